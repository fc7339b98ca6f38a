/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Calls every routine of a table, in every way in which its pointers may share memory, and says
 * what it left otherwise than the ABI of x86-64 asks, that of System V or of Windows: registers,
 * stack pointer, flags, memory.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum {
    ARGUMENTS = 6,
    POINTERS = 6,
    LIMBS = 3072,
    GUARD = 64,
    STACK = 4096,
    TOP = 3072,
    ROUNDS = 64
};
#if defined(_WIN32)
/* xmm6 to xmm15 are two words each; arguments 4 and 5 are on the stack, above the 32 bytes that a
 * caller leaves. */
enum { KEPT = 8 + 2 * 10, FIRST_ON_STACK = 4 };
static const char *const kept_name[KEPT] = {
    "rbx",   "rbp",   "r12",   "r13",   "r14",   "r15",   "rdi",   "rsi",   "xmm6",  "xmm6",
    "xmm7",  "xmm7",  "xmm8",  "xmm8",  "xmm9",  "xmm9",  "xmm10", "xmm10", "xmm11", "xmm11",
    "xmm12", "xmm12", "xmm13", "xmm13", "xmm14", "xmm14", "xmm15", "xmm15"};
#else
enum { KEPT = 6, FIRST_ON_STACK = ARGUMENTS };
static const char *const kept_name[KEPT] = {"rbx", "rbp", "r12", "r13", "r14", "r15"};
#endif
enum { DIRECTION = 1 << 10, ALIGNMENT_CHECK = 1 << 18 };

/** As call.S and call_windows.S say. */
struct frame {
    uint64_t routine, argument[ARGUMENTS], rsp, kept[KEPT], after, flags, rax, mxcsr, control;
};

void abi_call(struct frame *f);

/** What a hollow routine was given, which stands for one that this processor cannot run. */
extern uint64_t abi_seen[ARGUMENTS];
#if !defined(HOLLOW)
#define HOLLOW 0
#endif

/**
 * Bit i of `writes` is for argument i; so is bit i of `numbers`: it is no pointer.  `extent` is the
 * words of an operand, or such a number.  `depth` is how many words below rsp the routine may use,
 * `modes` in how many of the ways below its pointers may share memory.
 */
struct routine {
    const char *name;
    void (*code)(void);
    size_t limbs, arguments, writes, numbers, modes, depth;
    const uint64_t *modulus;
    size_t extent[ARGUMENTS];
};

static const struct routine routines[] = {
#include "routines.inc"
};

static uint64_t arena[POINTERS][GUARD + LIMBS + GUARD], before[POINTERS][GUARD + LIMBS + GUARD];
static _Alignas(64) uint64_t stack[STACK], stack_before[STACK];
static uint64_t seed = UINT64_C(0x9E3779B97F4A7C15);

static uint64_t next(void) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return seed;
}

static uint64_t paint(size_t i) { return UINT64_C(0x5AFE0000A5A50000) + 0x0101 * i; }

/* The words of a buffer that arguments point to, those in `only`. */
static size_t room(const struct routine *r, const size_t *mode, size_t buffer, size_t only) {
    size_t longest = 0;
    for (size_t k = 0; k < r->arguments; k++)
        if (mode[k] == buffer && (only & ~r->numbers) >> k & 1 && r->extent[k] > longest)
            longest = r->extent[k];
    return longest;
}

/* A reduced number: 0 and p - 1 first, then random ones whose top limb is below p's; or any words,
 * where they are not as many. */
static void fill(uint64_t *z, size_t words, const struct routine *r, int round) {
    const uint64_t top = r->modulus[r->limbs - 1];
    for (size_t i = 0; i < words; i++)
        z[i] = round == 0 ? 0 : round > 1 ? next() : i < r->limbs ? r->modulus[i] : UINT64_MAX;
    if (words < r->limbs)
        return;
    if (round == 1)
        z[0]--;
    else if (round > 1)
        z[r->limbs - 1] = top == 0 ? 0 : z[r->limbs - 1] % top;
}

static int complain(const struct routine *r, const char *what, const char *which) {
    printf("%s: %s %s\n", r->name, what, which);
    return 1;
}

