"""Conformance: small cases with their answers, read from vector files and asked of the rules (rules 9)."""
