/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products in Z_q[x]/(x^256 + 1), q = 2^13, of a wide polynomial and a small one, and sums of them.
 *
 * q has no root of unity of order 512, so every transform here is of integers: both operands are
 * taken centred, the product is exact, and only its end is reduced modulo q.
 *
 *   wide, small   take coefficients into the transform domain, once for each operand
 *   dot, add      multiply there, and sum there
 *   inverse       comes back once for each sum
 *
 * What a transformed polynomial holds is a method's own affair; those of two methods do not mix.
 * All methods give the same coefficients, bit for bit.  One polynomial at a time is enough: `wide`
 * into one sangi_ring256, `add` it to another, and the next.
 */
#ifndef SANGI_SRC_RING_RING256_H
#define SANGI_SRC_RING_RING256_H

#include <stddef.h>
#include <stdint.h>

enum {
    SANGI_RING256_N = 256,
    SANGI_RING256_Q = 8192,
    SANGI_RING256_SMALL = 5, /**< no coefficient of a small polynomial is beyond this */
    SANGI_RING256_SUM = 12,  /**< k products may be summed while k * max |small| is at most this */
    SANGI_RING256_PRODUCTS = 4 /**< and k at most this */
};

#if defined(__x86_64__)
#define SANGI_RING256_ALIGNED _Alignas(64)
#else
#define SANGI_RING256_ALIGNED
#endif

/** A polynomial in the transform domain of some method, or a sum of products there. */
typedef union {
    SANGI_RING256_ALIGNED int32_t one[SANGI_RING256_N]; /**< ntt32 */
    int16_t two[16][2][SANGI_RING256_N / 16]; /**< ntt16 and its kin: rows modulo each prime */
    int16_t each[2][SANGI_RING256_N]; /**< ntt16 without lanes: all modulo one, then the other */
    uint16_t plain[SANGI_RING256_N];  /**< without a transform: modulo 2^16 */
} sangi_ring256;

/** One way to multiply.  No branch, no address depends on a coefficient. */
typedef struct {
    const char *name;

    /**
     * t <- transform of a.
     *
     * @pre  a has 256 coefficients, of which the lowest 13 bits count
     */
    void (*wide)(sangi_ring256 *t, const uint16_t *a);

    /**
     * t <- transform of s.
     *
     * @pre  s has 256 coefficients, each from -5 to 5: one read back modulo q is centred before
     */
    void (*small)(sangi_ring256 *t, const int16_t *s);

    /**
     * c <- x[0] * y[0] + ... + x[k - 1] * y[k - 1].
     *
     * @pre    1 <= k <= 4; x are wide, y small, and k * max |small| <= 12
     * @alias  c may be one of x
     */
    void (*dot)(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k);

    /**
     * c <- c + x * y, where c began as a dot of one product; as often as dot could sum.
     *
     * @alias  c is neither x nor y
     */
    void (*add)(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y);

    /**
     * c <- the 256 coefficients of the sum that t is, from 0 to q - 1.
     *
     * @post  t holds nothing of use
     */
    void (*inverse)(uint16_t *c, sangi_ring256 *t);
} sangi_ring256_method;

extern const sangi_ring256_method sangi_ring256_schoolbook;
extern const sangi_ring256_method sangi_ring256_karatsuba;
extern const sangi_ring256_method sangi_ring256_toom4;  /**< as Saber's authors multiply */
extern const sangi_ring256_method sangi_ring256_ntt32;  /**< one prime of 25 or 26 bits */
extern const sangi_ring256_method sangi_ring256_ntt16;  /**< two primes of 12 to 14 bits */
extern const sangi_ring256_method sangi_ring256_avx2;   /**< ntt16 in AVX2; x86-64 only */
extern const sangi_ring256_method sangi_ring256_avx512; /**< both primes in one register; x86-64 */

/** The fastest method of this processor, by word/backend.h. */
const sangi_ring256_method *sangi_ring256_best(void);

/** The method in portable C that suits this target: one of ntt32, ntt16. */
const sangi_ring256_method *sangi_ring256_c(void);

/** c <- a * s. */
void sangi_ring256_mul(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                       const int16_t *s);

/**
 * c <- a[0] * s[0] + ... + a[k - 1] * s[k - 1], polynomials of 256 coefficients end to end.
 *
 * @pre  as for dot
 */
void sangi_ring256_inner(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                         const int16_t *s, size_t k);

/**
 * c <- A * s: c[i] is the sum of a[k * i + j] * s[j] over j; each operand is transformed once.
 *
 * @pre  as for dot; c overlaps neither a nor s
 */
void sangi_ring256_matvec(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                          const int16_t *s, size_t k);

#endif
