/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A plugin of QEMU: how often each instruction ran between two addresses.
 *
 *   -plugin count.so,begin=ADDRESS,end=ADDRESS,out=FILE
 *
 * FILE gets a line `ADDRESS COUNT` in hexadecimal for each instruction that ran from the time that
 * `begin` was reached until `end` was, and no line where `end` never was.  The interface is that of
 * version 1 of QEMU's documentation, "TCG plugins", of which distributions bring no header.
 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t plugin_id;
typedef struct plugin_info plugin_info;
typedef struct plugin_block plugin_block;
typedef struct plugin_insn plugin_insn;

enum { NO_REGISTERS = 0, ADD_U64 = 0 };

void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id, void (*call)(plugin_id, plugin_block *));
void qemu_plugin_register_vcpu_insn_exec_cb(plugin_insn *insn, void (*call)(unsigned, void *),
                                            int flags, void *data);
void qemu_plugin_register_vcpu_insn_exec_inline(plugin_insn *insn, int operation, void *where,
                                                uint64_t value);
size_t qemu_plugin_tb_n_insns(const plugin_block *block);
plugin_insn *qemu_plugin_tb_get_insn(const plugin_block *block, size_t index);
uint64_t qemu_plugin_insn_vaddr(const plugin_insn *insn);

#define EXPORTED __attribute__((visibility("default")))
EXPORTED int qemu_plugin_version = 1;
EXPORTED int qemu_plugin_install(plugin_id id, const plugin_info *info, int count, char **words);

enum { SLOTS = 1 << 18 };

/* By a hash of the address; one that is taken goes to the next place. */
static struct {
    uint64_t address, count, before;
    bool taken;
} slots[SLOTS];
static size_t taken;

static uint64_t begin, end;
static const char *out;
static bool done;

static void *slot(uint64_t address) {
    size_t at = (size_t)(address * UINT64_C(0x9e3779b97f4a7c15) >> 46) % SLOTS;

    while (slots[at].taken && slots[at].address != address)
        at = (at + 1) % SLOTS;
    if (!slots[at].taken && ++taken > SLOTS / 2)
        abort();
    slots[at].taken = true;
    slots[at].address = address;
    return &slots[at].count;
}

static void on_begin(unsigned cpu, void *data) {
    (void)cpu;
    (void)data;
    for (size_t i = 0; i < SLOTS; i++)
        slots[i].before = slots[i].count;
}

static void on_end(unsigned cpu, void *data) {
    FILE *file;
    (void)cpu;
    (void)data;
    if (done || !(file = fopen(out, "w")))
        return;
    for (size_t i = 0; i < SLOTS; i++)
        if (slots[i].count != slots[i].before)
            fprintf(file, "%llx %llx\n", (unsigned long long)slots[i].address,
                    (unsigned long long)(slots[i].count - slots[i].before));
    fclose(file);
    done = true;
}

static void on_translation(plugin_id id, plugin_block *block) {
    const size_t length = qemu_plugin_tb_n_insns(block);
    (void)id;
    for (size_t i = 0; i < length; i++) {
        plugin_insn *const insn = qemu_plugin_tb_get_insn(block, i);
        const uint64_t address = qemu_plugin_insn_vaddr(insn);

        if (address == begin)
            qemu_plugin_register_vcpu_insn_exec_cb(insn, on_begin, NO_REGISTERS, NULL);
        if (address == end)
            qemu_plugin_register_vcpu_insn_exec_cb(insn, on_end, NO_REGISTERS, NULL);
        qemu_plugin_register_vcpu_insn_exec_inline(insn, ADD_U64, slot(address), 1);
    }
}

/* What follows `name` in a word of the command line, or NULL. */
static const char *value(const char *word, const char *name) {
    const size_t length = strlen(name);
    return strncmp(word, name, length) == 0 ? word + length : NULL;
}

EXPORTED int qemu_plugin_install(plugin_id id, const plugin_info *info, int count, char **words) {
    (void)info;
    for (int i = 0; i < count; i++) {
        const char *given;

        if ((given = value(words[i], "begin=")))
            begin = strtoull(given, NULL, 0);
        else if ((given = value(words[i], "end=")))
            end = strtoull(given, NULL, 0);
        else if ((given = value(words[i], "out=")))
            out = strdup(given);
    }
    if (!begin || !end || !out)
        return 1;
    qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
    return 0;
}
