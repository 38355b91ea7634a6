"""Deals by interpreted kernels: reads numbers of deals, answers with seconds."""

import sys

from benchmarks.speed.ours import Kernel
from triumvir.climbing import kernel


def main(game: str) -> None:
    """Serve until the end of input."""
    if not str(kernel.__file__).endswith(".py"):
        sys.exit(f"not interpreted: {kernel.__file__}")
    run = Kernel(game)
    for line in sys.stdin:
        print(run(int(line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
