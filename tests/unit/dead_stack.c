/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * What public functions leave on the stack below their callers' frames: of every secret, nothing.
 *
 * A function that leaves some on purpose is the control.
 */
#include "dead_stack.h"

#if SANGI_DEAD_STACK

#include <sangi/csidh512.h>
#include <sangi/ctidh1024.h>
#include <sangi/ctidh2048.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>
#include <sangi/hash.h>
#include <sangi/mod.h>
#include <sangi/p256.h>
#include <sangi/p511.h>
#include <sangi/rsa.h>
#include <sangi/saber.h>
#include <sangi/sntrup761.h>

enum { BYTES = 256 };

static size_t bytes = BYTES; /* of the modulus at hand */

static unsigned char input[16384], output[4096], second[4096], third[4096];
static sangi_status status;

static void careless(void) {
    volatile unsigned char copy[64];

    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = input[i];
}

static void control(void) {
    draw(input, 64);
    secret(input, 64);
    if (!left_by(careless)) {
        puts("dead_stack: the control is not found");
        failures++;
    }
}

static void sha3_256(void) { sangi_sha3_256(output, input, 64); }
static void sha3_512(void) { sangi_sha3_512(output, input, 64); }
static void shake128(void) { sangi_shake128(output, 64, input, 64); }
static void sha512(void) { sangi_sha512(output, input, 64); }

static void hashes(void) {
    static const struct {
        void (*call)(void);
        size_t length;
        const char *name;
    } all[] = {{sha3_256, 32, "sangi_sha3_256"},
               {sha3_512, 64, "sangi_sha3_512"},
               {shake128, 64, "sangi_shake128"},
               {sha512, 64, "sangi_sha512"}};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        draw(input, 64);
        all[i].call();
        secret(input, 64);
        secret(output, all[i].length);
        expect(left_by(all[i].call), all[i].name);
    }
}

