"""Starts the program: `python -m game`."""

import sys
from multiprocessing import freeze_support


def main() -> int:
    freeze_support()  # first of all: in a bundle the processes it starts are this program again
    from game import app

    return app.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
