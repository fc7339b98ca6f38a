/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight independent elements, in one of two representations.
 *
 * Radix 2^52, for the AVX-512 IFMA kernels: word 8 * i + l is digit i of the element in lane l.  An
 * element x is stored as x * R mod p below 2p, with R = 2^(52 * digits).
 * Scalar: eight consecutive elements of the field (field/field.h), each reduced.
 */
#ifndef SANGI_SRC_FIELD_X8_FIELD_X8_H
#define SANGI_SRC_FIELD_X8_FIELD_X8_H

#include <sangi/status.h>

#include "field/field.h"
#include "mp/bytes.h"

enum { SANGI_X8_COUNT = 8 };

/** Radix-2^52 digits of the longest prime. */
#define SANGI_X8_MAX_DIGITS 20

/** Radix-2^52 kernels of one field; an output is one of the inputs or overlaps none.  A long field
 * has those alone that are called here, mul and reduce. */
typedef struct {
    size_t digits;
    const uint64_t *to_radix52; /**< factor from the form in limbs to that in digits */
    void (*add)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*sub)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*mul)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*add_lazy)(uint64_t *z, const uint64_t *x, const uint64_t *y);
    void (*neg)(uint64_t *z, const uint64_t *x);
    void (*sqr)(uint64_t *z, const uint64_t *x);
    void (*reduce)(uint64_t *z, const uint64_t *x); /**< to below p */
    void (*select)(uint64_t *z, const uint64_t *x, const uint64_t *y, sangi_maskx8 mask);
    void (*dot2)(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                 const uint64_t *y1);
} sangi_field_x8;

/** z[l] <- f(x[l], y[l]) for eight elements. */
void sangi_field_x8_binary(sangi_field_binary f, size_t limbs, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y);

/** z[l] <- f(x[l]) for eight elements. */
void sangi_field_x8_unary(sangi_field_unary f, size_t limbs, sangi_limb *z, const sangi_limb *x);

/** z[l] <- x0[l] * y0[l] + x1[l] * y1[l] for eight elements. */
void sangi_field_x8_dot2(const sangi_field *f, sangi_limb *z, const sangi_limb *x0,
                         const sangi_limb *y0, const sangi_limb *x1, const sangi_limb *y1);

/** z[l] <- x[l] where bit l of mask is set, else y[l]. */
void sangi_field_x8_select(const sangi_field *f, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y, sangi_maskx8 mask);

/** Bit l: whether x[l] = 0. */
sangi_maskx8 sangi_field_x8_is_zero(const sangi_field *f, const sangi_limb *x);

/**
 * z[l] <- the number that bytes l * f->bytes to (l + 1) * f->bytes - 1 encode, or 0 if it is not
 * below p.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH, with z = 0, unless length is 8 * f->bytes;
 *         SANGI_OUT_OF_RANGE if any number is not below p
 * @ct     the numbers are secret; whether all are in range is declassified by the status
 */
sangi_status sangi_field_x8_decode(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                   size_t length, sangi_mp_order order);

/** bytes <- x[0], x[1] ...; SANGI_BAD_LENGTH, with nothing written, unless length is 8 * f->bytes.
 */
sangi_status sangi_field_x8_encode(const sangi_field *f, uint8_t *bytes, size_t length,
                                   const sangi_limb *x, sangi_mp_order order);

#if SANGI_ASM
/** z <- eight scalar elements, in radix 2^52.  @alias z and x do not overlap */
void sangi_field_x8_to_radix52(const sangi_field_x8 *v, const sangi_field *f, uint64_t *z,
                               const sangi_limb *x);

/** z <- eight radix-2^52 elements, as scalar elements.  @alias z and x do not overlap */
void sangi_field_x8_from_radix52(const sangi_field_x8 *v, const sangi_field *f, sangi_limb *z,
                                 const uint64_t *x);

/** Bit l: whether the number in lane l is 0 mod p. */
sangi_maskx8 sangi_field_x8_digits_are_zero(const sangi_field_x8 *v, const uint64_t *x);
#endif

#endif
