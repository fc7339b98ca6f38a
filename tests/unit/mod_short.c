/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Every modulus of one byte by every method: all pairs of numbers, inverses, powers, conversions.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/mod.h>

enum { ALL = 256 };

typedef struct {
    sangi_limb limb[SANGI_MOD_LIMBS(8)];
} element;

static int failures;

static void expect(int holds, const char *what, unsigned n, unsigned x, unsigned y) {
    if (!holds && failures++ < 20)
        printf("failed: %s: n = %u, x = %u, y = %u\n", what, n, x, y);
}

static int same(const sangi_mod *m, const element *x, const element *y) {
    return sangi_mod_equal(m, x->limb, y->limb) != 0;
}

/* Sums are taken as factors, too: with Ohta's method an element may be n or more. */
static void pairs(const sangi_mod *m, unsigned n, const element *of) {
    element sum, less, product;

    for (unsigned x = 0; x < n; x++)
        for (unsigned y = 0; y < n; y++) {
            sangi_mod_add(m, sum.limb, of[x].limb, of[y].limb);
            expect(same(m, &sum, &of[(x + y) % n]), "add", n, x, y);
            sangi_mod_sub(m, less.limb, of[x].limb, of[y].limb);
            expect(same(m, &less, &of[(x + n - y) % n]), "sub", n, x, y);
            sangi_mod_mul(m, product.limb, sum.limb, less.limb);
            expect(same(m, &product, &of[(x * x + y * (n - y)) % n]), "mul", n, x, y);
        }
}

static void numbers(const sangi_mod *m, unsigned n, const element *of) {
    element z;
    uint8_t byte = 0;

    for (unsigned x = 0; x < n; x++) {
        sangi_mod_sqr(m, z.limb, of[x].limb);
        expect(same(m, &z, &of[x * x % n]), "sqr", n, x, x);
        expect(sangi_mod_to_bytes(m, &byte, 1, of[x].limb) == SANGI_OK && byte == x, "to_bytes", n,
               x, 0);
        unsigned inverse = 0, power = 1;
        for (unsigned y = 1; y < n; y++)
            inverse = x * y % n == 1 ? y : inverse;
        const int exists = sangi_mod_inv(m, z.limb, of[x].limb) != 0;
        expect(exists == (inverse != 0) && same(m, &z, &of[inverse]), "inv", n, x, inverse);
        const int found = sangi_mod_inv_vartime(m, z.limb, of[x].limb) != 0;
        expect(found == exists && same(m, &z, &of[inverse]), "inv_vartime", n, x, inverse);
        byte = (uint8_t)(x * 37 + n);
        for (unsigned i = 0; i < byte; i++)
            power = power * x % n;
        sangi_mod_exp(m, z.limb, of[x].limb, &byte, 1);
        expect(same(m, &z, &of[power]), "exp", n, x, byte);
        sangi_mod_exp_vartime(m, z.limb, of[x].limb, &byte, 1);
        expect(same(m, &z, &of[power]), "exp_vartime", n, x, byte);
    }
}

static void wide(const sangi_mod *m, unsigned n, const element *of) {
    element z;

    for (unsigned v = 0; v < 0x10000; v += 1 + v % 251) {
        const uint8_t bytes[2] = {(uint8_t)v, (uint8_t)(v >> 8)};
        expect(sangi_mod_from_bytes_wide(m, z.limb, bytes, 2) == SANGI_OK &&
                   same(m, &z, &of[v % n]),
               "from_bytes_wide", n, v, 0);
    }
    uint64_t v = UINT64_MAX;
    for (int i = 0; i < 64; i++, v = v * 5 >> 1) {
        sangi_mod_from_u64(m, z.limb, v);
        expect(same(m, &z, &of[v % n]), "from_u64", n, (unsigned)v, 0);
    }
}

static void modulus(unsigned n, sangi_mod_method method) {
    static unsigned char memory[SANGI_MOD_SIZE(8) + 1];
    static element of[ALL];
    const uint8_t byte = (uint8_t)n;
    sangi_mod *m;

    memory[SANGI_MOD_SIZE(8)] = 0xa5;
    const sangi_status status =
        sangi_mod_init(&m, memory, SANGI_MOD_SIZE(8), &byte, sizeof byte, method);
    const sangi_status wanted = n < 2                                          ? SANGI_BAD_MODULUS
                                : method == SANGI_MOD_MONTGOMERY && n % 2 == 0 ? SANGI_BAD_METHOD
                                                                               : SANGI_OK;
    expect(status == wanted && (m != NULL) == (status == SANGI_OK), "init", n, method, 0);
    if (status != SANGI_OK)
        return;
    for (unsigned x = 0; x < ALL; x++) {
        const uint8_t encoded = (uint8_t)x;
        const sangi_status entered = sangi_mod_from_bytes(m, of[x].limb, &encoded, 1);
        expect(entered == (x < n ? SANGI_OK : SANGI_OUT_OF_RANGE), "from_bytes", n, x, 0);
    }
    pairs(m, n, of);
    numbers(m, n, of);
    wide(m, n, of);
    expect(memory[SANGI_MOD_SIZE(8)] == 0xa5, "no memory too much", n, method, 0);
}

int main(void) {
    for (unsigned n = 0; n < ALL; n++) {
        modulus(n, SANGI_MOD_OHTA);
        /* by Montgomery's or, for a power of two, by masks; else it is Ohta's again */
        modulus(n, n & (n - 1) ? SANGI_MOD_MONTGOMERY : SANGI_MOD_AUTO);
    }
    return failures != 0;
}
