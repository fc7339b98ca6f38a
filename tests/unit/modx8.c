/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight moduli at once against one at a time, and everything that is refused. */
#include <stdio.h>
#include <string.h>

#include <sangi/modx8.h>

enum { LANES = 8, MOST = SANGI_MODX8_MAX_BYTES, BITS = 8 * MOST };

static int failures;

static void expect(int holds, const char *method, size_t length, const char *what) {
    if (!holds) {
        printf("failed: %s: %u bytes: %s\n", method, (unsigned)length, what);
        failures++;
    }
}

static uint8_t drawn(void) {
    static uint32_t state = 1;
    state = state * 1664525U + 1013904223U;
    return (uint8_t)(state >> 24);
}

/* Eight numbers of a length, one behind the other. */
typedef struct {
    uint8_t byte[LANES * 2 * MOST];
} numbers;

static void draw(uint8_t *z, size_t length) {
    for (size_t i = 0; i < length; i++)
        z[i] = drawn();
}

static numbers reversed(const numbers *x, size_t length) {
    numbers z = {{0}};
    for (size_t l = 0; l < LANES; l++)
        for (size_t i = 0; i < length; i++)
            z.byte[l * length + i] = x->byte[l * length + length - 1 - i];
    return z;
}

/* Moduli of different shapes: random, all ones, the least with its highest byte, halves of ones. */
static numbers moduli(size_t length, int odd) {
    numbers n;
    memset(&n, 0, sizeof n);
    for (size_t l = 0; l < LANES; l++) {
        uint8_t *const at = n.byte + l * length;
        if (l == 1 || l == 4)
            memset(at + (l == 4 ? length / 2 : 0), 255, length - (l == 4 ? length / 2 : 0));
        else if (l != 2)
            draw(at, length);
        at[0] = (uint8_t)((at[0] & 254) | (l == 2 || odd));
        if (!at[length - 1])
            at[length - 1] = 1;
    }
    return n;
}

/* A number below a modulus: 0, 1, n - 1, all ones but for the top, or random. */
static void element(uint8_t *z, const uint8_t *n, size_t length, unsigned kind) {
    memset(z, 0, length);
    if (kind == 1) {
        z[0] = 1;
    } else if (kind == 2) {
        int borrow = 1;
        for (size_t i = 0; i < length; i++) {
            z[i] = (uint8_t)(n[i] - borrow);
            borrow = borrow && !n[i];
        }
    } else if (kind == 3) {
        memset(z, 255, length - 1);
    } else if (kind > 3) {
        draw(z, length);
        z[length - 1] = (uint8_t)(n[length - 1] ? z[length - 1] % n[length - 1] : 0);
    }
}

/* A context at an odd address with canaries around it. */
typedef struct {
    unsigned char memory[SANGI_MODX8_SIZE(BITS) + 2];
    sangi_modx8 *m;
    size_t size;
} context;

static int made(context *c, const numbers *n, size_t length, sangi_mod_method method) {
    c->size = SANGI_MODX8_SIZE(8 * length);
    memset(c->memory, 0x5a, sizeof c->memory);
    return sangi_modx8_init(&c->m, c->memory + 1, c->size, n->byte, LANES * length, method) ==
           SANGI_OK;
}

static int whole(const context *c) {
    return c->memory[0] == 0x5a && c->memory[1 + c->size] == 0x5a;
}

/* One modulus of the eight, on its own. */
typedef struct {
    unsigned char memory[SANGI_MOD_SIZE(BITS)];
    sangi_mod *m;
} single;

typedef enum { MUL, SQR, POWER, WIDE, OPERATIONS } operation;
static const char *const NAMES[] = {"mul", "sqr", "exp", "wide"};

