/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * Reads lines "PATH BASE EXPONENT MODULUS" in hexadecimal digits, "-" for an empty string, and
 * prints the power by that path, in the modulus's length.  PATH is `public` for the public
 * function, or a letter of PATHS; `name` prints the path that the library would take.  The scratch
 * is as short as may be and ends where a sanitizer or the canary sees a write.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/modexp.h>

#include "mod/context.h"
#include "modexp/number.h"
#include "modexp/task.h"

enum { MOST = SANGI_MODEXP_MAX_BYTES, LINE = 6 * MOST + 64, CANARY = 64 };

static const struct {
    const char *name;
    sangi_modexp_path *run;
} PATHS[] = {{"word", sangi_modexp_by_word},
             {"division", sangi_modexp_by_division},
             {"montgomery", sangi_modexp_by_montgomery},
             {"tiny", sangi_modexp_by_tiny},
             {"binary", sangi_modexp_by_binary},
             {"join", sangi_modexp_by_join},
             {"context", sangi_modexp_by_context}};
enum { COUNT = sizeof PATHS / sizeof *PATHS };

static size_t decode(uint8_t *bytes, const char *text) {
    const size_t length = strcmp(text, "-") == 0 ? 0 : strlen(text) / 2;

    for (size_t i = 0; i < length; i++) {
        unsigned byte;
        if (sscanf(text + 2 * i, "%2x", &byte) != 1)
            exit(2);
        bytes[i] = (uint8_t)byte;
    }
    return length;
}

static void print(const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        printf("%02x", bytes[i]);
    printf("%s\n", length ? "" : "-");
}

int main(void) {
    static char line[LINE];

    while (fgets(line, sizeof line, stdin)) {
        char *const path = strtok(line, " \n");
        uint8_t base[MOST], exponent[MOST], modulus[MOST], out[MOST];
        const size_t b = decode(base, strtok(NULL, " \n")),
                     e = decode(exponent, strtok(NULL, " \n"));
        const size_t n = decode(modulus, strtok(NULL, " \n")), size = SANGI_MODEXP_SCRATCH(n);
        unsigned char *const scratch = malloc(size + CANARY);
        if (!scratch)
            return 2;
        memset(scratch, 0xa5, size + CANARY);
        if (strcmp(path, "public") == 0) {
            if (sangi_modexp_vartime(out, n, base, b, exponent, e, modulus, n, scratch, size))
                return 1;
        } else {
            const size_t limbs = SANGI_MODEXP_LIMBS(8 * n);
            sangi_modexp_task task = {.base = base, .length = b};
            task.scratch = scratch + ((0 - (uintptr_t)scratch) & (SANGI_MOD_ALIGNMENT - 1));
            sangi_limb *const m = sangi_modexp_take(&task, limbs);
            sangi_limb *const z = sangi_modexp_take(&task, limbs);
            sangi_modexp_read(m, limbs, modulus, n);
            task.m = m;
            task.n = sangi_modexp_used(m, limbs);
            task.e = sangi_modexp_exponent_of(exponent, e, 8 * e);
            size_t i = 0;
            while (i < COUNT && strcmp(PATHS[i].name, path) != 0)
                i++;
            if (i == COUNT) {
                for (i = 0; PATHS[i].run != sangi_modexp_choose(&task);)
                    i++;
                printf("%s\n", PATHS[i].name);
                free(scratch);
                continue;
            }
            PATHS[i].run(task, z);
            sangi_modexp_write(out, n, z, task.n);
        }
        for (size_t i = 0; i < CANARY; i++)
            if (scratch[size + i] != 0xa5)
                return 3;
        print(out, n);
        free(scratch);
    }
    return 0;
}
