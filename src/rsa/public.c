/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The public operation of RSA on public data. */
#include <sangi/rsa.h>

/* Whether x < y, for big-endian numbers of one length. */
static int below(const uint8_t *x, const uint8_t *y, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (x[i] != y[i])
            return x[i] < y[i];
    return 0;
}

sangi_status sangi_rsa_public_vartime(uint8_t *out, size_t out_length, const uint8_t *in,
                                      size_t in_length, const uint8_t *n, size_t n_length,
                                      const uint8_t *e, size_t e_length, void *scratch,
                                      size_t scratch_length) {
    if (in_length != n_length || out_length != n_length || n_length > SANGI_RSA_MAX_BYTES ||
        e_length > SANGI_RSA_MAX_BYTES)
        return SANGI_BAD_LENGTH;
    if (scratch_length < SANGI_RSA_PUBLIC_SCRATCH(n_length))
        return SANGI_BAD_MEMORY;
    if (!below(in, n, n_length))
        return SANGI_OUT_OF_RANGE;
    return sangi_modexp_vartime(out, out_length, in, in_length, e, e_length, n, n_length, scratch,
                                scratch_length);
}
