/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Encodings to elements and back. */
#include "mod/context.h"
#include "mp/bytes.h"
#include "mp/compare.h"
#include "word/wipe.h"

#define MOST SANGI_MOD_MAX_LIMBS

static void set_zero(const sangi_mod *m, sangi_limb *z) {
    for (size_t i = 0; i < m->limbs; i++)
        z[i] = 0;
}

/* z <- the number that the bytes encode; all ones, or 0 with z = 0 where it is not below n */
static sangi_mask number(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes, size_t length,
                         sangi_mp_order order) {
    sangi_mp_from_bytes(z, m->limbs, bytes, length, order);
    const sangi_mask in_range = sangi_mp_less(z, m->data, m->limbs);
    for (size_t i = 0; i < m->limbs; i++)
        z[i] &= in_range;
    return in_range;
}

SANGI_OWN_FRAME static sangi_status decode(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                           size_t length, sangi_mp_order order) {
    set_zero(m, z);
    if (length != m->bytes)
        return SANGI_BAD_LENGTH;
    const sangi_mask in_range = number(m, z, bytes, length, order);
    m->vtable->to_element(m, z, z);
    return (sangi_status)((sangi_limb)~in_range & SANGI_OUT_OF_RANGE);
}

SANGI_OWN_FRAME static sangi_status decode_wide(const sangi_mod *m, sangi_limb *z,
                                                const uint8_t *bytes, size_t length,
                                                sangi_mp_order order) {
    sangi_limb x[2 * MOST];

    set_zero(m, z);
    if (length > 2 * m->bytes)
        return SANGI_BAD_LENGTH;
    sangi_mp_from_bytes(x, 2 * m->limbs, bytes, length, order);
    m->vtable->reduce_wide(m, z, x);
    sangi_wipe(x, 2 * m->limbs * sizeof *x);
    return SANGI_OK;
}

SANGI_OWN_FRAME static sangi_status encode(const sangi_mod *m, uint8_t *bytes, size_t length,
                                           const sangi_limb *x, sangi_mp_order order) {
    sangi_limb number[MOST];

    if (length != m->bytes)
        return SANGI_BAD_LENGTH;
    m->vtable->from_element(m, number, x);
    sangi_mp_to_bytes(bytes, length, number, order);
    sangi_wipe(number, m->limbs * sizeof *number);
    return SANGI_OK;
}

SANGI_OWN_FRAME static sangi_status mul_bytes(const sangi_mod *m, uint8_t *out, size_t length,
                                              const uint8_t *x, size_t x_length, const uint8_t *y,
                                              size_t y_length) {
    sangi_limb a[MOST], b[MOST];

    if (length != m->bytes || x_length != length || y_length != length)
        return SANGI_BAD_LENGTH;
    const sangi_mask in_range = number(m, a, x, length, SANGI_MP_LITTLE_ENDIAN) &
                                number(m, b, y, length, SANGI_MP_LITTLE_ENDIAN);
    m->vtable->mul_numbers(m, a, a, b);
    for (size_t i = 0; i < m->limbs; i++)
        a[i] &= in_range;
    sangi_mp_to_bytes(out, length, a, SANGI_MP_LITTLE_ENDIAN);
    sangi_wipe(a, m->limbs * sizeof *a);
    sangi_wipe(b, m->limbs * sizeof *b);
    return (sangi_status)((sangi_limb)~in_range & SANGI_OUT_OF_RANGE);
}

/* The status, once the frames of what gave it are wiped. */
static sangi_status wiped(const sangi_mod *m, sangi_status status) {
    sangi_wipe_stack(sangi_mod_dead_stack(m));
    return status;
}

sangi_status sangi_mod_from_bytes(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                  size_t length) {
    return wiped(m, decode(m, z, bytes, length, SANGI_MP_LITTLE_ENDIAN));
}

sangi_status sangi_mod_from_bytes_be(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                     size_t length) {
    return wiped(m, decode(m, z, bytes, length, SANGI_MP_BIG_ENDIAN));
}

sangi_status sangi_mod_from_bytes_wide(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                       size_t length) {
    return wiped(m, decode_wide(m, z, bytes, length, SANGI_MP_LITTLE_ENDIAN));
}

sangi_status sangi_mod_from_bytes_wide_be(const sangi_mod *m, sangi_limb *z, const uint8_t *bytes,
                                          size_t length) {
    return wiped(m, decode_wide(m, z, bytes, length, SANGI_MP_BIG_ENDIAN));
}

void sangi_mod_from_u64(const sangi_mod *m, sangi_limb *z, uint64_t v) {
    uint8_t bytes[8];
    sangi_limb piece[8 * sizeof bytes / SANGI_LIMB_BITS];

    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(v >> (8 * i));
    if (2 * m->bytes >= sizeof bytes) {
        (void)decode_wide(m, z, bytes, sizeof bytes, SANGI_MP_LITTLE_ENDIAN);
    } else {
        /* two bytes at a time, which moduli of one byte take: z <- 2^16 z + piece */
        set_zero(m, z);
        for (size_t i = sizeof bytes; i > 0; i -= 2) {
            for (int bit = 0; bit < 16; bit++)
                sangi_mod_add(m, z, z, z);
            (void)decode_wide(m, piece, bytes + i - 2, 2, SANGI_MP_LITTLE_ENDIAN);
            sangi_mod_add(m, z, z, piece);
        }
        sangi_wipe(piece, sizeof piece);
    }
    sangi_wipe(bytes, sizeof bytes);
}

sangi_status sangi_mod_to_bytes(const sangi_mod *m, uint8_t *bytes, size_t length,
                                const sangi_limb *x) {
    return wiped(m, encode(m, bytes, length, x, SANGI_MP_LITTLE_ENDIAN));
}

sangi_status sangi_mod_to_bytes_be(const sangi_mod *m, uint8_t *bytes, size_t length,
                                   const sangi_limb *x) {
    return wiped(m, encode(m, bytes, length, x, SANGI_MP_BIG_ENDIAN));
}

sangi_status sangi_mod_mul_bytes(const sangi_mod *m, uint8_t *out, size_t length, const uint8_t *x,
                                 size_t x_length, const uint8_t *y, size_t y_length) {
    return wiped(m, mul_bytes(m, out, length, x, x_length, y, y_length));
}
