"""`python -m ironmaster`: the command line, where no script `ironmaster` is installed."""

from ironmaster.cli.main import run

if __name__ == "__main__":
    run()
