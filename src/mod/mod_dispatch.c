/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/lookup.h"
#include "mod/montgomery.h"
#include "mod/ohta.h"
#include "word/backend.h"

#define SHORT SANGI_MOD_SHORT

#define NAME(op, limbs, backend) sangi_mod_mont_##op##_##limbs##_##backend
#define DECLARE(limbs, backend)                                                                    \
    void NAME(mul, limbs, backend)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,       \
                                   const sangi_limb *m);                                           \
    void NAME(sqr, limbs, backend)(sangi_limb * z, const sangi_limb *x, const sangi_limb *m);
#define EACH(what, backend)                                                                        \
    what(1, backend) what(2, backend) what(3, backend) what(4, backend) what(5, backend)           \
        what(6, backend) what(7, backend) what(8, backend) what(9, backend)
#define ENTRY(limbs, backend) {NAME(mul, limbs, backend), NAME(sqr, limbs, backend)},

typedef struct {
    sangi_mod_product mul;
    sangi_mod_square sqr;
} kernels;

EACH(DECLARE, c)
static const kernels portable[SHORT] = {EACH(ENTRY, c)};

#if SANGI_ASM
EACH(DECLARE, x64)
static const kernels assembly[SHORT] = {EACH(ENTRY, x64)};

#define SUM(op, limbs) sangi_mod_##op##_##limbs##_x64
#define DECLARE_SUM(limbs, backend)                                                                \
    void SUM(add, limbs)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,                 \
                         const sangi_limb *m);                                                     \
    void SUM(sub, limbs)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,                 \
                         const sangi_limb *m);
#define ENTRY_SUM(limbs, backend) {SUM(add, limbs), SUM(sub, limbs)},

EACH(DECLARE_SUM, x64)
typedef struct {
    sangi_mod_product add, sub;
} sum_kernels;
static const sum_kernels sums[SHORT] = {EACH(ENTRY_SUM, x64)};

#define OHTA(op, limbs) sangi_mod_ohta_##op##_##limbs##_x64
#define DECLARE_OHTA(limbs)                                                                        \
    void OHTA(mul, limbs)(sangi_limb * z, const sangi_limb *x, const sangi_limb *y,                \
                          const sangi_limb *data);                                                 \
    void OHTA(sqr, limbs)(sangi_limb * z, const sangi_limb *x, const sangi_limb *data);
#define ENTRY_OHTA(limbs) {OHTA(mul, limbs), OHTA(sqr, limbs)},
#define EACH_OHTA(what) what(2) what(3) what(4) what(5) what(6) what(7) what(8) what(9)

EACH_OHTA(DECLARE_OHTA)
static const kernels ohta[] = {EACH_OHTA(ENTRY_OHTA)};
#endif

void sangi_mod_montgomery_choose(sangi_mod *m) {
    if (m->limbs > SHORT)
        return;
    const kernels *chosen = &portable[m->limbs - 1];
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_X64))
        chosen = &assembly[m->limbs - 1];
#endif
    m->mul = chosen->mul;
    m->sqr = chosen->sqr;
}

void sangi_mod_ohta_choose(sangi_mod *m) {
#if SANGI_ASM
    if (!sangi_runs(SANGI_RUNS_X64) || m->limbs > SHORT ||
        m->bytes != (m->limbs - 1) * sizeof(sangi_limb))
        return;
    m->mul = ohta[m->limbs - 2].mul;
    m->sqr = ohta[m->limbs - 2].sqr;
#else
    (void)m;
#endif
}

void sangi_mod_sums_choose(sangi_mod *m) {
    m->add = m->sub = NULL;
#if SANGI_ASM
    if (!sangi_runs(SANGI_RUNS_X64) || m->limbs > SHORT)
        return;
    m->add = sums[m->limbs - 1].add;
    m->sub = sums[m->limbs - 1].sub;
#endif
}

sangi_mod_scan sangi_mod_scan_choose(void) {
#if SANGI_ASM
    if (sangi_runs(SANGI_RUNS_AVX2))
        return sangi_mod_scan_avx2;
#endif
    return sangi_mod_scan_c;
}

const char *sangi_mod_backend(const sangi_mod *m) {
    (void)m;
    return sangi_runs(SANGI_RUNS_X64) ? "x64" : "c";
}
