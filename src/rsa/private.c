/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The private operation of RSA.
 *
 * With c = in and a random r, the powers are taken of b = c r^e, which is as random as r, and with
 * d - 1 in place of d: b^(d-1) = c^(d-1) r^(1-e), since r^(ed) = r mod n.  So
 *
 *     c^d = b^(d-1) * c * r^(e-1),
 *
 * and r need not be inverted; a fresh one costs a power with the public e - 1.
 */
#include "mod/context.h"
#include "rsa/key.h"
#include "word/wipe.h"

/* Elements mod n, elements mod p and q, and the bytes of n and more. */
typedef struct {
    sangi_limb *c, *unblind, *y, *h, *a, *b;
    uint8_t *bytes;
} room;

static room divide(unsigned char *end, const sangi_rsa *key) {
    const size_t n = SANGI_MOD_LIMBS(8 * key->length) * sizeof(sangi_limb);
    const size_t p = SANGI_MOD_LIMBS(8 * key->half) * sizeof(sangi_limb);
    room w;

    w.c = sangi_rsa_take(&end, n);
    w.unblind = sangi_rsa_take(&end, n);
    w.y = sangi_rsa_take(&end, n);
    w.h = sangi_rsa_take(&end, n);
    w.a = sangi_rsa_take(&end, p);
    w.b = sangi_rsa_take(&end, p);
    w.bytes = sangi_rsa_take(&end, key->length + SANGI_RSA_EXTRA);
    return w;
}

/* y <- c r^e, unblind <- c r^(e-1) */
static sangi_status blind(const sangi_rsa *key, const room *w, sangi_rng rng, void *context) {
    const size_t drawn = key->length + SANGI_RSA_EXTRA;

    if (rng(context, w->bytes, drawn) != SANGI_OK)
        return SANGI_RNG_FAILED;
    sangi_mod_from_bytes_wide_be(key->n, w->y, w->bytes, drawn);
    sangi_mod_exp_vartime_be(key->n, w->unblind, w->y, key->e_less, key->e_length);
    sangi_mod_mul(key->n, w->y, w->y, w->unblind);
    sangi_mod_mul(key->n, w->y, w->y, w->c);
    sangi_mod_mul(key->n, w->unblind, w->unblind, w->c);
    return SANGI_OK;
}

/* a <- y^(d-1) mod p, b <- y^(d-1) mod q */
static void powers(const sangi_rsa *key, const room *w) {
    sangi_mod_to_bytes_be(key->n, w->bytes, key->length, w->y);
    sangi_mod_from_bytes_wide_be(key->p, w->a, w->bytes, key->length);
    sangi_mod_from_bytes_wide_be(key->q, w->b, w->bytes, key->length);
    sangi_mod_exp_pair_be(key->p, w->a, w->a, key->dp, key->half, key->q, w->b, w->b, key->dq,
                          key->half);
}

/* z <- x, as an element mod n of one below a prime, in whose encoding it is left at w->bytes. */
static void widen(const sangi_rsa *key, const room *w, sangi_limb *z, const sangi_mod *prime,
                  const sangi_limb *x) {
    const size_t above = key->length - key->half;

    for (size_t i = 0; i < above; i++)
        w->bytes[i] = 0;
    sangi_mod_to_bytes_be(prime, w->bytes + above, key->half, x);
    (void)sangi_mod_from_bytes_be(key->n, z, w->bytes, key->length);
}

/* y <- b + q ((a - b) qinv mod p), which is a mod p, b mod q, and below n. */
static void join(const sangi_rsa *key, const room *w) {
    widen(key, w, w->y, key->q, w->b);
    sangi_mod_from_bytes_wide_be(key->p, w->b, w->bytes + key->length - key->half, key->half);
    sangi_mod_sub(key->p, w->a, w->a, w->b);
    sangi_mod_mul(key->p, w->a, w->a, key->qinv);
    widen(key, w, w->h, key->p, w->a);
    sangi_mod_mul(key->n, w->h, w->h, key->q_mod_n);
    sangi_mod_add(key->n, w->y, w->y, w->h);
}

/* y <- c^d mod n; SANGI_BAD_RESULT where it is not. */
SANGI_OWN_FRAME static sangi_status operate(const sangi_rsa *key, const room *w, sangi_rng rng,
                                            void *context) {
    const sangi_status status = blind(key, w, rng, context);

    if (status != SANGI_OK)
        return status;
    powers(key, w);
    join(key, w);
    sangi_mod_mul(key->n, w->y, w->y, w->unblind);
    sangi_mod_exp_vartime_be(key->n, w->h, w->y, key->e, key->e_length);
    return sangi_mod_equal(key->n, w->h, w->c) ? SANGI_OK : SANGI_BAD_RESULT;
}

sangi_status sangi_rsa_private(const sangi_rsa *key, uint8_t *out, size_t out_length,
                               const uint8_t *in, size_t in_length, sangi_rng rng, void *context,
                               void *scratch, size_t scratch_length) {
    if (in_length != key->length || out_length != key->length)
        return SANGI_BAD_LENGTH;
    if (scratch_length < SANGI_RSA_SCRATCH(8 * in_length))
        return SANGI_BAD_MEMORY;

    const room w = divide(scratch, key);
    sangi_status status = sangi_mod_from_bytes_be(key->n, w.c, in, in_length);
    if (status == SANGI_OK)
        status = operate(key, &w, rng, context);
    if (status == SANGI_OK)
        sangi_mod_to_bytes_be(key->n, out, out_length, w.y);
    sangi_wipe(scratch, SANGI_RSA_SCRATCH(8 * in_length));
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK / 2);
    return status;
}
