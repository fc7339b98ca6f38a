/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The word layer: masks, wipe, the CPU probe, the wording of a status. */
#include <stdio.h>
#include <string.h>

#include <sangi/status.h>

#include "word/backend.h"
#include "word/cpu.h"
#include "word/limb.h"
#include "word/wipe.h"

static int failures;

static void expect(int holds, const char *what) {
    if (!holds) {
        printf("failed: %s\n", what);
        failures++;
    }
}

static void masks(void) {
    const sangi_limb all = (sangi_limb)-1, x = (sangi_limb)0x1234, y = (sangi_limb)0xfedc;

    expect(sizeof(sangi_limb) * 8 == SANGI_LIMB_BITS, "a limb has SANGI_LIMB_BITS bits");
    expect(sangi_limb_hide(x) == x, "a barrier keeps the value");
    expect(sangi_limb_mask(0) == 0, "the mask of 0");
    expect(sangi_limb_mask(1) == all, "the mask of 1");
    expect(sangi_limb_select(all, x, y) == x, "a true mask selects the first");
    expect(sangi_limb_select(0, x, y) == y, "a false mask selects the second");
}

static void wipe(void) {
    enum { ROOM = 600 };
    unsigned char bytes[ROOM];
    const size_t lengths[] = {0, 1, 7, 8, 9, 63, 64, 65, 448, ROOM - 16};

    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (size_t at = 0; at <= 8; at++) {
            const size_t end = at + lengths[i];
            int inside = 1, cleared = 1;

            memset(bytes, 0xa5, sizeof bytes);
            sangi_wipe(bytes + at, lengths[i]);
            for (size_t j = 0; j < ROOM; j++)
                if (j < at || j >= end)
                    inside &= bytes[j] == 0xa5;
                else
                    cleared &= bytes[j] == 0;
            expect(inside, "wipe stays inside");
            expect(cleared, "wipe clears");
        }
}

static void cpu(void) {
    const unsigned found = sangi_cpu_features();

    expect(found == sangi_cpu_features(), "the probe repeats itself");
#if defined(__x86_64__)
    __builtin_cpu_init();
    expect(!(found & SANGI_CPU_BMI2) == !__builtin_cpu_supports("bmi2"), "BMI2");
    expect(!(found & SANGI_CPU_AVX512IFMA) == !__builtin_cpu_supports("avx512ifma"), "IFMA");
#if !defined(__clang__) /* older releases of clang do not know the name */
    expect(!(found & SANGI_CPU_ADX) == !__builtin_cpu_supports("adx"), "ADX");
#endif
#else
    expect(found == 0, "no probe, no features");
#endif
}

static void backend(void) {
    const unsigned all[] = {SANGI_RUNS_X64,  SANGI_RUNS_AVX2,      SANGI_RUNS_AVX512,
                            SANGI_RUNS_IFMA, SANGI_RUNS_KECCAK_X2, SANGI_RUNS_SHA512};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        expect(sangi_runs(all[i]) == sangi_runs(all[i]), "the choice does not change");
    const unsigned found = SANGI_ASM ? sangi_cpu_features() : 0;
    expect(!sangi_runs(SANGI_RUNS_X64) || (found & SANGI_CPU_BMI2 && found & SANGI_CPU_ADX),
           "x64 runs where its instructions are");
    expect(!sangi_runs(SANGI_RUNS_IFMA) || found & SANGI_CPU_AVX512IFMA,
           "ifma runs where its instructions are");
    expect(!sangi_runs(SANGI_RUNS_SHA512) || (found & SANGI_CPU_BMI2 && found & SANGI_CPU_AVX2),
           "sha512 runs where its instructions are");
}

static void words(void) {
    expect(strcmp(sangi_strerror(SANGI_OK), "success") == 0, "success has its word");
    for (int status = 1; status <= 2; status++)
        expect(strcmp(sangi_strerror((sangi_status)status), "unknown status") != 0,
               "each failure has its words");
    expect(strcmp(sangi_strerror((sangi_status)99), "unknown status") == 0, "an unknown status");
}

int main(void) {
    masks();
    wipe();
    cpu();
    backend();
    words();
    return failures != 0;
}
