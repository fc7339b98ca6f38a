/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Calls f(z, x, y) of four limbs with a signal after every instruction, whose handler writes to all
 * the stack that the ABI lets it write to.  Prints how many signals came, then the limbs of z.
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void f(uint64_t *z, const uint64_t *x, const uint64_t *y);

static volatile sig_atomic_t hits;

static void hit(int number) {
    volatile unsigned char below[16384];

    (void)number;
    for (size_t i = 0; i < sizeof below; i++)
        below[i] = 0xee;
    hits++;
}

/* With the trap flag set each instruction ends with SIGTRAP, which is handled on the stack of the
 * call. */
static void stepped(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    __asm__ volatile("pushfq\n orq $0x100, (%%rsp)\n popfq" ::: "cc", "memory");
    f(z, x, y);
    __asm__ volatile("pushfq\n andq $-0x101, (%%rsp)\n popfq" ::: "cc", "memory");
}

int main(void) {
    static const uint64_t x[4] = {5, 7, 9, 11}, y[4] = {13, 17, 19, 23};
    uint64_t z[4] = {0};
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_handler = hit;
    if (sigaction(SIGTRAP, &action, NULL))
        return 1;
    stepped(z, x, y);
    printf("%d %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", (int)hits, z[0], z[1], z[2],
           z[3]);
    return 0;
}
