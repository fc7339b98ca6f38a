/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The cases of the bench program: one family in each case_*.c, named as on the host. */
#ifndef SANGI_BOARDS_CASE_H
#define SANGI_BOARDS_CASE_H

#include "board.h"

/** A routine with its inputs.  A run does not change them, so that all runs are the same. */
typedef struct {
    const char *id;
    /** Sets the inputs; `secret` selects the secret ones as for board_secret. */
    void (*prepare)(uint32_t secret);
    void (*run)(void);
    /** Writes the result in bytes that are the same on every board; returns their number. */
    size_t (*result)(const uint8_t **bytes);
} board_case;

typedef struct {
    const board_case *cases;
    size_t count;
} board_family;

extern const board_family board_ring, board_saber, board_sntrup, board_field, board_paper;

/**
 * Defines the run of a case, NAME, as a global function: linked as the entry of a program, it gives
 * the case's flash size.
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
