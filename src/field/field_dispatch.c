/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "field/field.h"
#include "field/x8/field_x8.h"

#include "word/cpu.h"

#if SANGI_TESTING
#include <stdlib.h>
#include <string.h>

static int forced_to(const char *name) {
    const char *const backend = getenv("SANGI_BACKEND");
    return backend && strcmp(backend, name) == 0;
}
#else
static int forced_to(const char *name) {
    (void)name;
    return 0;
}
#endif

int sangi_field_runs_assembly(void) {
    const unsigned needed = SANGI_CPU_BMI2 | SANGI_CPU_ADX;

    return (sangi_cpu_features() & needed) == needed && !forced_to("c");
}

int sangi_field_runs_ifma(void) {
    const unsigned needed = SANGI_CPU_AVX512IFMA | SANGI_CPU_AVX512DQ;

    return (sangi_cpu_features() & needed) == needed && !forced_to("c") && !forced_to("x64");
}
