"""`python -m ludus.cli` is `ludus`."""

import sys

from ludus.cli import main

if __name__ == "__main__":  # and not where a process works for this one
    sys.exit(main())
