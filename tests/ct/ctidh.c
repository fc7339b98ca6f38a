/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The action of CTIDH and its keys, for the checks of constant time; all inputs are secret.
 *
 * What the action declassifies is whether a kernel exists.  For the trace, REPLAY, these outcomes
 * are the same in every run, so that keys are compared at the same public inputs: what is computed
 * after a wrong outcome is of no use, but takes the same course.  For memcheck they are real, and
 * marked as defined.
 */
#include "csidh/ctidh/mask.h"

#ifdef REPLAY

static volatile ctidh_mask computed;
static unsigned attempts;

/* Two attempts in seven fail. */
static int declassified(ctidh_mask success) {
    computed = success;
    return ++attempts % 7 != 3 && attempts % 7 != 4;
}

#else

#include <stdlib.h>
#include <valgrind/memcheck.h>

static ctidh_mask declassified(ctidh_mask success) {
    (void)VALGRIND_MAKE_MEM_DEFINED(&success, sizeof success);
    return success;
}

#endif

#define SANGI_CTIDH_DECLASSIFY(mask) declassified(mask)
#include "csidh/ctidh/action.c"

#include "csidh/ctidh/sample.h"

enum { EXPONENTS = SANGI_CURVE_PRIMES, ARENA = 4096 };

/* The arena: exponents, a curve, a seed; then what was computed. */
_Alignas(64) unsigned char sangi_ct_arena[ARENA];

static struct input {
    int8_t exponent[EXPONENTS];
    uint8_t seed[SANGI_CTIDH_SEED];
    sangi_p511 curve;
} in;

/* Bare cores have no memcpy that has a declaration. */
static void copy(void *to, const void *from, size_t length) {
    for (size_t i = 0; i < length; i++)
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
}

static void read_arena(void) {
    copy(in.exponent, sangi_ct_arena, sizeof in.exponent);
    copy(in.seed, sangi_ct_arena + EXPONENTS, sizeof in.seed);
    copy(&in.curve, sangi_ct_arena + EXPONENTS + SANGI_CTIDH_SEED, sizeof in.curve);
}

static void act(const sangi_ctidh_parameters *parameters) {
    sangi_ctidh_stream stream;

    read_arena();
    sangi_ctidh_stream_init(&stream, in.seed);
    sangi_ctidh_act(&in.curve, in.exponent, parameters, &stream);
    copy(sangi_ct_arena, &in.curve, sizeof in.curve);
}

static void sample(void) {
    sangi_ctidh_stream stream;

    read_arena();
    sangi_ctidh_stream_init(&stream, in.seed);
    sangi_ctidh_sample(in.exponent, &sangi_ctidh512_parameters, &stream);
    in.exponent[0] ^= (int8_t)(sangi_ctidh_is_key(in.exponent, &sangi_ctidh512_parameters) & 1);
    copy(sangi_ct_arena, in.exponent, sizeof in.exponent);
}

#ifdef REPLAY

void sangi_ct_ctidh_act(void);
void sangi_ct_ctidh_sample(void);

/* A few small batches: without and with a grid, and one of a single prime. */
void sangi_ct_ctidh_act(void) {
    sangi_ctidh_batch batch[5];
    static const uint8_t order[5] = {0, 2, 1, 3, 4}, splits[4] = {2, 1, 3, 4};
    const sangi_ctidh_parameters parameters = {batch, 5, order, splits};

    for (size_t i = 0; i < 5; i++)
        batch[i] = sangi_ctidh512_parameters.batch[i];
    for (size_t i = 0; i < 5; i++)
        batch[i].bound = i < 2 ? 1 : 2;
    batch[4].primes = 1;
    batch[4].shortest = batch[4].longest = 7;
    attempts = 0;
    act(&parameters);
}

void sangi_ct_ctidh_sample(void) { sample(); }

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
    for (size_t i = 0; i < EXPONENTS; i++)
        sangi_ct_arena[i] = (unsigned char)(i % 3 ? 1 : -1);
    run(act, &sangi_ctidh512_parameters);
    run(NULL, NULL);
    return 0;
}

#endif
