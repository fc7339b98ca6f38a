/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Private keys of RSA: made of their numbers, and erased. */
#include "rsa/key.h"
#include "mod/context.h"
#include "mod/simd/kernels.h"
#include "word/wipe.h"

_Static_assert(sizeof(sangi_rsa) + 2 * sizeof(void *) + 6 * sizeof(sangi_limb) <= 256,
               "SANGI_RSA_SIZE includes the structure and alignments");

#if SANGI_ASM
#define FITS(bits, of_n, of_primes)                                                                \
    _Static_assert((SANGI_MOD_SIMD_DATA(of_n, 1) + SANGI_MOD_SIMD_DATA(of_primes, 2)) *            \
                           sizeof(sangi_limb) <=                                                   \
                       SANGI_RSA_VECTORS(bits),                                                    \
                   "the least n that has these kernels")
FITS(2 * 577, 1536, 1024);
FITS(1537, 2048, 1024);
FITS(2049, 3072, 1536);
_Static_assert(SANGI_MOD_SIMD_DATA(1024, 1) * sizeof(sangi_limb) <= SANGI_RSA_VECTORS(577) &&
                   SANGI_MOD_SIMD_DATA(4096, 1) * sizeof(sangi_limb) <= SANGI_RSA_VECTORS(3073),
               "without kernels for pairs");
#endif

/* z <- x, padded in front to `length` bytes.  @pre x_length <= length */
static void pad(uint8_t *z, size_t length, const uint8_t *x, size_t x_length) {
    const size_t zeros = length - x_length;

    for (size_t i = 0; i < zeros; i++)
        z[i] = 0;
    for (size_t i = 0; i < x_length; i++)
        z[zeros + i] = x[i];
}

/* z <- z - 1; all ones for 0.  No branch depends on z. */
static void decrement(uint8_t *z, size_t length) {
    unsigned borrow = 1;

    for (size_t i = length; i-- > 0;) {
        const unsigned difference = z[i] - borrow;
        z[i] = (uint8_t)difference;
        borrow = difference >> 8 & 1;
    }
}

static int lengths_fit(const sangi_rsa_numbers *of) {
    const size_t half = of->p_length;

    return of->n_length >= SANGI_RSA_MIN_BYTES && of->n_length <= SANGI_RSA_MAX_BYTES &&
           (of->n_length + 1) / 2 == half && of->q_length == half && of->e_length > 0 &&
           of->e_length <= of->n_length && of->dp_length <= half && of->dq_length <= half &&
           of->qinv_length <= half;
}

/* Whether e is odd and not 1. */
static int exponent_fits(const uint8_t *e, size_t length) {
    size_t first = 0;

    while (first + 1 < length && e[first] == 0)
        first++;
    return (e[length - 1] & 1) && (first + 1 < length || e[first] > 1);
}

static sangi_mod *modulus(unsigned char **end, const uint8_t *n, size_t length,
                          sangi_status *status) {
    sangi_mod *m = NULL;
    const size_t size = SANGI_MOD_SIZE(8 * length);
    void *const memory = sangi_rsa_take(end, size);

    if (*status == SANGI_OK)
        *status = sangi_mod_init_be(&m, memory, size, n, length, SANGI_MOD_MONTGOMERY);
    return m;
}

/* Room for what powers modulo n, or modulo p and q, need beside the contexts. */
static sangi_limb *powers(unsigned char **end, size_t bytes, size_t count) {
    return sangi_rsa_take(end, sangi_mod_powers_data(bytes, count) * sizeof(sangi_limb));
}

/* Lays the key out and fills it; its size is right whatever the status. */
SANGI_OWN_FRAME static sangi_status fill(sangi_rsa *key, const sangi_rsa_numbers *of) {
    const size_t half = of->p_length, prime_bits = 8 * half;
    unsigned char *end = (unsigned char *)(key + 1);
    sangi_status status = SANGI_OK;

    key->length = of->n_length;
    key->half = half;
    key->e_length = of->e_length;
    key->n = modulus(&end, of->n, of->n_length, &status);
    key->p = modulus(&end, of->p, half, &status);
    key->q = modulus(&end, of->q, half, &status);
    key->qinv = sangi_rsa_take(&end, SANGI_MOD_LIMBS(prime_bits) * sizeof(sangi_limb));
    key->dp = sangi_rsa_take(&end, half);
    key->dq = sangi_rsa_take(&end, half);
    key->e = sangi_rsa_take(&end, of->e_length);
    key->e_less = sangi_rsa_take(&end, of->e_length);
    sangi_limb *const of_n = powers(&end, of->n_length, 1), *const of_primes =
                                                                powers(&end, half, 2);
    key->size = (size_t)(end - (unsigned char *)key);
    if (status != SANGI_OK)
        return status;

    pad(key->e, of->e_length, of->e, of->e_length);
    pad(key->e_less, of->e_length, of->e, of->e_length);
    decrement(key->e_less, of->e_length);
    pad(key->dp, half, of->qinv, of->qinv_length); /* dp has its room until it comes */
    status = sangi_mod_from_bytes_be(key->p, key->qinv, key->dp, half);
    key->p->vtable->from_element(key->p, key->qinv, key->qinv);
    pad(key->dp, half, of->dp, of->dp_length);
    pad(key->dq, half, of->dq, of->dq_length);
    decrement(key->dp, half);
    decrement(key->dq, half);
    key->public = (sangi_mod_powers){{key->n, NULL}, NULL};
    key->private = (sangi_mod_powers){{key->p, key->q}, NULL};
    sangi_mod_powers_init(&key->public, 1, of_n);
    sangi_mod_powers_init(&key->private, 2, of_primes);
    return status;
}

sangi_status sangi_rsa_init(sangi_rsa **key, void *memory, size_t size,
                            const sangi_rsa_numbers *numbers) {
    unsigned char *const at =
        (unsigned char *)memory + ((0 - (uintptr_t)memory) & (_Alignof(sangi_rsa) - 1));

    *key = NULL;
    if (!lengths_fit(numbers))
        return SANGI_BAD_LENGTH;
    if (size < SANGI_RSA_SIZE(8 * numbers->n_length))
        return SANGI_BAD_MEMORY;
    if (!exponent_fits(numbers->e, numbers->e_length))
        return SANGI_OUT_OF_RANGE;

    sangi_rsa *const made = (sangi_rsa *)(void *)at;
    const sangi_status status = fill(made, numbers);
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK);
    if (status == SANGI_OK)
        *key = made;
    else
        sangi_wipe(made, made->size);
    return status;
}

void sangi_rsa_wipe(sangi_rsa *key) { sangi_wipe(key, key->size); }
