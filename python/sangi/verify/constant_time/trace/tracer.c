/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Runs code of another machine on unicorn and folds into three hashes what its time may depend on.
 *
 * `flow` takes every program counter, and the address, size and direction of every load and store.
 * `operands` takes what the instructions named by a plan read: registers, loaded memory, or whether
 * the condition holds under which one runs.  Two runs are alike when both hashes and all counts
 * are.
 */
#include <stdlib.h>
#include <string.h>

#include <unicorn/unicorn.h>

/* A register value as unicorn writes it, at most 512 bits. */
enum { REGISTERS_AT_MOST = 6, REGISTER_WORDS = 8 };
/* Flags of a plan.  An instruction that an IT block may skip is no step: it is seen only where it
 * runs. */
enum { LOADED = 1, CONDITION = 2, SKIPPABLE = 4, MULTIPLIES = 8 };
/* Kinds of an event. */
enum { STEP, LOAD, STORE, OPERAND, PRODUCT };

/** What is taken of one instruction; `condition` is the one of Arm's encoding. */
typedef struct {
    uint64_t address;
    uint32_t flags, condition;
    int32_t registers[REGISTERS_AT_MOST]; /* ends at the first 0 */
} sangi_trace_plan;

/** One thing that a run did, at the instruction at `at`. */
typedef struct {
    uint64_t kind, at, value, size;
} sangi_trace_event;

/** What a run did: `error` is unicorn's, or -1 where the limit of steps was reached. */
typedef struct {
    uint64_t flow, operands, products, steps, loads, stores, variable;
    int64_t error;
} sangi_trace_result;

typedef struct region {
    uint64_t address, length;
    void *first;
    struct region *next;
} region;

typedef struct {
    uc_engine *uc;
    uc_context *start;
    region *writable;
    int precise;           /* every instruction is hooked, not every block */
    uint64_t base, length; /* of the code */
    uint32_t *plan_at;     /* 0, or 1 + the index of a plan */
    uint32_t *before;      /* instructions before each byte, and at the end */
    unsigned char *ran;
    sangi_trace_plan *plans;
    int arch;
    int status_register;
    uint64_t limit, seen, at;
    int take_loads; /* what a load's content is: 0, OPERAND or PRODUCT */
    sangi_trace_result result;
    sangi_trace_event *events;
    uint64_t passed, first, recorded, room, kinds;
} machine;

static uint64_t fold(uint64_t hash, uint64_t value) {
    hash = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ (hash >> 29);
}

static void record(machine *m, uint64_t kind, uint64_t value, uint64_t size) {
    uint64_t *hash = kind == OPERAND   ? &m->result.operands
                     : kind == PRODUCT ? &m->result.products
                                       : &m->result.flow;

    *hash = fold(fold(fold(*hash, m->at), value), kind | size << 8);
    if (m->kinds >> kind & 1 && m->passed++ >= m->first && m->recorded < m->room)
        m->events[m->recorded++] = (sangi_trace_event){kind, m->at, value, size};
}

/* Whether an Arm condition holds under the flags N Z C V in the top bits of a status register. */
static int holds(unsigned condition, uint64_t status) {
    const unsigned n = status >> 31 & 1, z = status >> 30 & 1, c = status >> 29 & 1;
    const unsigned v = status >> 28 & 1;
    const unsigned plain[8] = {z, c, n, v, c & !z, n == v, (n == v) & !z, 1};

    return (plain[condition >> 1 & 7] ^ (condition & 1 && condition < 14)) != 0;
}

static void take(machine *m, const sangi_trace_plan *plan) {
    const int kind = plan->flags & MULTIPLIES ? PRODUCT : OPERAND;

    m->result.variable += plan->flags & (CONDITION | LOADED) || plan->registers[0];
    if (plan->flags & CONDITION) {
        uint64_t status = 0;
        uc_reg_read(m->uc, m->status_register, &status);
        record(m, OPERAND, (uint64_t)holds(plan->condition, status), 0);
    }
    for (int i = 0; i < REGISTERS_AT_MOST && plan->registers[i]; i++) {
        uint64_t words[REGISTER_WORDS] = {0};
        uc_reg_read(m->uc, plan->registers[i], words);
        for (int j = 0; j < REGISTER_WORDS; j++)
            if (j == 0 || words[j])
                record(m, (uint64_t)kind, words[j], (uint64_t)j);
    }
    m->take_loads = plan->flags & LOADED ? kind : 0;
}

