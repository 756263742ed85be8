"""`python -m ludus.cli` is `ludus`."""

import sys

from ludus.cli.entry import main

sys.exit(main())
