/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A modulus at run time: operations against arithmetic on bytes, and everything that is refused.
 */
#include <stdio.h>
#include <string.h>

#include <sangi/mod.h>

enum { LONGEST = 80, MOST = 2 * LONGEST + 1 };

static int failures;

static void expect(int holds, const char *which, const char *what) {
    if (!holds) {
        printf("failed: %s: %s\n", which, what);
        failures++;
    }
}

/* Bytes of a number that may not be 0. */
static int used = MOST;

/* A number, lowest byte first; the arithmetic is as slow and plain as can be. */
typedef struct {
    uint8_t byte[MOST];
} number;

static uint8_t drawn(void) {
    static uint32_t state = 1;
    state = state * 1664525U + 1013904223U;
    return (uint8_t)(state >> 24);
}

/* z <- z + x mod n, for z and x below n */
static void add(number *z, const number *x, const number *n) {
    number less = *z;
    int carry = 0, borrow = 0;
    for (int i = 0; i < used; i++) {
        carry += z->byte[i] + x->byte[i];
        z->byte[i] = (uint8_t)carry;
        carry >>= 8;
        borrow += z->byte[i] - n->byte[i];
        less.byte[i] = (uint8_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    if (!borrow)
        *z = less;
}

/* x y mod n, for x below n and any y */
static number times(const number *x, const number *y, const number *n) {
    number z = {{0}};
    for (int i = 8 * used - 1; i >= 0; i--) {
        const number same = z;
        add(&z, &same, n);
        if (y->byte[i / 8] >> i % 8 & 1)
            add(&z, x, n);
    }
    return z;
}

static number small(uint8_t v) {
    number z = {{0}};
    z.byte[0] = v;
    return z;
}

static number reversed(const number *x, size_t length) {
    number z = {{0}};
    for (size_t i = 0; i < length; i++)
        z.byte[i] = x->byte[length - 1 - i];
    return z;
}

/* A context with canaries around it, at an odd address. */
typedef struct {
    unsigned char memory[SANGI_MOD_SIZE(8 * LONGEST) + 2];
    sangi_mod *m;
    size_t size;
} context;

typedef struct {
    sangi_limb limb[SANGI_MOD_LIMBS(8 * LONGEST) + 1];
} element;

static element enter(const sangi_mod *m, const number *x) {
    element z;
    memset(&z, 0xa5, sizeof z);
    expect(sangi_mod_from_bytes(m, z.limb, x->byte, sangi_mod_bytes(m)) == SANGI_OK, "element",
           "enters");
    return z;
}

static int is(const sangi_mod *m, const element *x, const number *wanted) {
    const size_t length = sangi_mod_bytes(m);
    number low = {{0}}, high = {{0}};
    const int done = sangi_mod_to_bytes(m, low.byte, length, x->limb) == SANGI_OK &&
                     sangi_mod_to_bytes_be(m, high.byte, length, x->limb) == SANGI_OK;
    high = reversed(&high, length);
    return done && memcmp(&low, wanted, sizeof low) == 0 && memcmp(&high, wanted, sizeof low) == 0;
}

static void conversions(const sangi_mod *m, const number *n, const char *which) {
    const size_t length = sangi_mod_bytes(m);
    const number zero = {{0}}, one = small(1);
    number wide, back, reduced;
    element z;

    memset(&z, 0xa5, sizeof z);
    expect(sangi_mod_from_bytes(m, z.limb, n->byte, length) == SANGI_OUT_OF_RANGE, which,
           "n is not below n");
    wide = zero;
    memset(wide.byte, 0xff, length);
    expect(sangi_mod_from_bytes(m, z.limb, wide.byte, length) == SANGI_OUT_OF_RANGE &&
               is(m, &z, &zero),
           which, "what is not below n leaves 0");
    expect(sangi_mod_from_bytes(m, z.limb, one.byte, length - 1) == SANGI_BAD_LENGTH, which,
           "short");
    expect(sangi_mod_from_bytes_be(m, z.limb, one.byte, length + 1) == SANGI_BAD_LENGTH, which,
           "long");
    expect(sangi_mod_from_bytes_wide(m, z.limb, one.byte, 2 * length + 1) == SANGI_BAD_LENGTH &&
               is(m, &z, &zero),
           which, "too wide");
    memset(&back, 0x5a, sizeof back);
    wide = back;
    expect(sangi_mod_to_bytes(m, back.byte, length - 1, z.limb) == SANGI_BAD_LENGTH &&
               memcmp(&back, &wide, sizeof back) == 0,
           which, "nothing is written into another length");
    for (int ones = 0; ones < 2; ones++) {
        wide = zero;
        for (size_t i = 0; i < 2 * length; i++)
            wide.byte[i] = ones ? 0xff : drawn();
        const number wanted = times(&one, &wide, n);
        expect(sangi_mod_from_bytes_wide(m, z.limb, wide.byte, 2 * length) == SANGI_OK &&
                   is(m, &z, &wanted),
               which, "wide");
        wide = reversed(&wide, 2 * length);
        expect(sangi_mod_from_bytes_wide_be(m, z.limb, wide.byte, 2 * length) == SANGI_OK &&
                   is(m, &z, &wanted),
               which, "wide, big-endian");
    }
    wide = zero;
    memset(wide.byte, 0xff, 8);
    reduced = times(&one, &wide, n);
    sangi_mod_from_u64(m, z.limb, UINT64_MAX);
    expect(is(m, &z, &reduced), which, "from_u64");
}

/* A product of numbers as bytes, in place too, and what it refuses. */
static void numbers(const sangi_mod *m, const number *n, const number *x, const number *y,
                    const number *product, const char *which) {
    const size_t length = sangi_mod_bytes(m);
    const number zero = {{0}};
    number z = *x;

    expect(sangi_mod_mul_bytes(m, z.byte, length, z.byte, length, y->byte, length) == SANGI_OK &&
               memcmp(&z, product, sizeof z) == 0,
           which, "mul_bytes in place of x");
    z = *y;
    expect(sangi_mod_mul_bytes(m, z.byte, length, x->byte, length, z.byte, length) == SANGI_OK &&
               memcmp(&z, product, sizeof z) == 0,
           which, "mul_bytes in place of y");
    for (int i = 0; i < 3; i++) {
        const size_t is_short[3] = {i == 0, i == 1, i == 2};
        expect(sangi_mod_mul_bytes(m, z.byte, length - is_short[0], x->byte, length - is_short[1],
                                   y->byte, length - is_short[2]) == SANGI_BAD_LENGTH &&
                   memcmp(&z, product, sizeof z) == 0,
               which, "mul_bytes writes nothing for another length");
    }
    for (int i = 0; i < 2; i++) {
        const number *const from[2] = {i ? n : x, i ? y : n};
        z = *product;
        expect(sangi_mod_mul_bytes(m, z.byte, length, from[0]->byte, length, from[1]->byte,
                                   length) == SANGI_OUT_OF_RANGE &&
                   memcmp(&z, &zero, sizeof z) == 0,
               which, "mul_bytes refuses n");
    }
}

static void operations(const sangi_mod *m, const number *n, const number *x, const number *y,
                       const char *which) {
    const size_t length = sangi_mod_bytes(m);
    const element a = enter(m, x), b = enter(m, y);
    const number one = small(1), product = times(x, y, n), square = times(x, x, n);
    number sum = *x, wanted = one;
    element z, w;

    add(&sum, y, n);
    sangi_mod_add(m, z.limb, a.limb, b.limb);
    expect(is(m, &z, &sum), which, "add");
    sangi_mod_sub(m, w.limb, z.limb, b.limb);
    expect(is(m, &w, x) && sangi_mod_equal(m, w.limb, a.limb), which, "sub");
    sangi_mod_neg(m, w.limb, a.limb);
    sangi_mod_add(m, w.limb, w.limb, a.limb);
    expect(sangi_mod_is_zero(m, w.limb) && is(m, &w, &(number){{0}}), which, "neg");
    sangi_mod_mul(m, z.limb, a.limb, b.limb);
    expect(is(m, &z, &product), which, "mul");
    z = a;
    sangi_mod_mul(m, z.limb, z.limb, b.limb);
    expect(is(m, &z, &product), which, "mul in place");
    numbers(m, n, x, y, &product, which);
    z = a;
    sangi_mod_sqr(m, z.limb, z.limb);
    expect(is(m, &z, &square), which, "sqr in place");
    sangi_mod_select(m, z.limb, a.limb, b.limb, (sangi_mask) ~(sangi_mask)0);
    sangi_mod_select(m, w.limb, a.limb, b.limb, 0);
    expect(is(m, &z, x) && is(m, &w, y), which, "select");
    sangi_mod_cswap(m, z.limb, w.limb, (sangi_mask) ~(sangi_mask)0);
    sangi_mod_cswap(m, z.limb, w.limb, 0);
    expect(is(m, &w, x) && is(m, &z, y), which, "cswap");

    const sangi_mask exists = sangi_mod_inv(m, z.limb, a.limb);
    sangi_mod_mul(m, w.limb, z.limb, a.limb);
    expect(is(m, &w, exists ? &one : &(number){{0}}), which, "inv");
    const sangi_mask found = sangi_mod_inv_vartime(m, w.limb, a.limb);
    expect(found == exists && sangi_mod_equal(m, w.limb, z.limb) != 0, which, "inv_vartime");

    for (int i = 0; i < 7; i++)
        wanted = times(&wanted, x, n);
    const uint8_t seven[3] = {7, 0, 0}, seven_be[2] = {0, 7}, nothing[2] = {0, 0};
    sangi_mod_exp(m, z.limb, a.limb, seven, sizeof seven);
    expect(is(m, &z, &wanted), which, "exp");
    sangi_mod_exp_be(m, z.limb, a.limb, seven_be, sizeof seven_be);
    expect(is(m, &z, &wanted), which, "exp_be");
    sangi_mod_exp_vartime(m, z.limb, a.limb, seven, sizeof seven);
    expect(is(m, &z, &wanted), which, "exp_vartime");
    /* x^(y + 1) = x^y x, by both ways */
    sangi_mod_exp(m, z.limb, a.limb, y->byte, length);
    sangi_mod_mul(m, z.limb, z.limb, a.limb);
    number next = *y;
    for (size_t i = 0; ++next.byte[i] == 0;)
        i++;
    w = a;
    sangi_mod_exp_vartime(m, w.limb, w.limb, next.byte, length + 1);
    expect(sangi_mod_equal(m, z.limb, w.limb) != 0, which, "exp against exp_vartime");
    next = reversed(&next, length + 1);
    sangi_mod_exp_vartime_be(m, w.limb, a.limb, next.byte, length + 1);
    expect(sangi_mod_equal(m, z.limb, w.limb) != 0, which, "exp_vartime_be");
    sangi_mod_exp(m, z.limb, a.limb, seven, 0);
    expect(is(m, &z, &one), which, "the power with no exponent");
    sangi_mod_exp_vartime(m, z.limb, a.limb, nothing, sizeof nothing);
    expect(is(m, &z, &one), which, "exp_vartime by 0");
    sangi_mod_exp_vartime_be(m, w.limb, a.limb, nothing, sizeof nothing);
    expect(is(m, &w, &one), which, "exp_vartime_be by 0");
}

static void modulus(const number *n, size_t length, sangi_mod_method method, const char *which) {
    static context c;
    const size_t size = SANGI_MOD_SIZE(8 * length);
    number x[4] = {{{0}}}, less = *n;

    used = length < 4 ? 9 : 2 * (int)length + 1;
    memset(c.memory, 0xa5, sizeof c.memory);
    const sangi_status status = sangi_mod_init(&c.m, c.memory + 1, size, n->byte, length, method);
    if (status != SANGI_OK) {
        expect(status == SANGI_BAD_METHOD && method == SANGI_MOD_MONTGOMERY && !(n->byte[0] & 1) &&
                   !c.m,
               which, "a method that does not fit is refused");
        return;
    }
    expect(sangi_mod_bytes(c.m) == length && sangi_mod_limbs(c.m) <= SANGI_MOD_LIMBS(8 * length),
           which, "lengths");
    expect(method == SANGI_MOD_AUTO || sangi_mod_method_of(c.m) == method, which, "the method");
    conversions(c.m, n, which);
    for (size_t i = 0; less.byte[i]-- == 0;)
        i++;
    x[0] = less; /* n - 1 */
    x[1].byte[0] = 1;
    for (int i = 2; i < 4; i++) {
        for (size_t j = 0; j < length; j++)
            x[i].byte[j] = drawn();
        x[i] = times(&x[1], &x[i], n);
    }
    for (int i = 0; i < 4; i++)
        operations(c.m, n, &x[i], &x[3 - i], which);
    element z = enter(c.m, &x[0]), one = enter(c.m, &x[1]);
    sangi_mod_add(c.m, z.limb, z.limb, one.limb);
    expect(sangi_mod_is_zero(c.m, z.limb) != 0, which, "n is 0");
    expect(z.limb[sangi_mod_limbs(c.m)] == (sangi_limb)UINT64_C(0xa5a5a5a5a5a5a5a5), which,
           "no limb too many");
    expect(c.memory[0] == 0xa5 && c.memory[1 + size] == 0xa5, which, "no memory too much");
    sangi_mod_wipe(c.m);
}

/*
 * Moduli of a length: random, odd and even; all ones; the least odd one; a power of two and the odd
 * one above it; and one whose highest limb says least about its quotients.
 */
static number drawn_modulus(size_t length, int kind) {
    number n = {{0}};
    for (size_t j = 0; j < length; j++)
        n.byte[j] = kind < 2 ? drawn() : kind == 2 ? 0xff : 0;
    n.byte[length - 1] |= kind != 3 ? 0x80 : length > 1 ? 1 : 3;
    n.byte[0] |= kind == 0 || kind == 3 || kind == 5;
    if (kind == 1)
        n.byte[0] &= 0xfe;
    if (kind == 6 && length > sizeof(sangi_limb))
        memset(n.byte, 0xff, length - sizeof(sangi_limb));
    return n;
}

static void lengths(void) {
    static const size_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 33, 72, 73, LONGEST};
    static const char *const names[] = {"auto", "montgomery", "ohta"};

    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
        for (int kind = 0; kind < 7; kind++) {
            const number n = drawn_modulus(bytes[i], kind);
            for (int method = 0; method < 3; method++)
                modulus(&n, bytes[i], (sangi_mod_method)method, names[method]);
        }
}

static void refused(void) {
    static unsigned char memory[SANGI_MOD_SIZE(8 * SANGI_MOD_MAX_BYTES)];
    static uint8_t n[SANGI_MOD_MAX_BYTES + 1];
    sangi_mod *m = (sangi_mod *)(void *)memory;

    memset(n, 0xff, sizeof n);
#define REFUSES(status, size, length, method)                                                      \
    expect(sangi_mod_init(&m, memory, size, n, length, method) == (status) && !m, "refused",       \
           #status " " #size " " #length " " #method)
    REFUSES(SANGI_BAD_LENGTH, sizeof memory, 0, SANGI_MOD_AUTO);
    REFUSES(SANGI_BAD_LENGTH, sizeof memory, 1025, SANGI_MOD_OHTA);
    REFUSES(SANGI_BAD_MEMORY, SANGI_MOD_SIZE(256) - 1, 32, SANGI_MOD_AUTO);
    REFUSES(SANGI_BAD_MEMORY, 0, 8, SANGI_MOD_MONTGOMERY);
    REFUSES(SANGI_BAD_METHOD, sizeof memory, 32, SANGI_MOD_BINARY);
    REFUSES(SANGI_BAD_METHOD, sizeof memory, 32, (sangi_mod_method)17);
    n[0] = 0xfe;
    REFUSES(SANGI_BAD_METHOD, sizeof memory, 32, SANGI_MOD_MONTGOMERY);
    memset(n, 0, sizeof n);
    for (int one = 0; one < 2; one++)
        for (int method = 0; method < 3; method++) {
            n[0] = (uint8_t)one;
            REFUSES(SANGI_BAD_MODULUS, sizeof memory, 32, (sangi_mod_method)method);
            REFUSES(SANGI_BAD_MODULUS, sizeof memory, 1, (sangi_mod_method)method);
        }
    n[0] = 0;
    n[30] = 1;
    REFUSES(SANGI_BAD_MODULUS, sizeof memory, 32, SANGI_MOD_AUTO);
    expect(sangi_mod_init_be(&m, memory, sizeof memory, n, 32, SANGI_MOD_AUTO) ==
                   SANGI_BAD_MODULUS &&
               !m,
           "refused", "big-endian");
    memset(n, 0xff, sizeof n);
    expect(sangi_mod_init_be(&m, memory, sizeof memory, n, SANGI_MOD_MAX_BYTES, SANGI_MOD_OHTA) ==
                   SANGI_OK &&
               m,
           "accepted", "the longest modulus");
    for (int status = 4; status < 7; status++)
        expect(strcmp(sangi_strerror((sangi_status)status), "unknown status") != 0, "strerror",
               "a status in words");
}

int main(void) {
    static unsigned char memory[SANGI_MOD_SIZE(64)];
    sangi_mod *m;
    const uint8_t n[8] = {1, 0, 0, 0, 0, 0, 0, 1};

    lengths();
    refused();
    if (sangi_mod_init(&m, memory, sizeof memory, n, sizeof n, SANGI_MOD_AUTO) == SANGI_OK)
        printf("mod %d %s\n", SANGI_LIMB_BITS, sangi_mod_backend(m));
    return failures != 0;
}