static const sangi_trace_plan *plan_of(const machine *m, uint64_t address) {
    const uint32_t place = address - m->base < m->length ? m->plan_at[address - m->base] : 0;

    return place ? &m->plans[place - 1] : NULL;
}

static void count(machine *m, uint64_t steps) {
    m->seen += steps;
    if (m->seen > m->limit) {
        m->result.error = -1;
        uc_emu_stop(m->uc);
    }
}

static void on_step(uc_engine *uc, uint64_t address, uint32_t size, void *user) {
    machine *m = user;
    const sangi_trace_plan *plan = plan_of(m, address);

    (void)uc, (void)size;
    m->at = address;
    m->take_loads = 0;
    if (address - m->base < m->length)
        m->ran[address - m->base] = 1;
    if (!plan || !(plan->flags & SKIPPABLE)) {
        record(m, STEP, address, 0);
        m->result.steps++;
    }
    if (plan)
        take(m, plan);
    count(m, 1);
}

/* A block runs from its first instruction to its last, so that its start and size say every step.
 */
static void on_block(uc_engine *uc, uint64_t address, uint32_t size, void *user) {
    machine *m = user;
    const uint64_t at = address - m->base;

    (void)uc;
    m->at = address;
    record(m, STEP, address, size);
    if (at < m->length && size <= m->length - at) {
        const uint32_t steps = m->before[at + size] - m->before[at];
        if (!m->ran[at])
            memset(m->ran + at, 1, size);
        m->result.steps += steps;
        count(m, steps);
    }
}

static void on_planned(uc_engine *uc, uint64_t address, uint32_t size, void *user) {
    machine *m = user;

    (void)uc, (void)size;
    take(m, plan_of(m, address));
}

/*
 * unicorn's hook of memory leaves in the status register how far an IT block has come, and the next
 * block of code would begin inside it: an instruction of the block keeps that to itself.
 */
static void leave_it_block(machine *m) {
    const uint64_t inside = (uint64_t)3 << 25 | (uint64_t)0x3f << 10;
    uint64_t status = 0;

    if (m->arch != UC_ARCH_ARM)
        return;
    uc_reg_read(m->uc, m->status_register, &status);
    if (status & inside) {
        status &= ~inside;
        uc_reg_write(m->uc, m->status_register, &status);
    }
}

static void on_memory(uc_engine *uc, uc_mem_type type, uint64_t address, int size, int64_t value,
                      void *user) {
    machine *m = user;
    const int store = type == UC_MEM_WRITE;

    (void)value;
    leave_it_block(m);
    *(store ? &m->result.stores : &m->result.loads) += 1;
    record(m, store ? STORE : LOAD, address, (uint64_t)size);
    if (!store && m->take_loads) {
        uint64_t words[REGISTER_WORDS] = {0};
        uc_mem_read(uc, address, words, (size_t)size);
        for (int j = 0; j * 8 < size; j++)
            record(m, (uint64_t)m->take_loads, words[j], (uint64_t)j);
    }
}

/** Ends a machine; NULL is allowed. */
void sangi_trace_close(machine *m) {
    if (!m)
        return;
    for (region *r = m->writable, *next; r; r = next) {
        next = r->next;
        free(r->first);
        free(r);
    }
    if (m->start)
        uc_context_free(m->start);
    if (m->uc)
        uc_close(m->uc);
    free(m->plan_at);
    free(m->before);
    free(m->ran);
    free(m->plans);
    free(m);
}

/** A machine of unicorn's numbers, or NULL; `model` is -1 for the usual one. */
machine *sangi_trace_open(int arch, int mode, int model, int status_register, int precise) {
    machine *m = calloc(1, sizeof *m);
    uc_hook step, memory;

    if (!m)
        return NULL;
    m->arch = arch;
    m->status_register = status_register;
    m->precise = precise;
    if (uc_open((uc_arch)arch, (uc_mode)mode, &m->uc) ||
        (model >= 0 && uc_ctl_set_cpu_model(m->uc, model)) ||
        uc_hook_add(m->uc, &step, precise ? UC_HOOK_CODE : UC_HOOK_BLOCK,
                    precise ? (void *)on_step : (void *)on_block, m, 1, 0) ||
        uc_hook_add(m->uc, &memory, UC_HOOK_MEM_READ | UC_HOOK_MEM_WRITE, (void *)on_memory, m, 1,
                    0) ||
        uc_context_alloc(m->uc, &m->start) || uc_context_save(m->uc, m->start)) {
        sangi_trace_close(m);
        return NULL;
    }
    return m;
}

