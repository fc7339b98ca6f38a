/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Eight moduli: the public functions, over one of two implementations. */
#include "mod/x8/context.h"

#include "mp/compare.h"
#include "word/wipe.h"

#define LITTLE SANGI_MP_LITTLE_ENDIAN
#define BIG SANGI_MP_BIG_ENDIAN

/* Bytes before the data: alignment and structure. */
#define BEFORE ((size_t)256)

_Static_assert(BEFORE >= SANGI_MOD_ALIGNMENT - 1 + sizeof(sangi_modx8),
               "SANGI_MODX8_SIZE includes the alignment and the structure before the data");

/* All ones if every modulus is odd. */
static sangi_mask all_odd(const uint8_t *n, size_t length, sangi_mp_order order) {
    unsigned odd = 1;

    for (size_t l = 0; l < SANGI_MODX8_LANES; l++)
        odd &= n[l * length + (order == LITTLE ? 0 : length - 1)];
    return sangi_limb_mask((sangi_limb)(odd & 1));
}

/* All ones if this byte of every modulus is not 0. */
static sangi_mask all_have(const uint8_t *n, size_t length, size_t at) {
    sangi_mask missing = 0;

    for (size_t l = 0; l < SANGI_MODX8_LANES; l++) {
        const sangi_limb byte = n[l * length + at];
        missing |= sangi_mp_is_zero(&byte, 1);
    }
    return (sangi_mask)~missing;
}

static sangi_status init(sangi_modx8 **made, void *memory, size_t size, const uint8_t *n,
                         size_t total, sangi_mod_method method, sangi_mp_order order) {
    *made = NULL;
    const size_t length = total / SANGI_MODX8_LANES;
    if (total % SANGI_MODX8_LANES || length < SANGI_MODX8_MIN_BYTES ||
        length > SANGI_MODX8_MAX_BYTES)
        return SANGI_BAD_LENGTH;
    if (size < SANGI_MODX8_SIZE(8 * length))
        return SANGI_BAD_MEMORY;
    if (method != SANGI_MOD_AUTO && method != SANGI_MOD_MONTGOMERY && method != SANGI_MOD_OHTA)
        return SANGI_BAD_METHOD;
    if (method == SANGI_MOD_AUTO)
        method = all_odd(n, length, order) ? SANGI_MOD_MONTGOMERY : SANGI_MOD_OHTA;

    const size_t gap = (0 - (uintptr_t)memory) & (SANGI_MOD_ALIGNMENT - 1);
    sangi_modx8 *const m = (sangi_modx8 *)(void *)((unsigned char *)memory + gap);
    m->bytes = length;
    m->blocks = SANGI_MODX8_BLOCKS(length);
    m->size = SANGI_MODX8_SIZE(8 * length) - BEFORE;
    m->method = method;
    m->vtable = sangi_modx8_choose();

    /* All constants are computed whatever the moduli are; only the status then depends on them. */
    const sangi_mask no_top = (sangi_mask)~all_have(n, length, order == LITTLE ? length - 1 : 0);
    const sangi_mask even = (sangi_mask)~all_odd(n, length, order);
    const sangi_mask refused = method == SANGI_MOD_MONTGOMERY ? even : 0;
    const sangi_mask good = (sangi_mask) ~(no_top | refused);
    m->vtable->prepare(m, n, order, good);
    *made = (sangi_modx8 *)((uintptr_t)m & (uintptr_t)(0 - (uintptr_t)(good & 1)));
    return (sangi_status)((no_top & SANGI_BAD_MODULUS) |
                          ((sangi_limb)~no_top & refused & SANGI_BAD_METHOD));
}

sangi_status sangi_modx8_init(sangi_modx8 **m, void *memory, size_t size, const uint8_t *n,
                              size_t length, sangi_mod_method method) {
    return init(m, memory, size, n, length, method, LITTLE);
}

sangi_status sangi_modx8_init_be(sangi_modx8 **m, void *memory, size_t size, const uint8_t *n,
                                 size_t length, sangi_mod_method method) {
    return init(m, memory, size, n, length, method, BIG);
}

void sangi_modx8_wipe(sangi_modx8 *m) { sangi_wipe(m, sizeof *m + m->size); }

size_t sangi_modx8_limbs(const sangi_modx8 *m) { return m->limbs; }

size_t sangi_modx8_bytes(const sangi_modx8 *m) { return SANGI_MODX8_LANES * m->bytes; }

sangi_mod_method sangi_modx8_method_of(const sangi_modx8 *m) { return m->method; }

const char *sangi_modx8_backend(const sangi_modx8 *m) {
    return m->vtable->backend ? m->vtable->backend : sangi_mod_backend(m->one[0]);
}

void sangi_modx8_mul(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                     const sangi_limb *y) {
    m->vtable->mul(m, z, x, y);
}

void sangi_modx8_sqr(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x) {
    m->vtable->sqr(m, z, x);
}

void sangi_modx8_exp(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                     const uint8_t *exponents, size_t length) {
    m->vtable->exp(m, z, x, exponents, length / SANGI_MODX8_LANES, LITTLE);
}

void sangi_modx8_exp_be(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                        const uint8_t *exponents, size_t length) {
    m->vtable->exp(m, z, x, exponents, length / SANGI_MODX8_LANES, BIG);
}

static sangi_status decode(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes, size_t length,
                           sangi_mp_order order) {
    for (size_t i = 0; i < m->limbs; i++)
        z[i] = 0;
    return length == sangi_modx8_bytes(m) ? m->vtable->decode(m, z, bytes, order)
                                          : SANGI_BAD_LENGTH;
}

sangi_status sangi_modx8_from_bytes(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                                    size_t length) {
    return decode(m, z, bytes, length, LITTLE);
}

sangi_status sangi_modx8_from_bytes_be(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                                       size_t length) {
    return decode(m, z, bytes, length, BIG);
}

static sangi_status decode_wide(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                                size_t length, sangi_mp_order order) {
    for (size_t i = 0; i < m->limbs; i++)
        z[i] = 0;
    if (length % SANGI_MODX8_LANES || length > 2 * sangi_modx8_bytes(m))
        return SANGI_BAD_LENGTH;
    m->vtable->decode_wide(m, z, bytes, length / SANGI_MODX8_LANES, order);
    return SANGI_OK;
}

sangi_status sangi_modx8_from_bytes_wide(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                                         size_t length) {
    return decode_wide(m, z, bytes, length, LITTLE);
}

sangi_status sangi_modx8_from_bytes_wide_be(const sangi_modx8 *m, sangi_limb *z,
                                            const uint8_t *bytes, size_t length) {
    return decode_wide(m, z, bytes, length, BIG);
}

static sangi_status encode(const sangi_modx8 *m, uint8_t *bytes, size_t length, const sangi_limb *x,
                           sangi_mp_order order) {
    if (length != sangi_modx8_bytes(m))
        return SANGI_BAD_LENGTH;
    m->vtable->encode(m, bytes, x, order);
    return SANGI_OK;
}

sangi_status sangi_modx8_to_bytes(const sangi_modx8 *m, uint8_t *bytes, size_t length,
                                  const sangi_limb *x) {
    return encode(m, bytes, length, x, LITTLE);
}

sangi_status sangi_modx8_to_bytes_be(const sangi_modx8 *m, uint8_t *bytes, size_t length,
                                     const sangi_limb *x) {
    return encode(m, bytes, length, x, BIG);
}
