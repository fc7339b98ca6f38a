/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * ring_product N FORM Q A B: reads a and b, N whole numbers each, from the standard input and
 * prints a * b modulo Q and x^N + 1, x^N - 1 or x^N - x - 1 (FORM 0, 1 or 2), where |a| <= A and
 * |b| <= B.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include <sangi/ring.h>

enum { MOST = 4096 };

/* Whether n numbers within the bound were read. */
static int read_numbers(int32_t *x, size_t n, uint32_t bound) {
    for (size_t i = 0; i < n; i++)
        if (scanf("%" SCNd32, &x[i]) != 1 || x[i] > (int64_t)bound || x[i] < -(int64_t)bound)
            return 0;
    return 1;
}

int main(int argc, char **argv) {
    static int32_t a[MOST], b[MOST], scratch[SANGI_RING_SCRATCH(MOST)];
    static uint32_t c[MOST];
    uint32_t number[5] = {0};

    for (int i = 0; i < 5 && i < argc - 1; i++)
        number[i] = (uint32_t)strtoul(argv[i + 1], NULL, 10);
    const sangi_ring_shape shape = {number[0], number[1], number[2], number[3], number[4], 1};
    const char *const method = argc == 6 ? sangi_ring_method_of(&shape) : NULL;
    if (!method) {
        fprintf(stderr, "ring_product N FORM Q A B: %s\n", sangi_strerror(SANGI_BAD_SHAPE));
        return 2;
    }
    if (!read_numbers(a, shape.n, shape.a) || !read_numbers(b, shape.n, shape.b)) {
        fprintf(stderr, "ring_product: not twice %" PRIu32 " numbers within their bounds\n",
                shape.n);
        return 1;
    }
    const sangi_status status =
        sangi_ring_inner(c, a, b, &shape, scratch, sizeof scratch / sizeof *scratch);
    if (status != SANGI_OK) {
        fprintf(stderr, "ring_product: %s\n", sangi_strerror(status));
        return 1;
    }
    printf("%s:", method);
    for (uint32_t i = 0; i < shape.n; i++)
        printf(" %" PRIu32, c[i]);
    printf("\n");
    return 0;
}
