"""`python -m triumvir`: the command line."""

from triumvir.cli import main

if __name__ == "__main__":
    main()
