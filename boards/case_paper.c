/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Forms of the papers: multiplication of 220 bits, and addition modulo the prime of BLS12-381 in
 * LLVM IR as the paper writes it and limb by limb.
 *
 * The constants of the forms and the objects of the IR are made when the program is built.
 */
#include "case.h"
#include "ohta/case.h"

enum { NUMBER_WORDS = 7, NUMBER_BITS = 219 };

static ohta_word x[OHTA_LIMBS], y[OHTA_LIMBS], z[OHTA_LIMBS];
static int limbs;

/* Limbs of a number below 2^219: random, zero, or the greatest. */
static void draw(ohta_word *to, const ohta_form *form, uint32_t secret, uint64_t *state) {
    uint32_t number[NUMBER_WORDS + 1] = {0};

    for (int i = 0; i < NUMBER_WORDS; i++) {
        const uint32_t drawn = board_draw(state);
        number[i] = secret == 1 ? 0 : secret == 2 ? UINT32_MAX : drawn;
    }
    number[NUMBER_WORDS - 1] >>= 32 * NUMBER_WORDS - NUMBER_BITS;
    for (int i = 0; i < form->limbs; i++) {
        const int at = form->bits * i / 32, bit = form->bits * i % 32;
        const uint64_t two = at < NUMBER_WORDS ? number[at] | (uint64_t)number[at + 1] << 32 : 0;
        to[i] = (uint32_t)(two >> bit) & ((1U << form->bits) - 1);
    }
}

static void fill(const ohta_form *form, uint32_t secret) {
    uint64_t state = 2 + (uint64_t)secret;

    limbs = form->limbs;
    draw(x, form, secret, &state);
    draw(y, form, secret, &state);
}

static size_t result(const uint8_t **bytes) {
    *bytes = (const uint8_t *)z;
    return (size_t)limbs * sizeof z[0];
}

#define KIND(kind)                                                                                 \
    extern const ohta_form bench_ohta_##kind;                                                      \
    static void kind(uint32_t secret) { fill(&bench_ohta_##kind, secret); }
KIND(mont16)
KIND(mont13)
KIND(lazymont14)
KIND(whole16)
KIND(cut14)
KIND(lazy14)

#define FORM(form, kind)                                                                           \
    BOARD_RUN(ohta220_mul_##form) { sangi_ohta220_##form(z, x, y, &bench_ohta_##kind.words); }
FORM(alg1, mont16)
FORM(alg1_unrolled, mont16)
FORM(alg2, whole16)
FORM(alg3_plain, cut14)
FORM(alg3_unrolled, cut14)
FORM(alg3_blocked, cut14)
FORM(alg3_carrysave, cut14)
FORM(alg3_1x1, cut14)
FORM(alg3_2x2, cut14)
FORM(alg3_3x3, cut14)
FORM(alg3_4x4, cut14)
FORM(alg3_lazy, lazy14)
FORM(mont_carrysave, mont13)
FORM(mont_lazy, lazymont14)

/* p = the prime of BLS12-381 in words of 32 bits, lowest first. */
enum { P381_WORDS = 12 };
static const uint32_t prime[P381_WORDS] = {0xffffaaab, 0xb9feffff, 0xb153ffff, 0x1eabfffe,
                                           0xf6b0f624, 0x6730d2a0, 0xf38512bf, 0x64774b84,
                                           0x434bacd7, 0x4b1ba7b6, 0x397fe69a, 0x1a0111ea};
static _Alignas(8) uint32_t a[P381_WORDS], b[P381_WORDS], c[P381_WORDS];

/* Random below 2^380 < p, zero, or p - 1. */
static void element(uint32_t *to, uint32_t secret, uint64_t *state) {
    for (int i = 0; i < P381_WORDS; i++) {
        const uint32_t drawn = board_draw(state);
        to[i] = secret == 1 ? 0 : secret == 2 ? prime[i] - (i == 0) : drawn;
    }
    if (secret != 2)
        to[P381_WORDS - 1] >>= 4;
}

static void elements(uint32_t secret) {
    uint64_t state = 2 + (uint64_t)secret;

    element(a, secret, &state);
    element(b, secret, &state);
}

static size_t sum(const uint8_t **bytes) {
    *bytes = (const uint8_t *)c;
    return sizeof c;
}

#define IR(op, form)                                                                               \
    void sangi_p381_##op##_##form(void *z, const void *x, const void *y);                          \
    BOARD_RUN(p381_##op##_##form) { sangi_p381_##op##_##form(c, a, b); }
IR(add, ir)
IR(add, ir_branch)
IR(add, ir_wide)
IR(sub, ir)
IR(sub, ir_branch)
IR(sub, ir_wide)

#define OHTA(id, form, kind) {"ohta220/mul/" id, kind, board_run_ohta220_mul_##form, result}
#define P381(op, id, form) {"p381/" #op "/" id, elements, board_run_p381_##op##_##form, sum}

static const board_case cases[] = {
    OHTA("alg1", alg1, mont16),
    OHTA("alg1-unrolled", alg1_unrolled, mont16),
    OHTA("alg2", alg2, whole16),
    OHTA("alg3-plain", alg3_plain, cut14),
    OHTA("alg3-unrolled", alg3_unrolled, cut14),
    OHTA("alg3-blocked", alg3_blocked, cut14),
    OHTA("alg3-carrysave", alg3_carrysave, cut14),
    OHTA("alg3-1x1", alg3_1x1, cut14),
    OHTA("alg3-2x2", alg3_2x2, cut14),
    OHTA("alg3-3x3", alg3_3x3, cut14),
    OHTA("alg3-4x4", alg3_4x4, cut14),
    OHTA("alg3-lazy", alg3_lazy, lazy14),
    OHTA("mont-carrysave", mont_carrysave, mont13),
    OHTA("mont-lazy", mont_lazy, lazymont14),
    P381(add, "ir", ir),
    P381(add, "ir-branch", ir_branch),
    P381(add, "ir-wide", ir_wide),
    P381(sub, "ir", ir),
    P381(sub, "ir-branch", ir_branch),
    P381(sub, "ir-wide", ir_wide),
};

const board_family board_paper = {cases, sizeof cases / sizeof cases[0]};
