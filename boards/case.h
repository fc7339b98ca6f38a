/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The cases of the bench program: a family of them in each case_*.c, by the names of the host's.
 */
#ifndef SANGI_BOARDS_CASE_H
#define SANGI_BOARDS_CASE_H

#include "board.h"

/** One routine on inputs of its own.  A run changes none of them, so that each does the same. */
typedef struct {
    const char *id;
    /** Sets the inputs, of which `secret` chooses the secret ones as board_secret says. */
    void (*prepare)(uint32_t secret);
    void (*run)(void);
    /** What came out, in bytes that are the same on every board; returns their number. */
    size_t (*result)(const uint8_t **bytes);
} board_case;

typedef struct {
    const board_case *cases;
    size_t count;
} board_family;

extern const board_family board_ring, board_saber, board_sntrup, board_field, board_paper;

/**
 * Defines a case's run, NAME, as a global function: a program whose entry it is measures its flash.
 */
#define BOARD_RUN(NAME)                                                                            \
    void board_run_##NAME(void);                                                                   \
    void board_run_##NAME(void)

/** The next 32 random bits. */
static inline uint32_t board_draw(uint64_t *state) {
    *state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = *state;
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(z >> 32);
}

#endif
