/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The action of CTIDH and its keys, for the checks of constant time; all inputs are secret.  The
 * trace also has the public functions, with few batches and on a fixed public key.
 *
 * What the action declassifies is whether a kernel exists.  For the trace, REPLAY, these outcomes
 * are the same in every run, so that keys are compared at the same public inputs: what is computed
 * after a wrong outcome is of no use, but takes the same course.  For memcheck they are real, and
 * marked as defined.
 *
 * SIMD is for the vectorised action, with kernels that do not multiply: no outcome is real.  X8,
 * beside it, is for eight actions in lanes.
 */
#ifndef SIMD
#define SANGI_CURVE_SIMD 0
#endif
#include "csidh/ctidh/mask.h"

#ifndef REPLAY
#include <stdlib.h>
#include <valgrind/memcheck.h>
#endif

#if defined(REPLAY) || defined(SIMD)

static volatile ctidh_mask computed;
static unsigned attempts;

/* Two attempts in seven fail. */
static int declassified(ctidh_mask success) {
    computed = success;
    return ++attempts % 7 != 3 && attempts % 7 != 4;
}

#else

static ctidh_mask declassified(ctidh_mask success) {
    (void)VALGRIND_MAKE_MEM_DEFINED(&success, sizeof success);
    return success;
}

#endif

#define SANGI_CTIDH_DECLASSIFY(mask) declassified(mask)
#ifdef X8
#include "csidh/x8/ctidh_x8.c"
#define sangi_ctidh_act sangi_ctidhx8_act
#elif defined(SIMD)
#include "csidh/simd/ctidh52.c"
#define sangi_ctidh_act sangi_ctidh_act52
#else
#include "csidh/ctidh/action.c"
#endif

#include "csidh/ctidh/sample.h"

#if defined(SIMD) && !defined(X8)
#define OF_SIZE(size) sangi_ctidh##size##_simd_parameters
#else
#define OF_SIZE(size) sangi_ctidh##size##_parameters
#endif
#if SANGI_CURVE_BITS == 511
#define LAYOUT OF_SIZE(512)
#elif SANGI_CURVE_BITS == 1020
#define LAYOUT OF_SIZE(1024)
#else
#define LAYOUT OF_SIZE(2048)
#endif

#ifdef REPLAY

static sangi_ctidh_parameters few;

/* The public functions are traced for one size, which has the text of the others. */
#if SANGI_CURVE_BITS == 511 && !defined(SIMD)

#include <sangi/ctidh512.h>

#define NAME ctidh512
#define UPPER CTIDH512
#define sangi_ctidh512_parameters few
#include "csidh/ctidh/public.inc"
#undef sangi_ctidh512_parameters

#endif
#endif

#ifdef X8
enum { ACTIONS = 8 };
#else
enum { ACTIONS = 1 };
#endif
enum { EXPONENTS = SANGI_CURVE_PRIMES, ARENA = 4096 };

/* The arena: exponents, seeds, curves; then what was computed. */
_Alignas(64) unsigned char sangi_ct_arena[ARENA];

static struct input {
    int8_t exponent[ACTIONS * EXPONENTS];
    uint8_t seed[ACTIONS][SANGI_CTIDH_SEED];
    sangi_fp curve[ACTIONS];
} in;

/* Bare cores have no memcpy that has a declaration. */
static void copy(void *to, const void *from, size_t length) {
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
}

static void read_arena(void) {
    copy(in.exponent, sangi_ct_arena, sizeof in.exponent);
    copy(in.seed, sangi_ct_arena + sizeof in.exponent, sizeof in.seed);
    copy(in.curve, sangi_ct_arena + sizeof in.exponent + sizeof in.seed, sizeof in.curve);
}

static void act_on_curve(const sangi_ctidh_parameters *parameters) {
    sangi_ctidh_stream stream[ACTIONS];

    read_arena();
    for (size_t i = 0; i < ACTIONS; i++)
        sangi_ctidh_stream_init(&stream[i], in.seed[i]);
    sangi_ctidh_act(in.curve, in.exponent, parameters, stream);
    copy(sangi_ct_arena, in.curve, sizeof in.curve);
}

