/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A libFuzzer target of decapsulation.
 *
 * An input's first byte chooses the set; the others are added, bit by bit, to a ciphertext and then
 * to the secret key that it was made for.  Whatever they are, two ways to multiply agree; where the
 * key is what it was, the answer is the shared secret for the ciphertext that was made, and for any
 * other the hash that rejection is.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/hash.h>

#include "saber/set.h"

enum { MOST = 3040, SHARED = 32 };

static const sangi_saber_set *const sets[] = {&sangi_lightsaber_parameters, &sangi_saber_parameters,
                                              &sangi_firesaber_parameters};

static const sangi_saber_engine ntt = {&sangi_ring256_ntt32, NULL};
static const sangi_saber_engine toom = {&sangi_ring256_toom4, NULL};

static void require(int holds, const char *set, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s: %s\n", set, what);
        abort();
    }
}

/* z <- x + y, as far as y goes; whether any bit of y is set. */
static int added(uint8_t *z, size_t length, const uint8_t *y, size_t y_length) {
    int any = 0;
    for (size_t i = 0; i < length && i < y_length; i++) {
        z[i] ^= y[i];
        any |= y[i];
    }
    return any != 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0)
        return 0;
    const sangi_saber_set *const set = sets[data[0] % 3];
    const size_t first = size - 1 < set->ciphertext_bytes ? size - 1 : set->ciphertext_bytes;
    const uint8_t randomness[128] = {1, 2, 3};
    uint8_t public_key[MOST], shared[SHARED], found[SHARED], other[SHARED], wanted[2 * SHARED];
    /* From the heap, so that a byte too far is seen. */
    uint8_t *const secret_key = malloc(set->secret_bytes);
    uint8_t *const ciphertext = malloc(set->ciphertext_bytes);

    set->keygen(&ntt, public_key, secret_key, randomness);
    set->encaps(&ntt, ciphertext, shared, public_key, randomness + 96);
    const int changed = added(ciphertext, set->ciphertext_bytes, data + 1, first);
    const int key_changed =
        added(secret_key, set->secret_bytes, data + 1 + first, size - 1 - first);
    set->decaps(&ntt, found, ciphertext, secret_key);
    set->decaps(&toom, other, ciphertext, secret_key);
    require(memcmp(found, other, SHARED) == 0, set->name, "two ways to multiply agree");
    memcpy(wanted, secret_key + set->secret_bytes - SHARED, SHARED);
    sangi_sha3_256(wanted + SHARED, ciphertext, set->ciphertext_bytes);
    sangi_sha3_256(wanted, wanted, sizeof wanted);
    if (!key_changed)
        require(memcmp(found, changed ? wanted : shared, SHARED) == 0, set->name,
                changed ? "another ciphertext is rejected" : "the shared secret");
    free(secret_key);
    free(ciphertext);
    return 0;
}
