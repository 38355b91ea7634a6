"""`python -m benchmarks` races; see `python -m benchmarks.speed --help` and `python -m benchmarks.agreement
--help`.
"""

import sys

from benchmarks.speed.__main__ import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
