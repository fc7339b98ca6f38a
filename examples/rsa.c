/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "rsa.h"

#include <string.h>

/* z <- x, padded in front; 0 if it is too long. */
static int pad(uint8_t *z, size_t length, const uint8_t *x, size_t x_length) {
    if (x_length > length)
        return 0;
    memset(z, 0, length - x_length);
    memcpy(z + length - x_length, x, x_length);
    return 1;
}

static sangi_status make_moduli(rsa_key *key, const sangi_rsa_numbers *of,
                                sangi_mod_method method) {
    sangi_status status = sangi_mod_init_be(&key->n, key->memory_n, sizeof key->memory_n, of->n,
                                            of->n_length, method);
    if (status == SANGI_OK)
        status = sangi_mod_init_be(&key->p, key->memory_p, sizeof key->memory_p, of->p,
                                   of->p_length, method);
    if (status == SANGI_OK)
        status = sangi_mod_init_be(&key->q, key->memory_q, sizeof key->memory_q, of->q,
                                   of->q_length, method);
    return status;
}

sangi_status rsa_start(rsa_key *key, const sangi_rsa_numbers *of, sangi_mod_method method) {
    const size_t half = of->p_length;
    uint8_t qinv[RSA_MAX_BYTES / 2];

    memset(key, 0, sizeof *key);
    if (half > RSA_MAX_BYTES / 2 || of->q_length != half || of->n_length > 2 * half ||
        of->n_length < 2 * half - 1 || of->e_length > sizeof key->e ||
        !pad(key->dp, half, of->dp, of->dp_length) || !pad(key->dq, half, of->dq, of->dq_length) ||
        !pad(qinv, half, of->qinv, of->qinv_length))
        return SANGI_BAD_LENGTH;
    memcpy(key->e, of->e, of->e_length);
    key->e_length = of->e_length;
    sangi_status status = make_moduli(key, of, method);
    if (status == SANGI_OK)
        status = sangi_mod_from_bytes_be(key->p, key->qinv, qinv, half);
    if (status == SANGI_OK)
        status = sangi_mod_from_bytes_wide_be(key->n, key->q_mod_n, of->q, of->q_length);
    return status;
}

/* b + q ((a - b) qinv mod p) is a mod p, b mod q, and below n. */
sangi_status rsa_join(const rsa_key *key, uint8_t *out, const uint8_t *in, sangi_limb *a,
                      sangi_limb *b) {
    const size_t length = sangi_mod_bytes(key->n), half = sangi_mod_bytes(key->p);
    sangi_limb x[SANGI_MOD_LIMBS(RSA_MAX_BITS)], y[SANGI_MOD_LIMBS(RSA_MAX_BITS)];
    uint8_t bytes[RSA_MAX_BYTES / 2];

    const sangi_status status = sangi_mod_from_bytes_be(key->n, x, in, length);
    if (status != SANGI_OK) {
        memset(out, 0, length);
        return status;
    }
    sangi_mod_to_bytes_be(key->q, bytes, half, b);
    sangi_mod_from_bytes_wide_be(key->n, y, bytes, half);
    sangi_mod_from_bytes_wide_be(key->p, b, bytes, half);
    sangi_mod_sub(key->p, a, a, b);
    sangi_mod_mul(key->p, a, a, key->qinv);
    sangi_mod_to_bytes_be(key->p, bytes, half, a);

    sangi_limb h[SANGI_MOD_LIMBS(RSA_MAX_BITS)];
    sangi_mod_from_bytes_wide_be(key->n, h, bytes, half);
    sangi_mod_mul(key->n, h, h, key->q_mod_n);
    sangi_mod_add(key->n, y, y, h);

    sangi_mod_exp_vartime_be(key->n, h, y, key->e, key->e_length);
    const sangi_mask right = sangi_mod_equal(key->n, h, x);
    sangi_mod_sub(key->n, x, x, x);
    sangi_mod_select(key->n, y, y, x, right);
    sangi_mod_to_bytes_be(key->n, out, length, y);
    return right ? SANGI_OK : SANGI_BAD_RESULT;
}

void rsa_end(rsa_key *key) {
    sangi_mod_wipe(key->n);
    sangi_mod_wipe(key->p);
    sangi_mod_wipe(key->q);
    memset(key, 0, sizeof *key);
}
