/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The inverse modulo 3 by division steps (Bernstein-Yang), 64 coefficients at a time.
 *
 * A polynomial is bit-sliced: one set of bits marks the coefficients 1, another the coefficients
 * -1. f starts as the reversal of x^761 - x - 1, g as that of the operand.  After 1521 steps (f, g)
 * <- (f, (g + s f) / x) or (g, (f + s g) / x), up to sign, f is constant; v and r are multiples of
 * the operand's inverse that follow f and g.  v and r are stored reversed, so that x v and g / x
 * are shifts in the same direction.  In the first half of the steps v and r are short, in the
 * second half f and g; only words that can be nonzero are touched.
 *
 * Masks select between the two kinds of step.  Steps are not batched by transition matrices, which
 * pays only where products are expensive: a step on 64 coefficients takes 25 instructions.
 *
 * @ref  [BY19]; sums modulo 3 in seven operations: [KAT08]
 */
#include "sntrup/invert.h"

#include "ring/ring761.h"
#include "word/limb.h"
#include "word/wipe.h"

enum { WORDS = 12, TRIT_STEPS = 2 * SANGI_RING761_N - 1 };

/** Bits of the coefficients 1, and of the coefficients -1; the last word is always zero. */
typedef struct {
    uint64_t one[WORDS + 1], minus[WORDS + 1];
} trits;

typedef struct {
    trits f, g, v, r;
} trit_state;

/** The masks of a step: s is 1 (plus), -1 (minus) or 0 (neither), and whether f and g swap. */
typedef struct {
    uint64_t plus, minus, swap;
} trit_choice;

static void put(trits *t, int at, int8_t value) {
    const uint64_t u = (uint64_t)(int64_t)value;

    t->one[at / 64] |= ((u & ~(u >> 1)) & 1) << at % 64;
    t->minus[at / 64] |= (u >> 63) << at % 64;
}

static inline int32_t get(const trits *t, int at) {
    const uint64_t one = t->one[at / 64] >> at % 64 & 1, minus = t->minus[at / 64] >> at % 64 & 1;

    return (int32_t)one - (int32_t)minus;
}

/* One word of x + s y, up to a common sign where x and y swap. */
static inline void add_word(uint64_t *one, uint64_t *minus, uint64_t x1, uint64_t x2, uint64_t y1,
                            uint64_t y2, const trit_choice *c) {
    const uint64_t s1 = (y1 & c->plus) | (y2 & c->minus), s2 = (y2 & c->plus) | (y1 & c->minus);
    const uint64_t t = (x1 | s2) ^ (s1 | x2);

    *one = (x2 | s2) ^ t;
    *minus = (x1 | s1) ^ t;
}

static inline uint64_t select_word(uint64_t mask, uint64_t a, uint64_t b) {
    return b ^ (mask & (a ^ b));
}

/* f <- f or g, g <- (g + s f) / x in the first `words` words. */
static void step_down(trits *f, trits *g, const trit_choice *c, int words) {
    uint64_t one, minus;

    add_word(&one, &minus, g->one[0], g->minus[0], f->one[0], f->minus[0], c);
    for (int i = 0; i < words; i++) {
        uint64_t next_one, next_minus;

        add_word(&next_one, &next_minus, g->one[i + 1], g->minus[i + 1], f->one[i + 1],
                 f->minus[i + 1], c);
        f->one[i] = select_word(c->swap, g->one[i], f->one[i]);
        f->minus[i] = select_word(c->swap, g->minus[i], f->minus[i]);
        g->one[i] = one >> 1 | next_one << 63;
        g->minus[i] = minus >> 1 | next_minus << 63;
        one = next_one;
        minus = next_minus;
    }
}

/* v <- x v or r, r <- r + s x v in the words from `from` on. */
static void step_up(trits *v, trits *r, const trit_choice *c, int from) {
    for (int i = from; i < WORDS; i++) {
        const uint64_t one = v->one[i] >> 1 | v->one[i + 1] << 63;
        const uint64_t minus = v->minus[i] >> 1 | v->minus[i + 1] << 63;

        v->one[i] = select_word(c->swap, r->one[i], one);
        v->minus[i] = select_word(c->swap, r->minus[i], minus);
        add_word(&r->one[i], &r->minus[i], r->one[i], r->minus[i], one, minus, c);
    }
}

static uint64_t mask_of(uint32_t bit) {
    const uint64_t narrow = (uint64_t)(uint32_t)(0 - (uint32_t)(sangi_limb_hide((sangi_limb)bit)));

    return narrow << 32 | narrow;
}

sangi_mask sangi_sntrup_invert3(int8_t *h, const int8_t *g) {
    trit_state s = {0};
    int32_t delta = 1;

    put(&s.f, 0, 1);
    put(&s.f, SANGI_RING761_N - 1, -1);
    put(&s.f, SANGI_RING761_N, -1);
    for (int i = 0; i < SANGI_RING761_N; i++)
        put(&s.g, SANGI_RING761_N - 1 - i, g[i]);
    put(&s.r, SANGI_RING761_N - 1, 1);
    for (int i = 0; i < TRIT_STEPS; i++) {
        const int rest = TRIT_STEPS - i, words = rest < SANGI_RING761_N ? rest / 64 + 1 : WORDS;
        const int from = i < SANGI_RING761_N - 1 ? (SANGI_RING761_N - 2 - i) / 64 : 0;
        const int32_t product = get(&s.f, 0) * get(&s.g, 0);
        const uint32_t odd = (uint32_t)product & 1, later = (uint32_t)-delta >> 31;
        const uint32_t swap = odd & later;
        const trit_choice c = {mask_of((uint32_t)product >> 31),
                               mask_of(odd & ~((uint32_t)product >> 31)), mask_of(swap)};

        delta = (delta ^ -(int32_t)swap) + (int32_t)swap + 1;
        step_down(&s.f, &s.g, &c, words);
        step_up(&s.v, &s.r, &c, from);
    }
    const int32_t sign = get(&s.f, 0);
    for (int i = 0; i < SANGI_RING761_N; i++)
        h[i] = (int8_t)(sign * get(&s.v, i));
    sangi_wipe(&s, sizeof s);
    /* delta is 0 exactly where f and g have no common divisor. */
    return sangi_limb_mask((sangi_limb)(1 ^ ((uint32_t)(delta | -delta) >> 31)));
}