/* z <- what one modulus says for a lane */
static void wanted(operation op, const numbers *n, size_t lane, size_t length,
                   sangi_mod_method method, uint8_t *z, const uint8_t *x, const uint8_t *y,
                   size_t second) {
    static single s;
    sangi_limb a[SANGI_MOD_LIMBS(BITS)], b[SANGI_MOD_LIMBS(BITS)];
    if (sangi_mod_init(&s.m, s.memory, sizeof s.memory, n->byte + lane * length, length, method))
        return;
    (void)sangi_mod_from_bytes(s.m, a, x, length);
    if (op == POWER)
        sangi_mod_exp(s.m, a, a, y, second);
    else if (op == WIDE)
        (void)sangi_mod_from_bytes_wide(s.m, a, y, second);
    else if (op == SQR)
        sangi_mod_sqr(s.m, a, a);
    else if (sangi_mod_from_bytes(s.m, b, y, length) == SANGI_OK)
        sangi_mod_mul(s.m, a, a, b);
    (void)sangi_mod_to_bytes(s.m, z, length, a);
}

static SANGI_ALIGNED(64) sangi_limb u[SANGI_MODX8_LIMBS(BITS)], v[SANGI_MODX8_LIMBS(BITS)],
    w[SANGI_MODX8_LIMBS(BITS)];

static void run(operation op, const context *c, const numbers *n, const char *name, size_t length,
                unsigned round) {
    const sangi_mod_method method = sangi_modx8_method_of(c->m);
    const size_t second = op == POWER  ? (round % 3 == 1 ? 65 : 3) * (length < 300)
                          : op == WIDE ? 2 * length - round % 3
                                       : length;
    numbers x, y, z;
    for (size_t l = 0; l < LANES; l++) {
        const uint8_t *const at = n->byte + l * length;
        element(x.byte + l * length, at, length, (unsigned)(l + round) % 8);
        if (op == POWER || op == WIDE)
            draw(y.byte + l * second, second);
        else
            element(y.byte + l * length, at, length, (unsigned)(l + 3 * round) % 8);
    }
    if (op == WIDE && round == 0)
        memset(y.byte, 255, LANES * second);
    sangi_limb *const out = round % 3 == 0 ? w : round % 3 == 1 ? u : v;
    expect(sangi_modx8_from_bytes(c->m, u, x.byte, LANES * length) == SANGI_OK, name, length,
           "from_bytes");
    if (op == MUL)
        (void)sangi_modx8_from_bytes(c->m, v, y.byte, LANES * length);
    if (op == MUL)
        sangi_modx8_mul(c->m, out, u, v);
    else if (op == SQR)
        sangi_modx8_sqr(c->m, out, u);
    else if (op == POWER)
        sangi_modx8_exp(c->m, out, u, y.byte, LANES * second);
    else
        (void)sangi_modx8_from_bytes_wide(c->m, out, y.byte, LANES * second);
    expect(sangi_modx8_to_bytes(c->m, z.byte, LANES * length, out) == SANGI_OK, name, length,
           "to_bytes");
    for (size_t l = 0; l < LANES; l++) {
        uint8_t want[MOST];
        wanted(op, n, l, length, method, want, x.byte + l * length,
               y.byte + l * (op == MUL ? length : second), second);
        expect(memcmp(want, z.byte + l * length, length) == 0, name, length, NAMES[op]);
    }
}

