# SPDX-License-Identifier: MIT OR Apache-2.0
"""The board whose programs are built, where a run has one; --full has them all."""

import pytest
from sampling import chosen, paired

from sangi_lab.boards.board import boards

#: In every second of those runs the one that both emulators have, else one of the others, which the seed chooses.
BOARDS = tuple(
    chosen(["cortex-m4", *chosen([name for name in boards() if name != "cortex-m4"])], salt="board")
)
#: Marks of what needs the programs of a board: a run without it leaves them to --full.
BUILT = paired("boards")
ON_CORTEX_M4 = BUILT if "cortex-m4" in BOARDS else [pytest.mark.full]
