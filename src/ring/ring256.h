/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products in Z_q[x]/(x^256 + 1), q = 2^13, of a public polynomial and a secret one with small
 * coefficients, and sums of such products.
 *
 * q has no root of unity of order 512, so every transform here is of integers: both operands are
 * taken centred, the product is exact, and only the result is reduced modulo q.
 *
 *   ntt_public, ntt_secret    transform an operand, once
 *   basemul_acc, basemul_add  multiply and sum in the transform domain
 *   ntt_inverse               takes back a sum, once
 *
 * The content of a transformed polynomial is private to a method; methods must not be mixed.  All
 * methods give the same coefficients, bit for bit.  To save memory, transform one polynomial at a
 * time with ntt_public and add its product with basemul_add.
 */
#ifndef SANGI_SRC_RING_RING256_H
#define SANGI_SRC_RING_RING256_H

#include <stddef.h>
#include <stdint.h>

enum {
    SANGI_RING256_N = 256,
    SANGI_RING256_Q = 8192,
    SANGI_RING256_SMALL = 5, /**< the greatest magnitude of a secret coefficient */
    SANGI_RING256_SUM = 12,  /**< k products can be summed where k * max |secret| is at most this */
    SANGI_RING256_PRODUCTS = 4 /**< and k at most this */
};

#if defined(__x86_64__)
#define SANGI_RING256_ALIGNED _Alignas(64)
#else
#define SANGI_RING256_ALIGNED
#endif

/** A polynomial in the transform domain of a method, or a sum of products there. */
typedef union {
    SANGI_RING256_ALIGNED int32_t ntt32[SANGI_RING256_N];
    int16_t ntt16[16][2][SANGI_RING256_N / 16]; /**< [row][prime][column] */
    int16_t ntt16_scalar[2][SANGI_RING256_N];   /**< [prime][coefficient] */
    uint16_t coefficients[SANGI_RING256_N];     /**< without a transform: modulo 2^16 */
} sangi_ring256;

/** A method of multiplication.  No branch or address depends on a coefficient. */
typedef struct {
    const char *name;

    /**
     * t <- transform of a.
     *
     * @pre  a has 256 coefficients; bits above the lowest 13 are ignored
     */
    void (*ntt_public)(sangi_ring256 *t, const uint16_t *a);

    /**
     * t <- transform of s.
     *
     * @pre  s has 256 coefficients from -5 to 5 (not their residues modulo q)
     */
    void (*ntt_secret)(sangi_ring256 *t, const int16_t *s);

    /**
     * c <- x[0] * y[0] + ... + x[k - 1] * y[k - 1].
     *
     * @pre    1 <= k <= 4; x are public, y secret, and k * max |secret| <= 12
     * @alias  c may be one of x
     */
    void (*basemul_acc)(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k);

    /**
     * c <- c + x * y, where c is from basemul_acc with k = 1; at most as many products as
     * basemul_acc can sum.
     *
     * @alias  c is neither x nor y
     */
    void (*basemul_add)(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y);

    /**
     * c <- the 256 coefficients of t, from 0 to q - 1.
     *
     * @post  the content of t is undefined
     */
    void (*ntt_inverse)(uint16_t *c, sangi_ring256 *t);
} sangi_ring256_method;

extern const sangi_ring256_method sangi_ring256_schoolbook;
extern const sangi_ring256_method sangi_ring256_karatsuba;
extern const sangi_ring256_method sangi_ring256_toom4;  /**< the method of Saber's authors */
extern const sangi_ring256_method sangi_ring256_ntt32;  /**< one prime of 25 or 26 bits */
extern const sangi_ring256_method sangi_ring256_ntt16;  /**< two primes of 12 to 14 bits */
extern const sangi_ring256_method sangi_ring256_avx2;   /**< ntt16 in AVX2; x86-64 only */
extern const sangi_ring256_method sangi_ring256_avx512; /**< both primes in one register; x86-64 */

/** The fastest method on this CPU, by word/backend.h. */
const sangi_ring256_method *sangi_ring256_best(void);

/** The method in portable C for this target: ntt32 or ntt16. */
const sangi_ring256_method *sangi_ring256_c(void);

/** c <- a * s. */
void sangi_ring256_mul(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                       const int16_t *s);

/**
 * c <- a[0] * s[0] + ... + a[k - 1] * s[k - 1], arrays of polynomials of 256 coefficients.
 *
 * @pre  as for basemul_acc
 */
void sangi_ring256_inner(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                         const int16_t *s, size_t k);

/**
 * c <- A * s: c[i] is the sum of a[k * i + j] * s[j] over j; each operand is transformed once.
 *
 * @pre  as for basemul_acc; c overlaps neither a nor s
 */
void sangi_ring256_matvec(const sangi_ring256_method *method, uint16_t *c, const uint16_t *a,
                          const int16_t *s, size_t k);

#endif
