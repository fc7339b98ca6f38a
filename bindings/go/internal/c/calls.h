/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The calls that c.go makes, with the types that suit cgo.
 *
 * A context lies in memory of Go's, so that Go must see its address as that of bytes: the garbage
 * collector does not follow addresses of a C type that is incomplete, as sangi_mod is.
 */
#ifndef SANGI_GO_CALLS_H
#define SANGI_GO_CALLS_H

#include <stddef.h>
#include <stdint.h>

#include "sangi.h"

enum { SCRATCH = SANGI_MODEXP_SCRATCH(SANGI_MODEXP_MAX_BYTES) };

static inline sangi_status modexp(uint8_t *out, size_t out_length, const uint8_t *base,
                                  size_t base_length, const uint8_t *exponent,
                                  size_t exponent_length, const uint8_t *modulus,
                                  size_t modulus_length, uint8_t *scratch) {
    return sangi_modexp_vartime(out, out_length, base, base_length, exponent, exponent_length,
                                modulus, modulus_length, scratch, SCRATCH);
}

/** The same call so many times: what a benchmark compares calls from Go with. */
static inline void modexps(size_t count, uint8_t *out, size_t out_length, const uint8_t *base,
                           size_t base_length, const uint8_t *exponent, size_t exponent_length,
                           const uint8_t *modulus, size_t modulus_length, uint8_t *scratch) {
    while (count--)
        (void)modexp(out, out_length, base, base_length, exponent, exponent_length, modulus,
                     modulus_length, scratch);
}

static inline size_t mod_size(size_t bytes) { return SANGI_MOD_SIZE(8 * bytes); }

/** *offset <- where in the memory the context begins, if it was made. */
static inline sangi_status mod_init(uint8_t *memory, size_t size, const uint8_t *n, size_t length,
                                    size_t *offset) {
    sangi_mod *m;
    const sangi_status status = sangi_mod_init_be(&m, memory, size, n, length, SANGI_MOD_AUTO);

    if (status == SANGI_OK)
        *offset = (size_t)((uint8_t *)m - memory);
    return status;
}

static inline const sangi_mod *mod(const uint8_t *m) { return (const sangi_mod *)(const void *)m; }

static inline void mod_wipe(uint8_t *m) { sangi_mod_wipe((sangi_mod *)(void *)m); }

static inline size_t mod_limbs(const uint8_t *m) { return sangi_mod_limbs(mod(m)); }

static inline void mod_add(const uint8_t *m, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y) {
    sangi_mod_add(mod(m), z, x, y);
}

static inline void mod_sub(const uint8_t *m, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y) {
    sangi_mod_sub(mod(m), z, x, y);
}

static inline void mod_neg(const uint8_t *m, sangi_limb *z, const sangi_limb *x) {
    sangi_mod_neg(mod(m), z, x);
}

static inline void mod_mul(const uint8_t *m, sangi_limb *z, const sangi_limb *x,
                           const sangi_limb *y) {
    sangi_mod_mul(mod(m), z, x, y);
}

static inline void mod_sqr(const uint8_t *m, sangi_limb *z, const sangi_limb *x) {
    sangi_mod_sqr(mod(m), z, x);
}

static inline void mod_exp(const uint8_t *m, sangi_limb *z, const sangi_limb *x,
                           const uint8_t *exponent, size_t length) {
    sangi_mod_exp_be(mod(m), z, x, exponent, length);
}

static inline void mod_exp_vartime(const uint8_t *m, sangi_limb *z, const sangi_limb *x,
                                   const uint8_t *exponent, size_t length) {
    sangi_mod_exp_vartime_be(mod(m), z, x, exponent, length);
}

static inline sangi_mask mod_inv(const uint8_t *m, sangi_limb *z, const sangi_limb *x) {
    return sangi_mod_inv(mod(m), z, x);
}

static inline sangi_mask mod_equal(const uint8_t *m, const sangi_limb *x, const sangi_limb *y) {
    return sangi_mod_equal(mod(m), x, y);
}

static inline sangi_status mod_from_bytes(const uint8_t *m, sangi_limb *z, const uint8_t *bytes,
                                          size_t length) {
    return sangi_mod_from_bytes_be(mod(m), z, bytes, length);
}

static inline sangi_status mod_from_bytes_wide(const uint8_t *m, sangi_limb *z,
                                               const uint8_t *bytes, size_t length) {
    return sangi_mod_from_bytes_wide_be(mod(m), z, bytes, length);
}

static inline sangi_status mod_to_bytes(const uint8_t *m, uint8_t *bytes, size_t length,
                                        const sangi_limb *x) {
    return sangi_mod_to_bytes_be(mod(m), bytes, length, x);
}

static inline const char *mod_exp_backend(const uint8_t *m) {
    return sangi_mod_exp_backend(mod(m));
}

#endif
