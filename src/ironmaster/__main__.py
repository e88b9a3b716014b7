"""`python -m ironmaster`: the command line, if the script `ironmaster` is not installed."""

from ironmaster.cli.main import run

if __name__ == "__main__":
    run()