/* The same in the other order of bytes. */
static void run_big_endian(const context *c, const numbers *n, const char *name, size_t length) {
    static context other;
    const numbers swapped = reversed(n, length);
    numbers x, e, z, back;
    for (size_t l = 0; l < LANES; l++)
        element(x.byte + l * length, n->byte + l * length, length, 7);
    draw(e.byte, LANES * 5);
    const numbers x_be = reversed(&x, length), e_be = reversed(&e, 5);
    const sangi_mod_method method = sangi_modx8_method_of(c->m);
    const sangi_status status = sangi_modx8_init_be(&other.m, other.memory, sizeof other.memory,
                                                    swapped.byte, LANES * length, method);
    expect(status == SANGI_OK, name, length, "init_be");
    if (status != SANGI_OK)
        return;
    (void)sangi_modx8_from_bytes(c->m, u, x.byte, LANES * length);
    sangi_modx8_exp(c->m, u, u, e.byte, LANES * 5);
    (void)sangi_modx8_to_bytes(c->m, z.byte, LANES * length, u);
    (void)sangi_modx8_from_bytes_be(other.m, v, x_be.byte, LANES * length);
    sangi_modx8_exp_be(other.m, v, v, e_be.byte, LANES * 5);
    (void)sangi_modx8_to_bytes_be(other.m, back.byte, LANES * length, v);
    back = reversed(&back, length);
    expect(memcmp(z.byte, back.byte, LANES * length) == 0, name, length, "exp_be");
    (void)sangi_modx8_from_bytes_wide_be(other.m, v, x_be.byte, LANES * length);
    (void)sangi_modx8_to_bytes(other.m, back.byte, LANES * length, v);
    expect(memcmp(x.byte, back.byte, LANES * length) == 0, name, length, "from_bytes_wide_be");
    sangi_modx8_wipe(other.m);
}

static int is_zero(const sangi_limb *x, const sangi_modx8 *m) {
    sangi_limb any = 0;
    for (size_t i = 0; i < sangi_modx8_limbs(m); i++)
        any |= x[i];
    return !any;
}

/* What is not below its modulus, and lengths that do not fit. */
static void run_refused(const context *c, const numbers *n, const char *name, size_t length) {
    numbers x, z;
    for (size_t l = 0; l < LANES; l++)
        element(x.byte + l * length, n->byte + l * length, length, 2);
    memcpy(x.byte + 5 * length, n->byte + 5 * length, length);
    expect(sangi_modx8_from_bytes(c->m, u, x.byte, LANES * length) == SANGI_OUT_OF_RANGE, name,
           length, "n is below n");
    (void)sangi_modx8_to_bytes(c->m, z.byte, LANES * length, u);
    memset(x.byte + 5 * length, 0, length);
    expect(memcmp(x.byte, z.byte, LANES * length) == 0, name, length, "one lane out of range");
    expect(sangi_modx8_from_bytes(c->m, u, x.byte, length) == SANGI_BAD_LENGTH && is_zero(u, c->m),
           name, length, "from_bytes of another length");
    expect(sangi_modx8_from_bytes_wide(c->m, u, x.byte, LANES * (2 * length + 1)) ==
                   SANGI_BAD_LENGTH &&
               is_zero(u, c->m),
           name, length, "from_bytes_wide of another length");
    expect(sangi_modx8_from_bytes_wide(c->m, u, x.byte, 2 * LANES * length - 1) ==
                   SANGI_BAD_LENGTH &&
               is_zero(u, c->m),
           name, length, "from_bytes_wide of no multiple of eight");
    expect(sangi_modx8_to_bytes(c->m, z.byte, length, u) == SANGI_BAD_LENGTH &&
               memcmp(x.byte, z.byte, LANES * length) == 0,
           name, length, "to_bytes of another length");
}

static void run_method(size_t length, sangi_mod_method method, int odd, const char *name) {
    static context c;
    const numbers n = moduli(length, odd);
    expect(made(&c, &n, length, method), name, length, "init");
    if (!c.m)
        return;
    expect(sangi_modx8_bytes(c.m) == LANES * length, name, length, "bytes");
    expect(sangi_modx8_limbs(c.m) <= SANGI_MODX8_LIMBS(8 * length), name, length, "limbs");
    for (unsigned round = 0; round < 6; round++)
        for (operation op = MUL; op < OPERATIONS; op++)
            if (op != POWER || length < 100 || round % 3 == 0)
                run(op, &c, &n, name, length, round);
    run_big_endian(&c, &n, name, length);
    run_refused(&c, &n, name, length);
    expect(whole(&c), name, length, "canaries");
    sangi_modx8_wipe(c.m);
}

