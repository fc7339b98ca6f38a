/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** This machine in the place of a board. */
#include <stdio.h>
#include <stdlib.h>

#include "board.h"

/* Far below any stack. */
unsigned char board_stack_floor[1];

void board_print(const char *text) { fputs(text, stdout); }

_Noreturn void board_exit(int status) { exit(status); }

uint64_t board_cycles(void) { return 0; }
