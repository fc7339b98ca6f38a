/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CIRCL, in a process of its own: a batch of derivations is one question. */
#include "child.h"
#include "csidh/kernel.h"

#include <sangi/csidh512.h>

#include <string.h>

enum { LINE = 64 + 2 * (CSIDH_SECRET + CSIDH_KEY) };

static void write_hex(char *text, const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        sprintf(text + 2 * i, "%02x", bytes[i]);
}

static bool read_hex(uint8_t *bytes, const char *text, size_t length) {
    if (strlen(text) != 2 * length)
        return false;
    for (size_t i = 0; i < length; i++) {
        unsigned byte;
        if (sscanf(text + 2 * i, "%2x", &byte) != 1)
            return false;
        bytes[i] = (uint8_t)byte;
    }
    return true;
}

static bool derive(uint8_t *key, const csidh_secret *secret, size_t calls) {
    static bench_child child;
    static bool started;
    char question[LINE], answer[LINE], private[2 * CSIDH_SECRET + 1], public[2 * CSIDH_KEY + 1];
    uint8_t form[CSIDH_KEY];

    started = started || bench_child_start(&child, BENCH_PEERS "/circl/circl");
    (void)sangi_csidh512_to_montgomery(form, CSIDH_KEY, key, CSIDH_KEY);
    write_hex(private, secret->nibbles, CSIDH_SECRET);
    write_hex(public, form, CSIDH_KEY);
    sprintf(question, "derive %zu %s %s", calls, private, public);
    return started && bench_child_ask(&child, question, answer, LINE) &&
           read_hex(form, answer, CSIDH_KEY) &&
           sangi_csidh512_from_montgomery(key, CSIDH_KEY, form, CSIDH_KEY) == SANGI_OK;
}

const csidh_kernel csidh_circl = {.derive = derive};
