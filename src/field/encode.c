/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/encode.h"

#include "mp/compare.h"
#include "word/wipe.h"

/** Extra random bytes that bring a random number mod p within 2^-128 of uniform. */
#define EXTRA 16
#define MAX_BYTES (SANGI_FIELD_MAX_LIMBS * sizeof(sangi_limb))

static void set_zero(const sangi_field *f, sangi_limb *z) {
    for (size_t i = 0; i < f->limbs; i++)
        z[i] = 0;
}

sangi_mask sangi_field_decode_mask(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                   sangi_mp_order order) {
    sangi_mp_from_bytes(z, f->limbs, bytes, f->bytes, order);
    const sangi_mask in_range = sangi_mp_less(z, f->modulus, f->limbs);
    for (size_t i = 0; i < f->limbs; i++)
        z[i] &= in_range;
    f->mul(z, z, f->radix2);
    return in_range;
}

sangi_status sangi_field_decode(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                size_t length, sangi_mp_order order) {
    set_zero(f, z);
    if (length != f->bytes)
        return SANGI_BAD_LENGTH;
    return sangi_field_decode_mask(f, z, bytes, order) ? SANGI_OK : SANGI_OUT_OF_RANGE;
}

sangi_status sangi_field_decode_wide(const sangi_field *f, sangi_limb *z, const uint8_t *bytes,
                                     size_t length, sangi_mp_order order) {
    /* A number of this many bytes is below p, as the kernels require. */
    const size_t chunk = (f->bits - 1) / 8;
    sangi_limb digit[SANGI_FIELD_MAX_LIMBS], shift[SANGI_FIELD_MAX_LIMBS];

    set_zero(f, z);
    if (length > 2 * f->bytes)
        return SANGI_BAD_LENGTH;
    set_zero(f, shift);
    shift[8 * chunk / SANGI_LIMB_BITS] =
        (sangi_limb)((sangi_limb)1 << (8 * chunk % SANGI_LIMB_BITS));
    f->mul(shift, shift, f->radix2);
    for (size_t done = (length + chunk - 1) / chunk * chunk; done > 0; done -= chunk) {
        const size_t low = done - chunk, high = done < length ? done : length;
        const uint8_t *const at =
            order == SANGI_MP_LITTLE_ENDIAN ? bytes + low : bytes + (length - high);
        f->mul(z, z, shift);
        sangi_mp_from_bytes(digit, f->limbs, at, high - low, order);
        f->mul(digit, digit, f->radix2);
        f->add(z, z, digit);
    }
    sangi_wipe(digit, sizeof digit);
    return SANGI_OK;
}

sangi_status sangi_field_encode(const sangi_field *f, uint8_t *bytes, size_t length,
                                const sangi_limb *x, sangi_mp_order order) {
    sangi_limb unit[SANGI_FIELD_MAX_LIMBS], number[SANGI_FIELD_MAX_LIMBS];

    if (length != f->bytes)
        return SANGI_BAD_LENGTH;
    set_zero(f, unit);
    unit[0] = 1;
    f->mul(number, x, unit);
    sangi_mp_to_bytes(bytes, length, number, order);
    sangi_wipe(number, sizeof number);
    return SANGI_OK;
}

void sangi_field_from_u64(const sangi_field *f, sangi_limb *z, uint64_t v) {
    for (size_t i = 0; i < f->limbs; i++)
        z[i] = i * SANGI_LIMB_BITS < 64 ? (sangi_limb)(v >> (i * SANGI_LIMB_BITS)) : 0;
    f->mul(z, z, f->radix2);
}

sangi_status sangi_field_random(const sangi_field *f, sangi_limb *z, sangi_rng rng, void *context) {
    uint8_t bytes[MAX_BYTES + EXTRA];

    set_zero(f, z);
    if (rng(context, bytes, f->bytes + EXTRA) != SANGI_OK)
        return SANGI_RNG_FAILED;
    (void)sangi_field_decode_wide(f, z, bytes, f->bytes + EXTRA, SANGI_MP_LITTLE_ENDIAN);
    sangi_wipe(bytes, sizeof bytes);
    return SANGI_OK;
}
