/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** highctidh, in the libraries of its Python package, which scripts/peers builds. */
#define _GNU_SOURCE
#include "ctidh/kernel.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* Its keys are aligned numbers. */
typedef union {
    uint64_t words[CTIDH_KEY / 8];
    uint8_t bytes[CTIDH_KEY];
} number;

typedef struct {
    void (*action)(number *out, const number *in, const int8_t *secret);
    bool (*csidh)(number *out, const number *in, const int8_t *secret);
} functions;

/* NULL where it is not there. */
static const functions *of(unsigned size) {
    static functions found[CTIDH_SIZES];
    functions *const f = &found[size];
    const unsigned bits = ctidh_sizes[size].bits;
    char name[512];

    if (f->csidh)
        return f;
    snprintf(name, sizeof name, BENCH_PEERS "/highctidh/highctidh_%u.so", bits);
    void *const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return NULL;
    snprintf(name, sizeof name, "highctidh_%u_action", bits);
    *(void **)&f->action = dlsym(library, name);
    snprintf(name, sizeof name, "highctidh_%u_csidh", bits);
    *(void **)&f->csidh = dlsym(library, name);
    return f->action && f->csidh ? f : NULL;
}

static bool action(unsigned size, uint8_t *key, const uint8_t *secret) {
    const functions *const f = of(size);
    const number start = {{0}};
    number made;

    if (!f)
        return false;
    f->action(&made, &start, (const int8_t *)secret);
    memcpy(key, made.bytes, ctidh_sizes[size].key);
    return true;
}

static bool blind(unsigned size, uint8_t *key, const uint8_t *secret) {
    const functions *const f = of(size);
    number given, made;

    memcpy(given.bytes, key, ctidh_sizes[size].key);
    if (!f || !f->csidh(&made, &given, (const int8_t *)secret))
        return false;
    memcpy(key, made.bytes, ctidh_sizes[size].key);
    return true;
}

const ctidh_kernel ctidh_highctidh = {action, blind, false};