static void run_init(void) {
    enum { LENGTH = 40 };
    static context c;
    const char *const name = "init";
    numbers n = moduli(LENGTH, 1);
    expect(made(&c, &n, LENGTH, SANGI_MOD_AUTO) &&
               sangi_modx8_method_of(c.m) == SANGI_MOD_MONTGOMERY,
           name, LENGTH, "AUTO for odd moduli");
    const size_t size = SANGI_MODX8_SIZE(8 * LENGTH);
    expect(sangi_modx8_init(&c.m, c.memory, size - 1, n.byte, LANES * LENGTH, SANGI_MOD_AUTO) ==
                   SANGI_BAD_MEMORY &&
               !c.m,
           name, LENGTH, "SANGI_BAD_MEMORY");
    for (size_t length = SANGI_MODX8_MIN_BYTES - 1; length <= MOST + 1; length += MOST - 30)
        expect(sangi_modx8_init(&c.m, c.memory, sizeof c.memory, n.byte, LANES * length,
                                SANGI_MOD_AUTO) == SANGI_BAD_LENGTH &&
                   !c.m,
               name, length, "SANGI_BAD_LENGTH");
    expect(sangi_modx8_init(&c.m, c.memory, sizeof c.memory, n.byte, LANES * LENGTH + 1,
                            SANGI_MOD_AUTO) == SANGI_BAD_LENGTH &&
               !c.m,
           name, LENGTH, "no multiple of eight");
    expect(sangi_modx8_init(&c.m, c.memory, size, n.byte, LANES * LENGTH, SANGI_MOD_BINARY) ==
                   SANGI_BAD_METHOD &&
               !c.m,
           name, LENGTH, "no method to ask for");
    n.byte[3 * LENGTH] &= 254;
    expect(sangi_modx8_init(&c.m, c.memory, size, n.byte, LANES * LENGTH, SANGI_MOD_MONTGOMERY) ==
                   SANGI_BAD_METHOD &&
               !c.m,
           name, LENGTH, "SANGI_BAD_METHOD");
    expect(made(&c, &n, LENGTH, SANGI_MOD_AUTO) && sangi_modx8_method_of(c.m) == SANGI_MOD_OHTA,
           name, LENGTH, "AUTO for an even modulus");
    n.byte[8 * LENGTH - 1] = 0;
    for (sangi_mod_method method = SANGI_MOD_AUTO; method <= SANGI_MOD_OHTA; method++)
        expect(sangi_modx8_init(&c.m, c.memory, size, n.byte, LANES * LENGTH, method) ==
                       SANGI_BAD_MODULUS &&
                   !c.m,
               name, LENGTH, "SANGI_BAD_MODULUS");
}

/* A context stays in its memory where numbers begin to have, and have for the last time, 20, 40, 60
 * or 80 digits, which take the most. */
static void run_sizes(void) {
    static const size_t EDGES[] = {102, 103, 128, 233, 258, 363, 388, 493, 512};
    static context c;
    for (size_t i = 0; i < sizeof EDGES / sizeof *EDGES; i++) {
        const numbers n = moduli(EDGES[i], 1);
        expect(made(&c, &n, EDGES[i], SANGI_MOD_MONTGOMERY) && whole(&c), "montgomery", EDGES[i],
               "memory");
    }
}

int main(void) {
    static const size_t LENGTHS[] = {32, 33, 50, 51, 64, 76, 128, 129, 180, 256, 512};
    static context c;
    const numbers n = moduli(32, 1);
    for (size_t i = 0; i < sizeof LENGTHS / sizeof *LENGTHS; i++) {
        run_method(LENGTHS[i], SANGI_MOD_MONTGOMERY, 1, "montgomery");
        run_method(LENGTHS[i], SANGI_MOD_OHTA, (int)i % 2, "ohta");
    }
    run_init();
    run_sizes();
    if (made(&c, &n, 32, SANGI_MOD_AUTO))
        printf("modx8 %d %s\n", SANGI_LIMB_BITS, sangi_modx8_backend(c.m));
    return failures != 0;
}
