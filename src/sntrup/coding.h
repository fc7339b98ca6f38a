/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Polynomials of sntrup761 as bytes. */
#ifndef SANGI_SRC_SNTRUP_CODING_H
#define SANGI_SRC_SNTRUP_CODING_H

#include <stdint.h>

enum {
    SANGI_SNTRUP_P = 761,
    SANGI_SNTRUP_Q = 4591,
    SANGI_SNTRUP_SMALL_BYTES = 191,   /**< coefficients from -1 to 1 */
    SANGI_SNTRUP_RQ_BYTES = 1158,     /**< coefficients modulo q */
    SANGI_SNTRUP_ROUNDED_BYTES = 1007 /**< multiples of three within q / 2 */
};

/** An implementation of the encodings; all give the same bytes. */
typedef struct {
    /** Four coefficients from -1 to 1 in each byte, lowest first, each plus one. */
    void (*small_encode)(uint8_t *bytes, const int8_t *f);

    /**
     * f <- the coefficients.  The bits 11, which no encoding has, give the coefficient 2.
     */
    void (*small_decode)(int8_t *f, const uint8_t *bytes);

    /**
     * r[i] <- x = r[2 i] + m r[2 i + 1] without its n lowest bytes, which are appended to `bytes`.
     *
     * @pre  i < pairs; r are below m < 2^14, and m^2 / 256^n below 2^14; 1 <= n <= 2
     */
    void (*pack)(uint8_t *bytes, uint16_t *r, int pairs, uint32_t m, int n);

    /** The inverse of pack; any bytes give r below m, where the input r are below m^2 / 256^n,
     * rounded up. */
    void (*unpack)(uint16_t *r, const uint8_t *bytes, int pairs, uint32_t m, int n);
} sangi_sntrup_coding;

extern const sangi_sntrup_coding sangi_sntrup_coding_c;
extern const sangi_sntrup_coding sangi_sntrup_coding_avx2; /**< x86-64 only */

/** Coefficients within 2295.  @alias f is overwritten */
void sangi_sntrup_rq_encode(const sangi_sntrup_coding *coding, uint8_t *bytes, int16_t *f);

/** Any bytes give coefficients within 2295. */
void sangi_sntrup_rq_decode(const sangi_sntrup_coding *coding, int16_t *f, const uint8_t *bytes);

/** Multiples of three within 2295.  @alias f is overwritten */
void sangi_sntrup_rounded_encode(const sangi_sntrup_coding *coding, uint8_t *bytes, int16_t *f);

/** Any bytes give multiples of three within 2295. */
void sangi_sntrup_rounded_decode(const sangi_sntrup_coding *coding, int16_t *f,
                                 const uint8_t *bytes);

#endif
