/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Eight moduli one after the other, for machines without the vector kernels. */
#include "mod/x8/context.h"

/* Each of the eight, and its element in an array of eight. */
#define EACH(l) for (size_t l = 0; l < SANGI_MODX8_LANES; l++)
#define OF(m, x, l) ((x) + (l) * ((m)->limbs / SANGI_MODX8_LANES))

/*
 * The address of a context does not depend on whether its modulus is refused; sangi_mod_init
 * zeroizes a refused one.
 */
static void prepare(sangi_modx8 *m, const uint8_t *n, sangi_mp_order order, sangi_mask good) {
    const size_t size = SANGI_MOD_SIZE(8 * m->bytes);
    unsigned char *const memory = (unsigned char *)(void *)m->data;

    (void)good;
    EACH(l) {
        const uint8_t *const from = n + l * m->bytes;
        unsigned char *const own = memory + l * size;
        sangi_mod *made;

        if (order == SANGI_MP_LITTLE_ENDIAN)
            (void)sangi_mod_init(&made, own, size, from, m->bytes, m->method);
        else
            (void)sangi_mod_init_be(&made, own, size, from, m->bytes, m->method);
        m->one[l] = sangi_mod_in(own);
    }
    m->limbs = SANGI_MODX8_LANES * (m->method == SANGI_MOD_OHTA
                                        ? 8 * m->bytes / SANGI_LIMB_BITS + 1
                                        : (m->bytes + sizeof(sangi_limb) - 1) / sizeof(sangi_limb));
}

static void mul(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x, const sangi_limb *y) {
    EACH(l)
    sangi_mod_mul(m->one[l], OF(m, z, l), OF(m, x, l), OF(m, y, l));
}

static void sqr(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x) {
    EACH(l)
    sangi_mod_sqr(m->one[l], OF(m, z, l), OF(m, x, l));
}

static void power(const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                  const uint8_t *exponents, size_t length, sangi_mp_order order) {
    EACH(l) {
        const uint8_t *const e = exponents + l * length;
        if (order == SANGI_MP_LITTLE_ENDIAN)
            sangi_mod_exp(m->one[l], OF(m, z, l), OF(m, x, l), e, length);
        else
            sangi_mod_exp_be(m->one[l], OF(m, z, l), OF(m, x, l), e, length);
    }
}

static sangi_status decode(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes,
                           sangi_mp_order order) {
    unsigned worst = SANGI_OK;

    EACH(l) {
        const uint8_t *const from = bytes + l * m->bytes;
        worst |= (unsigned)(order == SANGI_MP_LITTLE_ENDIAN
                                ? sangi_mod_from_bytes(m->one[l], OF(m, z, l), from, m->bytes)
                                : sangi_mod_from_bytes_be(m->one[l], OF(m, z, l), from, m->bytes));
    }
    return (sangi_status)worst;
}

static void decode_wide(const sangi_modx8 *m, sangi_limb *z, const uint8_t *bytes, size_t length,
                        sangi_mp_order order) {
    EACH(l) {
        const uint8_t *const from = bytes + l * length;
        if (order == SANGI_MP_LITTLE_ENDIAN)
            (void)sangi_mod_from_bytes_wide(m->one[l], OF(m, z, l), from, length);
        else
            (void)sangi_mod_from_bytes_wide_be(m->one[l], OF(m, z, l), from, length);
    }
}

static void encode(const sangi_modx8 *m, uint8_t *bytes, const sangi_limb *x,
                   sangi_mp_order order) {
    EACH(l) {
        uint8_t *const to = bytes + l * m->bytes;
        if (order == SANGI_MP_LITTLE_ENDIAN)
            (void)sangi_mod_to_bytes(m->one[l], to, m->bytes, OF(m, x, l));
        else
            (void)sangi_mod_to_bytes_be(m->one[l], to, m->bytes, OF(m, x, l));
    }
}

const sangi_modx8_vtable sangi_modx8_scalar = {.backend = NULL,
                                               .prepare = prepare,
                                               .mul = mul,
                                               .sqr = sqr,
                                               .exp = power,
                                               .decode = decode,
                                               .decode_wide = decode_wide,
                                               .encode = encode};
