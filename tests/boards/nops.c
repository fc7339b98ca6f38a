/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A control of the counters: NOPS instructions between the marks, and a call to each of them. */
#include "board.h"

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

int main(void) {
    (void)board_choice;
    (void)board_secret;
    board_begin();
    __asm__ volatile(".rept " TEXT(NOPS) "\n\tnop\n\t.endr");
    board_end();
    board_print("case nops\ndigest 0\nstack 0\ncounter 0\n");
    return 0;
}
