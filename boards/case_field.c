/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Fields, and a step of the ladder of CSIDH-512. */
#include <sangi/p256.h>
#include <sangi/p511.h>

#include "case.h"
#include "curve/curve.h"

static uint8_t bytes_out[4 * SANGI_P511_BYTES];

/* 2 * length bytes for from_bytes_wide: random, zeros, or a number that ends in p - 1. */
static void draw(uint8_t *bytes, size_t length, uint32_t secret, uint64_t *state) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = secret == 1 ? 0 : (uint8_t)board_draw(state);
}

#define FIELD(name, UPPER)                                                                         \
    static sangi_##name name##_x, name##_y, name##_z;                                              \
    static void name##_draw(sangi_##name *z, uint32_t secret, uint64_t *state) {                   \
        uint8_t bytes[2 * SANGI_##UPPER##_BYTES];                                                  \
        draw(bytes, sizeof bytes, secret, state);                                                  \
        (void)sangi_##name##_from_bytes_wide(z, bytes, sizeof bytes);                              \
        if (secret == 2) {                                                                         \
            sangi_##name##_from_u64(z, 1);                                                         \
            sangi_##name##_neg(z, z);                                                              \
        }                                                                                          \
    }                                                                                              \
    static void name##_prepare(uint32_t secret) {                                                  \
        uint64_t state = 2 + (uint64_t)secret;                                                     \
        name##_draw(&name##_x, secret, &state);                                                    \
        name##_draw(&name##_y, secret, &state);                                                    \
    }                                                                                              \
    static size_t name##_result(const uint8_t **bytes) {                                           \
        (void)sangi_##name##_to_bytes(bytes_out, SANGI_##UPPER##_BYTES, &name##_z);                \
        *bytes = bytes_out;                                                                        \
        return SANGI_##UPPER##_BYTES;                                                              \
    }                                                                                              \
    BOARD_RUN(name##_mul_c) { sangi_##name##_mul(&name##_z, &name##_x, &name##_y); }               \
    BOARD_RUN(name##_sqr_c) { sangi_##name##_sqr(&name##_z, &name##_x); }                          \
    BOARD_RUN(name##_add_c) { sangi_##name##_add(&name##_z, &name##_x, &name##_y); }               \
    BOARD_RUN(name##_inv_c) { sangi_##name##_inv(&name##_z, &name##_x); }

#define ROW(name, op)                                                                              \
    {#name "/" #op "/c", name##_prepare, board_run_##name##_##op##_c, name##_result}

FIELD(p256, P256)
FIELD(p511, P511)

/* (p, q) <- (2p, p + q); both begin anew at each run. */
static sangi_point p, q, p_begin, q_begin, difference;
static sangi_curve a24;

static void ladder_prepare(uint32_t secret) {
    uint64_t state = 2 + (uint64_t)secret, open = 1;

    p511_draw(&p_begin.x, secret, &state);
    p511_draw(&p_begin.z, secret, &state);
    p511_draw(&q_begin.x, secret, &state);
    p511_draw(&q_begin.z, secret, &state);
    p511_draw(&difference.x, 0, &open);
    p511_draw(&difference.z, 0, &open);
    p511_draw(&a24.a, 0, &open);
    p511_draw(&a24.c, 0, &open);
}

BOARD_RUN(csidh512_ladder_step_c) {
    p = p_begin;
    q = q_begin;
    sangi_curve_dbladd(&p, &q, &difference, &a24);
}

static size_t ladder_result(const uint8_t **bytes) {
    const sangi_p511 *const coordinates[] = {&p.x, &p.z, &q.x, &q.z};

    for (size_t i = 0; i < 4; i++)
        (void)sangi_p511_to_bytes(bytes_out + SANGI_P511_BYTES * i, SANGI_P511_BYTES,
                                  coordinates[i]);
    *bytes = bytes_out;
    return sizeof bytes_out;
}

static const board_case cases[] = {
    ROW(p256, mul),
    ROW(p256, sqr),
    ROW(p256, add),
    ROW(p256, inv),
    ROW(p511, mul),
    ROW(p511, sqr),
    ROW(p511, add),
    ROW(p511, inv),
    {"csidh512/ladder-step/c", ladder_prepare, board_run_csidh512_ladder_step_c, ladder_result},
};

const board_family board_field = {cases, sizeof cases / sizeof cases[0]};
