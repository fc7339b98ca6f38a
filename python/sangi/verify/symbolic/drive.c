/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Runs kernels on vectors from a file, each kernel in a process of its own, and says which are
 * wrong. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LIMBS = 32, POINTERS = 4, GUARDS = 4, SECONDS = 20 };

/* Defined in the assembly that names the kernels: calls one, and returns how many registers it
 * failed to restore. */
extern uint64_t checked_call(void *kernel, const uint64_t arguments[4]);
extern void *const kernels[];
extern const uint64_t kernel_count;

/* The file: header, then modes (which buffer each pointer gets), then vectors.
 * A vector is what goes in by pointer, the word argument, what should be left by pointer, and what
 * may be added to that.  Each number takes `limbs` words of the file, and has `size` in memory. */
struct header {
    uint64_t limbs, pointers, reads, writes, words, modes, vectors, size[POINTERS];
};

static struct header head;
static uint64_t (*modes)[POINTERS];
static uint64_t *vectors;
static uint64_t arena[POINTERS][GUARDS + LIMBS + GUARDS];

static uint64_t guard(size_t i) { return 0x5AFE000000000000U + 0x0123456789ABU * (i + 1); }

static uint64_t *fill(const uint64_t *mode, const uint64_t *in, int *fits) {
    uint64_t filled = 0;
    for (size_t b = 0; b < POINTERS; b++)
        for (size_t i = 0; i < GUARDS + LIMBS + GUARDS; i++)
            arena[b][i] = guard(i + 100 * b);
    *fits = 1;
    for (size_t k = 0; k < head.pointers; k++) {
        uint64_t *to = arena[mode[k]] + GUARDS;
        if (!(head.reads >> k & 1))
            continue;
        if (filled >> mode[k] & 1 && memcmp(to, in + k * head.limbs, 8 * head.size[k]) != 0)
            *fits = 0;
        memcpy(to, in + k * head.limbs, 8 * head.size[k]);
        filled |= (uint64_t)1 << mode[k];
    }
    return &arena[0][0];
}

/* Whether a number is the wanted one, or that and another, with a carry from limb to limb. */
static int same(const uint64_t *left, const uint64_t *want, const uint64_t *other, size_t size) {
    uint64_t carry = 0;
    int more = 1;
    if (memcmp(left, want, 8 * size) == 0)
        return 1;
    if (other == NULL)
        return 0;
    for (size_t i = 0; i < size; i++) {
        uint64_t sum = want[i] + other[i], with = sum + carry;
        more = more && left[i] == with;
        carry = (uint64_t)(sum < want[i]) | (uint64_t)(with < sum);
    }
    return more && carry == 0;
}

static int right(const uint64_t *mode, const uint64_t *in, const uint64_t *out) {
    for (size_t b = 0; b < POINTERS; b++) {
        const uint64_t *want = NULL, *other = NULL;
        size_t size = 0;
        for (size_t k = 0; k < head.pointers; k++)
            if (mode[k] == b && head.reads >> k & 1)
                want = in + k * head.limbs, size = head.size[k];
        for (size_t k = 0; k < head.pointers; k++)
            if (mode[k] == b && head.writes >> k & 1)
                want = out + k * head.limbs, size = head.size[k],
                other = out + head.pointers * head.limbs;
        if (want != NULL && !same(arena[b] + GUARDS, want, other, size))
            return 0;
        for (size_t i = 0; i < GUARDS + LIMBS + GUARDS; i++)
            if ((i < GUARDS || i >= GUARDS + size) && arena[b][i] != guard(i + 100 * b))
                return 0;
    }
    return 1;
}

/* Prints the first vector and mode that go wrong; leaves 0 if none does, else 1. */
static int run(void *kernel, size_t number) {
    const size_t size = (2 * head.pointers + 1) * head.limbs + 1;
    for (size_t m = 0; m < head.modes; m++) {
        for (size_t v = 0; v < head.vectors; v++) {
            const uint64_t *in = vectors + v * size, *word = in + head.pointers * head.limbs;
            uint64_t arguments[4] = {0, 0, 0, 0};
            int fits;
            fill(modes[m], in, &fits);
            if (!fits)
                continue;
            for (size_t k = 0; k < head.pointers; k++)
                arguments[k] = (uint64_t)(uintptr_t)(arena[modes[m][k]] + GUARDS);
            if (head.words)
                arguments[head.pointers] = *word;
            uint64_t lost = checked_call(kernel, arguments);
            if (lost != 0 || !right(modes[m], in, word + 1)) {
                printf("%zu wrong %zu %zu %d\n", number, v, m, lost != 0);
                return 1;
            }
        }
    }
    printf("%zu ok\n", number);
    return 0;
}

static void *take(FILE *file, size_t size) {
    void *made = malloc(size);
    if (made == NULL || fread(made, 1, size, file) != size)
        exit(2);
    return made;
}

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (file == NULL || fread(&head, sizeof head, 1, file) != 1 || head.limbs > LIMBS ||
        head.pointers > POINTERS)
        return 2;
    modes = take(file, head.modes * sizeof *modes);
    vectors =
        take(file, head.vectors * ((2 * head.pointers + 1) * head.limbs + 1) * sizeof *vectors);
    for (size_t i = 0; i < kernel_count; i++) {
        int status = 0;
        pid_t child = fork();
        if (child == 0) {
            alarm(SECONDS);
            run(kernels[i], i);
            fflush(stdout);
            _exit(0);
        }
        if (child < 0 || waitpid(child, &status, 0) != child)
            return 2;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            printf("%zu crash\n", i);
        fflush(stdout);
    }
    return 0;
}
