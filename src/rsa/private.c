/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The private operation of RSA.
 *
 * With c = in and a random r, the powers are taken of b = c r^e, which is as random as r, and with
 * d - 1 in place of d: b^(d-1) = c^(d-1) r^(1-e), since r^(ed) = r mod n.  So
 *
 *     c^d = b^(d-1) * r^(e-1) * c,
 *
 * and r need not be inverted; a fresh one costs a power with the public e - 1.
 *
 * The factors c and r^(e-1) are elements, x R; what is multiplied by them, r, b and the result, are
 * numbers, and so are the products (mod/montgomery.h).
 */
#include "mod/montgomery.h"
#include "mod/number.h"
#include "mp/bytes.h"
#include "mp/compare.h"
#include "mp/linear.h"
#include "mp/mul.h"
#include "rsa/key.h"
#include "word/wipe.h"

/* Elements mod n; a number of twice the limbs of n; one below each prime; the bytes of r. */
typedef struct {
    sangi_limb *c, *unblind, *x, *a, *b;
    uint8_t *bytes;
} room;

static room divide(unsigned char *end, const sangi_rsa *key) {
    const size_t n = SANGI_MOD_LIMBS(8 * key->length) * sizeof(sangi_limb);
    const size_t p = SANGI_MOD_LIMBS(8 * key->half) * sizeof(sangi_limb);
    room w;

    w.c = sangi_rsa_take(&end, n);
    w.unblind = sangi_rsa_take(&end, n);
    w.x = sangi_rsa_take(&end, 2 * n);
    w.a = sangi_rsa_take(&end, p);
    w.b = sangi_rsa_take(&end, p);
    w.bytes = sangi_rsa_take(&end, sangi_rsa_drawn(key->length));
    return w;
}

/* x <- b = c r^e, unblind <- r^(e-1) */
static sangi_status blind(const sangi_rsa *key, const room *w, sangi_rng rng, void *context) {
    const size_t drawn = sangi_rsa_drawn(key->length);

    if (rng(context, w->bytes, drawn) != SANGI_OK)
        return SANGI_RNG_FAILED;
    sangi_mp_from_bytes(w->x, 2 * key->n->limbs, w->bytes, drawn, SANGI_MP_BIG_ENDIAN);
    sangi_mod_montgomery_redc(key->n, w->x, w->x);
    sangi_mod_exp_number_vartime_be(&key->public, w->unblind, w->x, key->e_less, key->e_length);
    sangi_mod_mul(key->n, w->x, w->x, w->unblind);
    sangi_mod_mul(key->n, w->x, w->x, w->c);
    return SANGI_OK;
}

/* a <- b^(d-1) mod p, b <- b^(d-1) mod q, for b = x: elements */
static void powers(const sangi_rsa *key, const room *w) {
    sangi_limb *const z[2] = {w->a, w->b};

    for (size_t i = key->n->limbs; i < 2 * key->p->limbs; i++)
        w->x[i] = 0;
    sangi_mod_montgomery_residue(key->p, w->a, w->x);
    sangi_mod_montgomery_residue(key->q, w->b, w->x);
    sangi_mod_exp_pair_numbers_be(&key->private, z, (const sangi_limb *const[2]){w->a, w->b},
                                  (const uint8_t *const[2]){key->dp, key->dq}, key->half);
}

/* x <- b + q ((a - b) qinv mod p), which is a mod p, b mod q, and below n. */
static void join(const sangi_rsa *key, const room *w) {
    const size_t limbs = key->p->limbs;

    key->q->vtable->from_element(key->q, w->b, w->b);
    sangi_mod_montgomery_element(key->p, w->x, w->b);
    sangi_mod_sub(key->p, w->a, w->a, w->x);
    sangi_mod_mul(key->p, w->a, w->a, key->qinv);
    sangi_mp_mul(w->x, w->a, limbs, key->q->data, limbs);
    const sangi_limb carry = sangi_mp_add(w->x, w->x, w->b, limbs);
    (void)sangi_mp_add_1(w->x + limbs, w->x + limbs, limbs, carry);
}

/*
 * x <- c^d mod n; SANGI_BAD_RESULT where it is not.  Its power is c only if the numbers of the key
 * belong together, and then the result of join is below n.
 */
SANGI_OWN_FRAME static sangi_status operate(const sangi_rsa *key, const room *w, sangi_rng rng,
                                            void *context) {
    const size_t limbs = key->n->limbs;
    const sangi_status status = blind(key, w, rng, context);

    if (status != SANGI_OK)
        return status;
    powers(key, w);
    join(key, w);
    sangi_mod_mul(key->n, w->x, w->x, w->unblind);
    sangi_mod_mul(key->n, w->x, w->x, w->c);
    sangi_mod_exp_number_vartime_be(&key->public, w->unblind, w->x, key->e, key->e_length);
    const sangi_mask right =
        sangi_mp_less(w->x, key->n->data, limbs) & sangi_mod_equal(key->n, w->unblind, w->c);
    return right ? SANGI_OK : SANGI_BAD_RESULT;
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
        sangi_mp_to_bytes(out, out_length, w.x, SANGI_MP_BIG_ENDIAN);
    sangi_wipe(scratch, SANGI_RSA_SCRATCH(8 * in_length));
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK / 2);
    return status;
}
