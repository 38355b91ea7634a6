"""Do other libraries of Dou Dizhu allow the same plays? `python -m benchmarks.agreement --help` compares."""
