/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Calls a kernel once per case, on the emulated machine; LIMB is the type of a limb. */
#include <stddef.h>
#include <stdint.h>

typedef LIMB limb;

/* A routine whose type `kind` says: pointers, then 10 for a limb as last argument, then 20 for a
 * result.  A case's operand is `stride` limbs from the next one's. */
struct call {
    uintptr_t kernel;
    limb *pointer[3], *last, *returned;
    uintptr_t cases, stride, kind;
};

void sangi_emulate(const struct call *c);

void sangi_emulate(const struct call *c) {
    for (uintptr_t l = 0; l < c->cases; l++) {
        limb *const p = c->pointer[0] + l * c->stride, *const q = c->pointer[1] + l * c->stride;
        limb *const r = c->pointer[2] + l * c->stride;
        const limb last = c->last[l];

        switch (c->kind) {
        case 2:
            ((void (*)(limb *, limb *))c->kernel)(p, q);
            break;
        case 3:
            ((void (*)(limb *, limb *, limb *))c->kernel)(p, q, r);
            break;
        case 12:
            ((void (*)(limb *, limb *, limb))c->kernel)(p, q, last);
            break;
        case 13:
            ((void (*)(limb *, limb *, limb *, limb))c->kernel)(p, q, r, last);
            break;
        case 21:
            c->returned[l] = ((limb (*)(limb *))c->kernel)(p);
            break;
        case 22:
            c->returned[l] = ((limb (*)(limb *, limb *))c->kernel)(p, q);
            break;
        default:
            __builtin_trap();
        }
    }
}
