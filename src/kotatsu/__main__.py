"""`python -m kotatsu` is the command `kotatsu`."""

import sys

from kotatsu.cli import main

if __name__ == "__main__":
    sys.exit(main())
