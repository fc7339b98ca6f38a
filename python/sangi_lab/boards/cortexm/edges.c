/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Runs a program of boards/ on unicorn and counts, between the two marks, how often each block of
 * code followed each other one.
 *
 * A block has one entry and one exit, so that these counts say how often every instruction ran and
 * after which; only an instruction of an IT block may have been skipped, and those that are named
 * are counted where they run.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <unicorn/unicorn.h>

/** A block of code that followed another one `count` times. */
typedef struct {
    uint32_t from, from_size, to, to_size;
    uint64_t count;
} sangi_edges_edge;

typedef struct {
    uc_engine *uc;
    uint32_t begin, end; /* the marks */
    int counting, ended; /* `ended`: 0, or 1 + the exit status */
    sangi_edges_edge last;
    sangi_edges_edge *edges; /* by a hash of what they are between */
    uint32_t room, used;
    char *text;
    uint32_t text_room, text_used;
    uint64_t *ran;
} machine;

enum { PORT = 0x10010000, PORT_ROOM = 0x1000 };

static sangi_edges_edge *place_of(machine *m, const sangi_edges_edge *e) {
    const uint64_t key =
        ((uint64_t)e->from << 32 | e->to) ^ (uint64_t)e->from_size << 17 ^ e->to_size;
    uint32_t at = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (m->room - 1);

    while (m->edges[at].count && memcmp(&m->edges[at], e, offsetof(sangi_edges_edge, count)) != 0)
        at = (at + 1) & (m->room - 1);
    return &m->edges[at];
}

static void on_block(uc_engine *uc, uint64_t address, uint32_t size, void *user) {
    machine *m = user;
    sangi_edges_edge *const e = &m->last;

    e->from = e->to;
    e->from_size = e->to_size;
    e->to = (uint32_t)address;
    e->to_size = size;
    if (address == m->begin || address == m->end)
        m->counting = address == m->begin;
    if (m->counting) {
        sangi_edges_edge *const place = place_of(m, e);
        if (!place->count) {
            *place = *e;
            m->used++;
        }
        place->count++;
        if (m->used > m->room / 2)
            uc_emu_stop(uc);
    }
}

static void on_skippable(uc_engine *uc, uint64_t address, uint32_t size, void *user) {
    (void)uc, (void)address, (void)size;
    ++*(uint64_t *)user;
}

static uint64_t port_read(uc_engine *uc, uint64_t offset, unsigned size, void *user) {
    (void)uc, (void)offset, (void)size, (void)user;
    return 0;
}

static void port_write(uc_engine *uc, uint64_t offset, unsigned size, uint64_t value, void *user) {
    machine *m = user;

    (void)size;
    if (offset == 0 && m->text_used < m->text_room)
        m->text[m->text_used++] = (char)value;
    if (offset == 4) {
        m->ended = 1 + (int)(value & 0xff);
        uc_emu_stop(uc);
    }
}

/** Ends a machine; NULL is allowed. */
void sangi_edges_close(machine *m) {
    if (!m)
        return;
    if (m->uc)
        uc_close(m->uc);
    free(m->edges);
    free(m->text);
    free(m->ran);
    free(m);
}

/** A core of unicorn's number that counts between two addresses; at most `room` edges, a power of
 * two, and `text_room` characters; NULL if there is none. */
machine *sangi_edges_open(int model, uint32_t begin, uint32_t end, uint32_t room,
                          uint32_t text_room) {
    machine *m = calloc(1, sizeof *m);
    uc_hook block;

    if (!m)
        return NULL;
    *m = (machine){.begin = begin, .end = end, .room = room, .text_room = text_room};
    m->edges = calloc(room, sizeof *m->edges);
    m->text = calloc(text_room, 1);
    if (!m->edges || !m->text || uc_open(UC_ARCH_ARM, UC_MODE_THUMB | UC_MODE_MCLASS, &m->uc) ||
        uc_ctl_set_cpu_model(m->uc, model) ||
        uc_hook_add(m->uc, &block, UC_HOOK_BLOCK, (void *)on_block, m, 1, 0) ||
        uc_mmio_map(m->uc, PORT, PORT_ROOM, port_read, m, port_write, m)) {
        sangi_edges_close(m);
        return NULL;
    }
    return m;
}

/** Maps whole pages of zeros. */
int sangi_edges_map(machine *m, uint64_t address, uint64_t room) {
    return !uc_mem_map(m->uc, address, room, UC_PROT_ALL);
}

/** Writes memory that is mapped. */
int sangi_edges_write(machine *m, uint64_t address, const void *content, uint64_t length) {
    return !uc_mem_write(m->uc, address, content, length);
}

/** Counts, once for all runs, how often each of these instructions was not skipped. */
int sangi_edges_watch(machine *m, const uint64_t *addresses, uint32_t count) {
    m->ran = calloc(count + 1U, sizeof *m->ran);
    if (!m->ran)
        return 0;
    for (uint32_t i = 0; i < count; i++) {
        uc_hook one;
        if (uc_hook_add(m->uc, &one, UC_HOOK_CODE, (void *)on_skippable, &m->ran[i], addresses[i],
                        addresses[i]))
            return 0;
    }
    return 1;
}

/** Runs from reset, for at most `limit` microseconds; the exit status, or -1 - unicorn's error. */
int sangi_edges_run(machine *m, uint32_t stack, uint32_t reset, uint64_t limit) {
    uc_err error = uc_reg_write(m->uc, UC_ARM_REG_SP, &stack);

    if (!error)
        error = uc_emu_start(m->uc, reset | 1, 0xfffffffe, limit, 0);
    return error ? -1 - (int)error : m->ended - 1;
}

/** What was printed, and how long it is. */
const char *sangi_edges_text(const machine *m, uint32_t *length) {
    *length = m->text_used;
    return m->text;
}

/** The edges, among places that have none, and how many places; NULL if there was no room. */
const sangi_edges_edge *sangi_edges_edges(const machine *m, uint32_t *room) {
    *room = m->room;
    return m->used > m->room / 2 ? NULL : m->edges;
}

/** For each watched instruction, how often it ran. */
const uint64_t *sangi_edges_ran(const machine *m) { return m->ran; }

/** The program counter. */
uint32_t sangi_edges_at(const machine *m) {
    uint32_t at = 0;

    uc_reg_read(m->uc, UC_ARM_REG_PC, &at);
    return at;
}
