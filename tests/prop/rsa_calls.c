/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Reads lines of n e p q dp dq qinv in, in hexadecimal digits, and prints the status of the private
 * operation, its result, and the public power of that: all zeros where there is none.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/rsa.h>

enum { MOST = 512, PARTS = 8 };

static size_t read_hex(uint8_t *bytes, const char *digits) {
    const size_t length = strlen(digits) / 2;
    for (size_t i = 0; i < length; i++)
        sscanf(digits + 2 * i, "%2hhx", &bytes[i]);
    return length;
}

static void show(const uint8_t *bytes, size_t length) {
    printf(" ");
    for (size_t i = 0; i < length; i++)
        printf("%02x", bytes[i]);
}

int main(void) {
    static char digits[PARTS][2 * MOST + 1];
    static uint8_t part[PARTS][MOST], out[MOST], back[MOST];
    static unsigned char room[SANGI_RSA_PUBLIC_SCRATCH(MOST)];

    while (scanf("%1024s %1024s %1024s %1024s %1024s %1024s %1024s %1024s", digits[0], digits[1],
                 digits[2], digits[3], digits[4], digits[5], digits[6], digits[7]) == PARTS) {
        size_t l[PARTS];
        sangi_rsa *key;
        for (int i = 0; i < PARTS; i++)
            l[i] = read_hex(part[i], digits[i]);
        const sangi_rsa_numbers numbers = {part[0], l[0],    part[1], l[1],    part[2],
                                           l[2],    part[3], l[3],    part[4], l[4],
                                           part[5], l[5],    part[6], l[6]};
        memset(out, 0, sizeof out);
        memset(back, 0, sizeof back);
        /* Just as much as the header says, and at an odd address: sanitizers see what is behind. */
        const size_t size = SANGI_RSA_SIZE(8 * l[0]), needed = SANGI_RSA_SCRATCH(8 * l[7]);
        unsigned char *const memory = malloc(size + 1), *const scratch = malloc(needed + 1);
        if (!memory || !scratch)
            return 1;
        sangi_status status = sangi_rsa_init(&key, memory + 1, size, &numbers);
        if (status == SANGI_OK) {
            status = sangi_rsa_private(key, out, l[0], part[7], l[7], sangi_rng_host, NULL,
                                       scratch + 1, needed);
            sangi_rsa_wipe(key);
        }
        free(memory);
        free(scratch);
        if (status == SANGI_OK)
            sangi_rsa_public_vartime(back, l[0], out, l[0], part[0], l[0], part[1], l[1], room,
                                     SANGI_RSA_PUBLIC_SCRATCH(l[0]));
        printf("%d", (int)status);
        show(out, l[0]);
        show(back, l[0]);
        printf("\n");
    }
    return 0;
}