static int registers(const struct routine *r, const struct frame *in, const struct frame *out) {
    int wrong = 0;
    for (int i = 0; i < KEPT; i++)
        if (in->kept[i] != out->kept[i])
            wrong |= complain(r, "does not restore", kept_name[i]);
    if (out->after != in->rsp)
        wrong |= complain(r, "does not restore", "rsp");
    if (out->flags & DIRECTION)
        wrong |= complain(r, "leaves set", "the direction flag");
    if (out->flags & ALIGNMENT_CHECK)
        wrong |= complain(r, "leaves set", "the alignment check flag");
    if (((in->mxcsr ^ out->mxcsr) & 0xffc0) != 0)
        wrong |= complain(r, "changes", "MXCSR");
    if (in->control != out->control)
        wrong |= complain(r, "changes", "the x87 control word");
    return wrong;
}

static int memory(const struct routine *r, const size_t *mode) {
    int wrong = 0;
    for (size_t b = 0; b < POINTERS; b++) {
        const size_t all = room(r, mode, b, SIZE_MAX), written = room(r, mode, b, r->writes);
        for (size_t i = 0; i < GUARD + all + GUARD; i++)
            if (arena[b][i] != before[b][i] && !(i >= GUARD && i < GUARD + written))
                return complain(r, "writes",
                                i >= GUARD && i < GUARD + all && written < all
                                    ? "an operand that it only reads"
                                    : "beside an operand");
    }
    /* The word at TOP - 1 is the return address, those above are the caller's. */
    for (size_t i = 0; i < STACK; i++) {
        const int own = i < TOP && i + 1 + r->depth >= TOP;
        if (stack[i] != stack_before[i] && !own)
            wrong |= complain(r, "writes", i >= TOP ? "the caller's stack" : "below the red zone");
        if (wrong)
            break;
    }
    return wrong;
}

static int once(const struct routine *r, const size_t *mode, int round) {
    struct frame in = {.routine = (uint64_t)(uintptr_t)r->code}, out;
    for (size_t b = 0; b < POINTERS; b++) {
        const size_t words = room(r, mode, b, SIZE_MAX), all = GUARD + words + GUARD;
        for (size_t i = 0; i < all; i++)
            arena[b][i] = paint(i + 1000 * b);
        fill(arena[b] + GUARD, words, r, b == 0 ? round : 2 + round);
        memcpy(before[b], arena[b], all * sizeof **arena);
    }
    for (size_t i = 0; i < STACK; i++)
        stack[i] = paint(i);
    for (size_t k = 0; k < ARGUMENTS; k++)
        in.argument[k] = k >= r->arguments     ? k < 4 ? 0 : UINT64_C(0xdeadbeef00000000) + k
                         : r->numbers >> k & 1 ? r->extent[k]
                                               : (uint64_t)(uintptr_t)(arena[mode[k]] + GUARD);
    for (size_t k = FIRST_ON_STACK; k < ARGUMENTS; k++)
        stack[TOP + k] = in.argument[k];
    memcpy(stack_before, stack, sizeof stack);
    if (r->arguments < 4 && round % 2)
        in.argument[r->arguments] = UINT64_MAX;
    for (int i = 0; i < KEPT; i++)
        in.kept[i] = next();
    in.rsp = (uint64_t)(uintptr_t)(stack + TOP);
    in.mxcsr = 0x1f80, in.control = 0x37f;
    out = in;
    abi_call(&out);
    for (size_t k = 0; HOLLOW && k < r->arguments; k++)
        if (abi_seen[k] != in.argument[k])
            return complain(r, "is not given", "an argument");
    return registers(r, &in, &out) | memory(r, mode);
}

int main(void) {
    static const size_t modes[][POINTERS] = {{0, 1, 2, 3, 4, 5},
                                             {0, 0, 2, 3, 4, 5},
                                             {0, 1, 0, 3, 4, 5},
                                             {0, 1, 1, 3, 4, 5},
                                             {0, 0, 0, 3, 4, 5}};
    int wrong = 0;
    for (size_t n = 0; n < sizeof routines / sizeof *routines; n++) {
        int here = 0, calls = 0;
        for (size_t m = 0; m < routines[n].modes && !here; m++)
            for (int round = 0; round < ROUNDS && !here; round++, calls++)
                here = once(routines + n, modes[m], round);
        printf("%s %s %d\n", routines[n].name, here ? "wrong" : "ok", calls);
        wrong |= here;
    }
    return wrong;
}
