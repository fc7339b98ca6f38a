# SPDX-License-Identifier: MIT OR Apache-2.0
"""The boards whose programs are built in every run; --full has them all."""

from sampling import chosen

from sangi_lab.boards.board import boards

#: One that both emulators have, and one of the others, which the seed chooses.
BOARDS = ("cortex-m4", *chosen([name for name in boards() if name != "cortex-m4"]))