/** Maps `room` bytes of whole pages, the first of them `content`; what is writable is put back
 * before a run. */
int sangi_trace_map(machine *m, uint64_t address, uint64_t room, const void *content,
                    uint64_t length, int writable) {
    if (uc_mem_map(m->uc, address, room, UC_PROT_ALL) ||
        uc_mem_write(m->uc, address, content, length))
        return 0;
    if (writable) {
        region *r = calloc(1, sizeof *r);
        if (!r)
            return 0;
        *r = (region){address, room, calloc(1, room), m->writable};
        m->writable = r;
        if (!r->first)
            return 0;
        memcpy(r->first, content, length);
    }
    return 1;
}

/** Says, once, where the code and its instructions are, and what to take of which. */
int sangi_trace_plan_all(machine *m, uint64_t base, uint64_t length, const uint64_t *instructions,
                         uint32_t steps, const sangi_trace_plan *plans, uint32_t count) {
    m->base = base;
    m->length = length;
    m->plan_at = calloc(length + 1, sizeof *m->plan_at);
    m->before = calloc(length + 1, sizeof *m->before);
    m->ran = calloc(length + 1, 1);
    m->plans = calloc(count + 1U, sizeof *m->plans);
    if (!m->plan_at || !m->before || !m->ran || !m->plans)
        return 0;
    for (uint32_t i = 0; i < steps; i++)
        m->before[instructions[i] - base + 1] = 1;
    for (uint64_t i = 0; i < length; i++)
        m->before[i + 1] += m->before[i];
    memcpy(m->plans, plans, count * sizeof *plans);
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t at = plans[i].address;
        uc_hook planned;
        m->plan_at[at - base] = i + 1;
        if (!m->precise &&
            uc_hook_add(m->uc, &planned, UC_HOOK_CODE, (void *)on_planned, m, at, at))
            return 0;
    }
    return 1;
}

/** For each byte of the code, 1 where an instruction that has run starts, or also inside it. */
const unsigned char *sangi_trace_ran(const machine *m) { return m->ran; }

/** Sets a register for this and every later run. */
int sangi_trace_register(machine *m, int name, uint64_t value) {
    return !uc_context_restore(m->uc, m->start) && !uc_reg_write(m->uc, name, &value) &&
           !uc_context_save(m->uc, m->start);
}

/** Writes memory for the next run only, and puts back all else that is writable. */
int sangi_trace_begin(machine *m, uint64_t address, const void *content, uint64_t length) {
    for (region *r = m->writable; r; r = r->next)
        if (uc_mem_write(m->uc, r->address, r->first, r->length))
            return 0;
    return !uc_mem_write(m->uc, address, content, length);
}

/** Runs from `entry` to `until`; records `room` events of a set of kinds, from the one with number
 * `first` on; returns how many. */
uint64_t sangi_trace_run(machine *m, uint64_t entry, uint64_t until, uint64_t limit, uint64_t kinds,
                         uint64_t first, sangi_trace_event *events, uint64_t room,
                         sangi_trace_result *result) {
    m->result = (sangi_trace_result){0};
    m->limit = limit;
    m->seen = 0;
    m->events = events;
    m->room = room;
    m->kinds = kinds;
    m->first = first;
    m->passed = 0;
    m->recorded = 0;
    m->at = 0;
    m->take_loads = 0;
    uc_err error = uc_context_restore(m->uc, m->start);
    if (!error)
        error = uc_emu_start(m->uc, entry, until, 0, 0);
    if (!m->result.error)
        m->result.error = error;
    *result = m->result;
    return m->recorded;
}

/** Reads memory after a run. */
int sangi_trace_read(machine *m, uint64_t address, void *content, uint64_t length) {
    return !uc_mem_read(m->uc, address, content, length);
}
