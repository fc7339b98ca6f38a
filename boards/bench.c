/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Runs one case three times: to measure the depth of its stack, to warm up, and between the marks.
 *
 * Prints `case ID`, `digest` of the result, `stack` in bytes and `counter`, the cycle counter of
 * the board.
 */
#include "case.h"

enum { MOST_STACK = 48 * 1024 };

/* A pattern for unused stack, which a run is unlikely to write. */
static const uintptr_t paint = (uintptr_t)-1 / 0xff * 0xa5;

static const board_family *const families[] = {&board_ring, &board_saber, &board_sntrup,
                                               &board_field, &board_paper};

static void print_number(uint64_t n) {
    char text[21], *at = text + sizeof text - 1;

    *at = 0;
    do {
        *--at = (char)('0' + n % 10);
        n /= 10;
    } while (n);
    board_print(at);
}

static void print_line(const char *name, uint64_t n) {
    board_print(name);
    board_print(" ");
    print_number(n);
    board_print("\n");
}

/* [FNV-1a], 64 bits. */
static uint64_t digest(const uint8_t *bytes, size_t length) {
    uint64_t h = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < length; i++)
        h = (h ^ bytes[i]) * UINT64_C(0x100000001b3);
    return h;
}

/*
 * The bytes of stack that `run` uses, including its return address where that is pushed.  Measured
 * in words, since a simulated core is slow.
 */
static __attribute__((noinline)) size_t depth(void (*run)(void)) {
    unsigned char *const top = board_stack_pointer();
    const size_t room = (size_t)(top - board_stack_floor);
    const size_t words = (room > MOST_STACK ? MOST_STACK : room) / sizeof paint;
    volatile uintptr_t *const low = (volatile uintptr_t *)(void *)top - words;
    size_t untouched = 0;

    for (size_t i = 0; i < words; i++)
        low[i] = paint;
    run();
    while (untouched < words && low[untouched] == paint)
        untouched++;
    return (words - untouched) * sizeof paint;
}

int main(void) {
    size_t place = board_choice;
    const board_case *chosen = NULL;

    for (size_t f = 0; f < sizeof families / sizeof families[0]; f++) {
        if (!chosen && place < families[f]->count)
            chosen = &families[f]->cases[place];
        place -= chosen ? 0 : families[f]->count;
    }
    for (size_t f = 0; !chosen && f < sizeof families / sizeof families[0]; f++)
        for (size_t i = 0; i < families[f]->count; i++) {
            board_print(families[f]->cases[i].id);
            board_print("\n");
        }
    if (!chosen)
        return 0;

    chosen->prepare(board_secret);
    const size_t stack = depth(chosen->run);
    chosen->run(); /* reading the whole stack has evicted everything else from the cache */
    const uint64_t before = board_cycles();
    board_begin();
    chosen->run();
    board_end();
    const uint64_t after = board_cycles();

    const uint8_t *bytes = NULL;
    const size_t length = chosen->result(&bytes);
    board_print("case ");
    board_print(chosen->id);
    board_print("\n");
    print_line("digest", digest(bytes, length));
    print_line("stack", stack);
    print_line("counter", after - before);
    return 0;
}