static void sample(void) {
    sangi_ctidh_stream stream;

    read_arena();
    sangi_ctidh_stream_init(&stream, in.seed[0]);
    sangi_ctidh_sample(in.exponent, &LAYOUT, &stream);
    in.exponent[0] ^= (int8_t)(sangi_ctidh_is_key(in.exponent, &LAYOUT) & 1);
    copy(sangi_ct_arena, in.exponent, EXPONENTS);
}

#ifdef REPLAY

void sangi_ct_ctidh_act(void);
void sangi_ct_ctidh_sample(void);
void sangi_ct_ctidh_keygen(void);
void sangi_ct_ctidh_derive(void);
void sangi_ct_ctidh_blind(void);

/* Batches for a trace: without and with a grid, and one of a single prime. */
static void begin(void) {
    static sangi_ctidh_batch batch[5];
    static const uint8_t order[5] = {0, 2, 1, 3, 4}, splits[4] = {2, 1, 3, 4};
    size_t first = 0;
    uint8_t steps = 0;

    for (size_t i = 0; i < 5; i++)
        batch[i] = LAYOUT.batch[i];
    for (size_t i = 0; i < 5; i++)
        batch[i].bound = i < 2 ? 1 : 2;
    for (size_t i = 0; i < 4; i++)
        first += batch[i].primes;
    while (sangi_curve_chain(first) >> steps > 1)
        steps++;
    batch[4].primes = 1;
    batch[4].shortest = batch[4].longest = steps;
    few = (sangi_ctidh_parameters){batch, 5, 5, order, splits};
    attempts = 0;
}

void sangi_ct_ctidh_act(void) {
    begin();
    act_on_curve(&few);
}

void sangi_ct_ctidh_sample(void) { sample(); }

#if SANGI_CURVE_BITS == 511 && !defined(SIMD)

/* A sangi_rng: the seeds of the arena, which are before the curve. */
static sangi_status draw(void *context, uint8_t *bytes, size_t length) {
    (void)context;
    copy(bytes, sangi_ct_arena + EXPONENTS, length);
    return SANGI_OK;
}

static uint8_t public_key[KEY], secret_key[SECRET];

/* The key with coefficient 6, whose encoding is that in Montgomery form; and the arena's. */
static void set_keys(void) {
    sangi_p511 six;

    begin();
    sangi_p511_from_u64(&six, 6);
    copy(public_key, &six, KEY);
    copy(secret_key, sangi_ct_arena, SECRET);
}

static void end(sangi_status status) { sangi_ct_arena[KEY] = (unsigned char)status; }

void sangi_ct_ctidh_keygen(void) {
    begin();
    end(sangi_ctidh512_keygen(sangi_ct_arena, KEY, secret_key, SECRET, draw, NULL));
}

void sangi_ct_ctidh_derive(void) {
    set_keys();
    end(sangi_ctidh512_derive(sangi_ct_arena, SHARED, public_key, KEY, secret_key, SECRET, draw,
                              NULL));
}

void sangi_ct_ctidh_blind(void) {
    set_keys();
    end(sangi_ctidh512_blind(sangi_ct_arena, KEY, public_key, KEY, secret_key, SECRET, draw, NULL));
}

#endif

#else

/* Ends with 2 where nothing of the result is poisoned. */
static void run(void (*of)(const sangi_ctidh_parameters *), const sangi_ctidh_parameters *given) {
    uint8_t validity[8] = {0}, poisoned = 0;

    (void)VALGRIND_MAKE_MEM_UNDEFINED(sangi_ct_arena, sizeof sangi_ct_arena);
    if (of)
        of(given);
    else
        sample();
    (void)VALGRIND_GET_VBITS(sangi_ct_arena, validity, sizeof validity);
    for (size_t i = 0; i < sizeof validity; i++)
        poisoned |= validity[i];
    if (!poisoned)
        exit(2);
}

int main(void) {
    for (size_t i = 0; i < (size_t)ACTIONS * EXPONENTS; i++)
        sangi_ct_arena[i] = (unsigned char)(i % 3 ? 1 : -1);
    run(act_on_curve, &LAYOUT);
    run(NULL, NULL);
    return 0;
}

#endif
