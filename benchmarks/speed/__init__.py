"""How many deals a second, side by side with other libraries and with plain C: `python -m
benchmarks.speed`.
"""
