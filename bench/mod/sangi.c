/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The library's own: sangi_mod_* with each method.  Exponents and moduli are bytes. */
#include "mod/reference.h"

#include <sangi/mod.h>
#include <stdlib.h>

enum { MAX_BITS = 64 * MOD_MAX_WORDS };

typedef struct {
    sangi_mod *m;
    sangi_mod_method method;
    size_t words, bytes;
    unsigned char memory[SANGI_MOD_SIZE(MAX_BITS)];
} context;

_Static_assert(sizeof(sangi_limb) == sizeof(uint64_t),
               "the bench links the library of 64-bit limbs");

/* Of an element or of so many bytes; the room of an exponent has its length. */
static size_t slot_words(const mod_modulus *m) { return SANGI_MOD_LIMBS(m->bits); }

static void *start(const mod_modulus *m, sangi_mod_method method) {
    context *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->method = method;
    c->words = m->words;
    c->bytes = (m->bits + 7) / 8;
    uint8_t n[8 * MOD_MAX_WORDS];
    mod_to_bytes(n, c->bytes, m->n);
    if (sangi_mod_init(&c->m, c->memory, sizeof c->memory, n, c->bytes, method) != SANGI_OK) {
        free(c);
        return NULL;
    }
    return c;
}

static void *start_auto(const mod_modulus *m) { return start(m, SANGI_MOD_AUTO); }

static void *start_mont(const mod_modulus *m) { return start(m, SANGI_MOD_MONTGOMERY); }

static void *start_ohta(const mod_modulus *m) { return start(m, SANGI_MOD_OHTA); }

static bool put(void *of, uint64_t *slot, const uint64_t *x) {
    context *c = of;
    uint8_t bytes[8 * MOD_MAX_WORDS];
    mod_to_bytes(bytes, c->bytes, x);
    return sangi_mod_from_bytes(c->m, slot, bytes, c->bytes) == SANGI_OK;
}

static void get(void *of, uint64_t *x, const uint64_t *slot) {
    context *c = of;
    uint8_t bytes[8 * MOD_MAX_WORDS] = {0};
    if (sangi_mod_to_bytes(c->m, bytes, c->bytes, slot) == SANGI_OK)
        mod_from_bytes(x, c->words, bytes, c->bytes);
}

static bool put_number(void *of, uint64_t *slot, const uint64_t *x) {
    context *c = of;
    mod_to_bytes((uint8_t *)slot, c->bytes, x);
    return true;
}

static void mul(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const context *c = of;
    sangi_mod_mul(c->m, z, x, y);
}

static void sqr(const void *of, uint64_t *z, const uint64_t *x) {
    const context *c = of;
    sangi_mod_sqr(c->m, z, x);
}

static void power(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    const context *c = of;
    sangi_mod_exp(c->m, z, x, (const uint8_t *)e, c->bytes);
}

static void power_vartime(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    const context *c = of;
    sangi_mod_exp_vartime(c->m, z, x, (const uint8_t *)e, c->bytes);
}

static void init(void *of, const uint64_t *n) {
    context *c = of;
    sangi_mod_init(&c->m, c->memory, sizeof c->memory, (const uint8_t *)n, c->bytes, c->method);
}

#define LIBRARY(start, power) {slot_words, start, put, get, put_number, mul, sqr, power, init}
const mod_library mod_auto = LIBRARY(start_auto, power);
const mod_library mod_mont = LIBRARY(start_mont, power);
const mod_library mod_ohta = LIBRARY(start_ohta, power);
const mod_library mod_auto_vartime = LIBRARY(start_auto, power_vartime);
const mod_library mod_mont_vartime = LIBRARY(start_mont, power_vartime);
const mod_library mod_ohta_vartime = LIBRARY(start_ohta, power_vartime);
