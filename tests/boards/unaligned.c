/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A control: a word is loaded from an address that is no multiple of four. */
#include "board.h"

int main(void) {
    static const uint8_t bytes[8] __attribute__((aligned(4))) = {0};
    uint32_t word;

    __asm__ volatile("ldr %0, [%1]" : "=r"(word) : "r"(bytes + 1), "m"(bytes));
    return (int)word;
}
