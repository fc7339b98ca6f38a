/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Contexts: initialisation, queries, zeroization. */
#include "mod/context.h"
#include "mp/bytes.h"
#include "mp/compare.h"
#include "word/wipe.h"

_Static_assert(SANGI_MOD_SIZE(0) >=
                   SANGI_MOD_ALIGNMENT - 1 + sizeof(sangi_mod) + 6 * sizeof(sangi_limb),
               "SANGI_MOD_SIZE includes the alignment and the structure before the limbs");

/* The method that AUTO selects; this much of n is declassified. */
static const sangi_mod_vtable *select_method(const sangi_limb *n, size_t width) {
    sangi_limb borrow = 1, common = 0;

    for (size_t i = 0; i < width; i++)
        common |= n[i] & sangi_limb_sub(n[i], 0, &borrow);
    if (n[0] & 1)
        return &sangi_mod_montgomery;
    return common ? &sangi_mod_ohta : &sangi_mod_binary;
}

SANGI_OWN_FRAME static sangi_status init(sangi_mod **made, void *memory, size_t size,
                                         const uint8_t *n, size_t length, sangi_mod_method method,
                                         sangi_mp_order order) {
    *made = NULL;
    if (length < SANGI_MOD_MIN_BYTES || length > SANGI_MOD_MAX_BYTES)
        return SANGI_BAD_LENGTH;
    if (size < SANGI_MOD_SIZE(8 * length))
        return SANGI_BAD_MEMORY;
    if (method != SANGI_MOD_AUTO && method != SANGI_MOD_MONTGOMERY && method != SANGI_MOD_OHTA)
        return SANGI_BAD_METHOD;

    sangi_mod *const m = sangi_mod_in(memory);
    m->bytes = length;
    m->width = (length + sizeof(sangi_limb) - 1) / sizeof(sangi_limb);
    sangi_mp_from_bytes(m->data, m->width, n, length, order);
    m->vtable = method == SANGI_MOD_MONTGOMERY ? &sangi_mod_montgomery
                : method == SANGI_MOD_OHTA     ? &sangi_mod_ohta
                                               : select_method(m->data, m->width);

    /* All constants are computed whatever n is; only the status then depends on n. */
    const sangi_limb top = n[order == SANGI_MP_LITTLE_ENDIAN ? length - 1 : 0];
    const sangi_limb one = length == 1; /* n = 1 has one byte, or none in its highest */
    const sangi_mask no_top = sangi_mp_less(&top, &(sangi_limb){(sangi_limb)(1 + one)}, 1);
    const sangi_mask even = sangi_limb_mask((m->data[0] & 1) ^ 1);
    const sangi_mask refused = method == SANGI_MOD_MONTGOMERY ? even : 0;
    m->vtable->prepare(m);
    const sangi_mask good = (sangi_limb) ~(no_top | refused);
    for (size_t i = 0; i < m->length; i++)
        m->data[i] &= good;
    *made = (sangi_mod *)((uintptr_t)m & (uintptr_t)(0 - (uintptr_t)(good & 1)));
    return (sangi_status)((no_top & SANGI_BAD_MODULUS) |
                          ((sangi_limb)~no_top & refused & SANGI_BAD_METHOD));
}

sangi_status sangi_mod_init(sangi_mod **m, void *memory, size_t size, const uint8_t *n,
                            size_t length, sangi_mod_method method) {
    const sangi_status status = init(m, memory, size, n, length, method, SANGI_MP_LITTLE_ENDIAN);
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK * 2 / 3);
    return status;
}

sangi_status sangi_mod_init_be(sangi_mod **m, void *memory, size_t size, const uint8_t *n,
                               size_t length, sangi_mod_method method) {
    const sangi_status status = init(m, memory, size, n, length, method, SANGI_MP_BIG_ENDIAN);
    sangi_wipe_stack(SANGI_MOD_DEAD_STACK * 2 / 3);
    return status;
}

void sangi_mod_wipe(sangi_mod *m) { sangi_wipe(m, sizeof *m + m->length * sizeof(sangi_limb)); }

size_t sangi_mod_limbs(const sangi_mod *m) { return m->limbs; }

size_t sangi_mod_bytes(const sangi_mod *m) { return m->bytes; }

sangi_mod_method sangi_mod_method_of(const sangi_mod *m) { return m->vtable->method; }
