/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "rsa_eight.h"

#include <string.h>

/* z <- a prime of each key. */
static void primes(uint8_t *z, size_t half, const sangi_rsa_numbers of[], int second) {
    for (size_t i = 0; i < RSA_LANES; i++)
        memcpy(z + i * half, second ? of[i].q : of[i].p, half);
}

sangi_status rsa_eight_start(rsa_eight *keys, const sangi_rsa_numbers of[RSA_LANES],
                             sangi_mod_method method) {
    const size_t half = of[0].p_length;
    uint8_t moduli[RSA_LANES * RSA_MAX_BYTES / 2];

    memset(keys, 0, sizeof *keys);
    for (size_t i = 0; i < RSA_LANES; i++) {
        if (of[i].p_length != half || of[i].n_length != of[0].n_length)
            return SANGI_BAD_LENGTH;
        const sangi_status status = rsa_start(&keys->key[i], &of[i], method);
        if (status != SANGI_OK)
            return status;
        memcpy(keys->dp + i * half, keys->key[i].dp, half);
        memcpy(keys->dq + i * half, keys->key[i].dq, half);
    }
    primes(moduli, half, of, 0);
    sangi_status status = sangi_modx8_init_be(&keys->p, keys->memory_p, sizeof keys->memory_p,
                                              moduli, RSA_LANES * half, method);
    primes(moduli, half, of, 1);
    if (status == SANGI_OK)
        status = sangi_modx8_init_be(&keys->q, keys->memory_q, sizeof keys->memory_q, moduli,
                                     RSA_LANES * half, method);
    return status;
}

/* out <- in^exponent modulo eight primes; the messages are twice as long as these or a byte less.
 */
static void powers(const sangi_modx8 *m, uint8_t *out, const uint8_t *in, size_t length,
                   const uint8_t *exponents) {
    const size_t bytes = sangi_modx8_bytes(m);
    SANGI_ALIGNED(64) sangi_limb x[SANGI_MODX8_LIMBS(RSA_MAX_BITS / 2)];

    sangi_modx8_from_bytes_wide_be(m, x, in, length);
    sangi_modx8_exp_be(m, x, x, exponents, bytes);
    sangi_modx8_to_bytes_be(m, out, bytes, x);
}

sangi_status rsa_eight_private(const rsa_eight *keys, uint8_t *out, const uint8_t *in) {
    const size_t length = sangi_mod_bytes(keys->key[0].n), half = sangi_mod_bytes(keys->key[0].p);
    uint8_t by_p[RSA_LANES * RSA_MAX_BYTES / 2], by_q[RSA_LANES * RSA_MAX_BYTES / 2];
    sangi_status worst = SANGI_OK;

    powers(keys->p, by_p, in, RSA_LANES * length, keys->dp);
    powers(keys->q, by_q, in, RSA_LANES * length, keys->dq);
    for (size_t i = 0; i < RSA_LANES; i++) {
        const rsa_key *const key = &keys->key[i];
        sangi_limb a[SANGI_MOD_LIMBS(RSA_MAX_BITS / 2)], b[SANGI_MOD_LIMBS(RSA_MAX_BITS / 2)];

        sangi_mod_from_bytes_be(key->p, a, by_p + i * half, half);
        sangi_mod_from_bytes_be(key->q, b, by_q + i * half, half);
        const sangi_status status = rsa_join(key, out + i * length, in + i * length, a, b);
        if (status != SANGI_OK)
            worst = status;
    }
    return worst;
}

void rsa_eight_end(rsa_eight *keys) {
    for (size_t i = 0; i < RSA_LANES; i++)
        rsa_end(&keys->key[i]);
    sangi_modx8_wipe(keys->p);
    sangi_modx8_wipe(keys->q);
    memset(keys, 0, sizeof *keys);
}