/* The three calls of a mechanism: public key and secret key, ciphertext, shared secret. */
#define MECHANISM(name, UPPER, keygen_random, encaps_random)                                       \
    static void name##_keygen(void) {                                                              \
        status = sangi_##name##_keygen_from(output, SANGI_##UPPER##_PUBLIC_BYTES, second,          \
                                            SANGI_##UPPER##_SECRET_BYTES, input, keygen_random);   \
    }                                                                                              \
    static void name##_encaps(void) {                                                              \
        status = sangi_##name##_encaps_from(third, SANGI_##UPPER##_CIPHERTEXT_BYTES, shared,       \
                                            sizeof shared, output, SANGI_##UPPER##_PUBLIC_BYTES,   \
                                            input, encaps_random);                                 \
    }                                                                                              \
    static void name##_decaps(void) {                                                              \
        status =                                                                                   \
            sangi_##name##_decaps(shared, sizeof shared, third, SANGI_##UPPER##_CIPHERTEXT_BYTES,  \
                                  second, SANGI_##UPPER##_SECRET_BYTES);                           \
    }                                                                                              \
    static void name(void) {                                                                       \
        draw(input, keygen_random);                                                                \
        name##_keygen();                                                                           \
        while (status != SANGI_OK) {                                                               \
            draw(input, keygen_random);                                                            \
            name##_keygen();                                                                       \
        }                                                                                          \
        secret(input, 32);                                                                         \
        secret(second, 64);                                                                        \
        secret(second + SANGI_##UPPER##_SECRET_BYTES - 32, 32);                                    \
        expect(left_by(name##_keygen), "sangi_" #name "_keygen");                                  \
        draw(input, encaps_random);                                                                \
        name##_encaps();                                                                           \
        secret(input, 32);                                                                         \
        secret(shared, sizeof shared);                                                             \
        expect(left_by(name##_encaps), "sangi_" #name "_encaps");                                  \
        secret(second, 64);                                                                        \
        secret(second + SANGI_##UPPER##_SECRET_BYTES - 32, 32);                                    \
        secret(shared, sizeof shared);                                                             \
        expect(left_by(name##_decaps), "sangi_" #name "_decaps");                                  \
    }

static unsigned char shared[32];

MECHANISM(lightsaber, LIGHTSABER, SANGI_SABER_KEYGEN_RANDOM_BYTES, SANGI_SABER_ENCAPS_RANDOM_BYTES)
MECHANISM(saber, SABER, SANGI_SABER_KEYGEN_RANDOM_BYTES, SANGI_SABER_ENCAPS_RANDOM_BYTES)
MECHANISM(firesaber, FIRESABER, SANGI_SABER_KEYGEN_RANDOM_BYTES, SANGI_SABER_ENCAPS_RANDOM_BYTES)
MECHANISM(sntrup761, SNTRUP761, SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES,
          SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES)

static sangi_mod *context;
static unsigned char memory[SANGI_MOD_SIZE(8 * BYTES)];
static sangi_limb element[SANGI_MOD_LIMBS(8 * BYTES)];

static void mod_init(void) {
    status = sangi_mod_init(&context, memory, sizeof memory, input, bytes, SANGI_MOD_AUTO);
}
static void mod_from_bytes(void) { status = sangi_mod_from_bytes(context, element, second, bytes); }
static void mod_exp(void) { sangi_mod_exp(context, element, element, third, bytes); }
static void mod_inv(void) { (void)sangi_mod_inv(context, element, element); }
static void mod_to_bytes(void) { status = sangi_mod_to_bytes(context, output, bytes, element); }

static void mod_mul_bytes(void) {
    status = sangi_mod_mul_bytes(context, output, bytes, second, bytes, third, bytes);
}

static void moduli(void) {
    for (unsigned kind = 0; kind < 4; kind++) {
        const unsigned odd = kind % 2;

        static const struct {
            void (*call)(void);
            const char *name;
        } all[] = {{mod_init, "sangi_mod_init"},         {mod_from_bytes, "sangi_mod_from_bytes"},
                   {mod_exp, "sangi_mod_exp"},           {mod_inv, "sangi_mod_inv"},
                   {mod_to_bytes, "sangi_mod_to_bytes"}, {mod_mul_bytes, "sangi_mod_mul_bytes"}};

        bytes = kind < 2 ? BYTES : 32;
        draw(input, bytes);
        draw(second, bytes);
        draw(third, bytes);
        input[0] = (unsigned char)((input[0] & 0xfe) | odd);
        input[bytes - 1] |= 0x80;
        second[bytes - 1] &= 0x7f;
        third[bytes - 1] &= 0x7f;
        for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
            secret(input, bytes);
            secret(second, bytes);
            secret(third, bytes);
            expect(left_by(all[i].call), all[i].name);
        }
    }
}

static sangi_rsa *key;
static unsigned char rsa_memory[SANGI_RSA_SIZE(8 * BYTES)], scratch[SANGI_RSA_SCRATCH(8 * BYTES)];
static sangi_rsa_numbers numbers;

static sangi_status give(void *from, uint8_t *drawn, size_t length) {
    memcpy(drawn, from, length);
    return SANGI_OK;
}

static void rsa_init(void) {
    status = sangi_rsa_init(&key, rsa_memory, sizeof rsa_memory, &numbers);
}
static void rsa_private(void) {
    status =
        sangi_rsa_private(key, output, BYTES, second, BYTES, give, third, scratch, sizeof scratch);
}

/* Of numbers that do not belong together; only the last step sees that. */
static void rsa(void) {
    static const uint8_t e[] = {1, 0, 1};
    unsigned char *const part = input + BYTES;
    const size_t half = BYTES / 2;

    draw(input, sizeof input);
    draw(second, BYTES);
    draw(third, BYTES + 16);
    for (size_t at = 0; at < 2 * BYTES; at += at < BYTES ? BYTES : half) {
        input[at] |= 0x80;
        input[at + (at < BYTES ? BYTES : half) - 1] |= 1;
    }
    second[0] = part[4 * half] = 0;
    numbers = (sangi_rsa_numbers){input,
                                  BYTES,
                                  e,
                                  sizeof e,
                                  part,
                                  half,
                                  part + half,
                                  half,
                                  part + 2 * half,
                                  half,
                                  part + 3 * half,
                                  half,
                                  part + 4 * half,
                                  half};
    for (int i = 0; i < 2; i++) {
        secret(part, 5 * half);
        secret(second, BYTES);
        secret(third, BYTES);
        expect(left_by(i ? rsa_private : rsa_init), i ? "sangi_rsa_private" : "sangi_rsa_init");
        if (status != (i ? SANGI_BAD_RESULT : SANGI_OK))
            puts("dead_stack: RSA has another status"), failures++;
    }
}

#define FIELD(name, UPPER)                                                                         \
    static sangi_##name name##_z;                                                                  \
    static void name##_from_bytes(void) {                                                          \
        status = sangi_##name##_from_bytes(&name##_z, input, SANGI_##UPPER##_BYTES);               \
    }                                                                                              \
    static void name##_from_bytes_wide(void) {                                                     \
        status = sangi_##name##_from_bytes_wide(&name##_z, input, 2 * SANGI_##UPPER##_BYTES);      \
    }                                                                                              \
    static void name##_pow(void) { sangi_##name##_pow(&name##_z, &name##_z, second, 32); }         \
    static void name##_inv(void) { sangi_##name##_inv(&name##_z, &name##_z); }                     \
    static void name##_sqrt(void) { (void)sangi_##name##_sqrt(&name##_z, &name##_z); }             \
    static void name##_to_bytes(void) {                                                            \
        status = sangi_##name##_to_bytes(output, SANGI_##UPPER##_BYTES, &name##_z);                \
    }                                                                                              \
    static void name(void) {                                                                       \
        static const struct {                                                                      \
            void (*call)(void);                                                                    \
            const char *name;                                                                      \
        } all[] = {{name##_from_bytes, #name "_from_bytes"},                                       \
                   {name##_pow, #name "_pow"},                                                     \
                   {name##_inv, #name "_inv"},                                                     \
                   {name##_sqrt, #name "_sqrt"},                                                   \
                   {name##_to_bytes, #name "_to_bytes"},                                           \
                   {name##_from_bytes_wide, #name "_from_bytes_wide"}};                            \
                                                                                                   \
        draw(input, sizeof input);                                                                 \
        draw(second, 32);                                                                          \
        input[SANGI_##UPPER##_BYTES - 1] = 0;                                                      \
        for (size_t i = 0; i < sizeof all / sizeof *all; i++) {                                    \
            secret(input, 2 * SANGI_##UPPER##_BYTES);                                              \
            secret(second, 32);                                                                    \
            secret(&name##_z, sizeof name##_z);                                                    \
            const sangi_##name before = name##_z;                                                  \
            all[i].call();                                                                         \
            secret(&name##_z, sizeof name##_z);                                                    \
            if (all[i].call == name##_to_bytes)                                                    \
                secret(output, SANGI_##UPPER##_BYTES);                                             \
            name##_z = before;                                                                     \
            expect(left_by(all[i].call), all[i].name);                                             \
        }                                                                                          \
    }

FIELD(p256, P256)
FIELD(p511, P511)

static int8_t exponent[SANGI_CSIDH512_EXPONENTS];

static void csidh_expand(void) {
    status =
        sangi_csidh512_expand_vartime(exponent, sizeof exponent, input, SANGI_CSIDH512_SEED_BYTES);
}
static void csidh_derive(void) {
    status = sangi_csidh512_derive_vartime(output, SANGI_CSIDH512_PUBLIC_BYTES, second,
                                           SANGI_CSIDH512_PUBLIC_BYTES, exponent, sizeof exponent);
}

static void csidh(void) {
    draw(input, SANGI_CSIDH512_SEED_BYTES);
    csidh_expand();
    secret(input, SANGI_CSIDH512_SEED_BYTES);
    secret(exponent, sizeof exponent);
    expect(left_by(csidh_expand), "sangi_csidh512_expand_vartime");
    memset(second, 0, SANGI_CSIDH512_PUBLIC_BYTES);
    csidh_derive();
    secret(exponent, sizeof exponent);
    secret(output, SANGI_CSIDH512_PUBLIC_BYTES);
    expect(left_by(csidh_derive), "sangi_csidh512_derive_vartime");
}

static unsigned char ctidh_secret[SANGI_CTIDH2048_SECRET_BYTES];

static sangi_status drawn(void *context, uint8_t *to, size_t length) {
    (void)context;
    draw(to, length);
    return SANGI_OK;
}

/* The stack is what the header says, scalar and in vectors. */
#define CTIDH(size, upper, kib, simd)                                                              \
    static void ctidh##size##_keygen(void) {                                                       \
        status =                                                                                   \
            sangi_ctidh##size##_keygen(second, SANGI_CTIDH##upper##_PUBLIC_BYTES, ctidh_secret,    \
                                       SANGI_CTIDH##upper##_SECRET_BYTES, drawn, NULL);            \
    }                                                                                              \
    static void ctidh##size##_derive(void) {                                                       \
        status = sangi_ctidh##size##_derive(output, SANGI_CTIDH##upper##_SHARED_BYTES, second,     \
                                            SANGI_CTIDH##upper##_PUBLIC_BYTES, ctidh_secret,       \
                                            SANGI_CTIDH##upper##_SECRET_BYTES, drawn, NULL);       \
    }                                                                                              \
    static void ctidh##size(void) {                                                                \
        ctidh##size##_keygen();                                                                    \
        ctidh##size##_derive();                                                                    \
        secret(ctidh_secret, SANGI_CTIDH##upper##_SECRET_BYTES);                                   \
        secret(output, SANGI_CTIDH##upper##_SHARED_BYTES);                                         \
        expect(left_by(ctidh##size##_derive), "sangi_ctidh" #size "_derive");                      \
        if (used() > 1024 * (strcmp(sangi_ctidh##size##_backend(), "ifma") ? kib : simd)) {        \
            printf("dead_stack: sangi_ctidh" #size "_derive takes %zu bytes of stack\n", used());  \
            failures++;                                                                            \
        }                                                                                          \
    }

#define CTIDH_X8(size, upper, kib)                                                                 \
    static unsigned char secrets##size[8 * SANGI_CTIDH##upper##_SECRET_BYTES];                     \
    static void ctidh##size##x8_derive(void) {                                                     \
        status = sangi_ctidh##size##x8_derive(output, 8 * SANGI_CTIDH##upper##_SHARED_BYTES,       \
                                              second, 8 * SANGI_CTIDH##upper##_PUBLIC_BYTES,       \
                                              secrets##size, sizeof secrets##size, drawn, NULL);   \
    }                                                                                              \
    static void ctidh##size##x8(void) {                                                            \
        status = sangi_ctidh##size##x8_keygen(second, 8 * SANGI_CTIDH##upper##_PUBLIC_BYTES,       \
                                              secrets##size, sizeof secrets##size, drawn, NULL);   \
        ctidh##size##x8_derive();                                                                  \
        secret(secrets##size, sizeof secrets##size);                                               \
        secret(output, 8 * SANGI_CTIDH##upper##_SHARED_BYTES);                                     \
        expect(left_by(ctidh##size##x8_derive), "sangi_ctidh" #size "x8_derive");                  \
        if (used() > kib * 1024) {                                                                 \
            printf("dead_stack: sangi_ctidh" #size "x8_derive takes %zu bytes of stack\n",         \
                   used());                                                                        \
            failures++;                                                                            \
        }                                                                                          \
    }

CTIDH(512, 512, 64, 70)
CTIDH(512f, 512F, 64, 70)
CTIDH(1024, 1024, 106, 126)
CTIDH(2048, 2048, 208, 208)
CTIDH_X8(512, 512, 276)
CTIDH_X8(512f, 512F, 276)
CTIDH_X8(1024, 1024, 528)

int main(void) {
    getcontext(&fresh);
    control();
    hashes();
    lightsaber();
    saber();
    firesaber();
    sntrup761();
    moduli();
    rsa();
    p256();
    p511();
    csidh();
    ctidh512();
    ctidh512f();
    ctidh512x8();
    ctidh512fx8();
    ctidh1024();
    ctidh1024x8();
    ctidh2048();
    return failures != 0;
}

#else

int main(void) { return 0; }

#endif
