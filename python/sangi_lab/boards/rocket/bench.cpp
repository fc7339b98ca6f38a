// SPDX-License-Identifier: MIT OR Apache-2.0
// Runs a program on the Rocket core that Verilator made C++ of, and counts cycles and instructions
// between two marks.
//
//   rocket IMAGE BEGIN END LIMIT
//
// IMAGE is loaded at 0x80000000, where the core starts.  Counting starts where the instruction at
// BEGIN retires and stops where the one at END does, LIMIT is the most cycles of all.  What the
// program prints goes to standard output, and `cycles N`, `instructions N` and `total N` follow.
// Exits with the program's status, or 99 at the limit.
//
// Around the core are the least that it asks for: memory and a port on AXI4, which answer in order,
// one write at a time, LATENCY cycles after they are asked.
#include "VExampleRocketSystem.h"
#include "VExampleRocketSystem___024root.h"
#include "verilated.h"

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <vector>

namespace {

constexpr uint64_t MEMORY = 0x80000000, ROOM = 1 << 20;
constexpr uint64_t BOOT = 0x10000000, PORT = 0x10010000;
constexpr uint64_t LATENCY = 20, RESET = 20;
constexpr int GIVEN_UP = 99;

// li t0, 1; slli t0, t0, 31; jr t0
constexpr uint32_t boot[] = {0x00100293, 0x01f29293, 0x00028067, 0};

std::vector<uint8_t> memory(ROOM);
int status = -1;

uint64_t load(uint64_t address) {
    uint64_t word = 0;

    address &= ~UINT64_C(7);
    if (address >= MEMORY && address - MEMORY < ROOM)
        memcpy(&word, &memory[address - MEMORY], 8);
    else if (address >= BOOT && address - BOOT < sizeof boot)
        memcpy(&word, reinterpret_cast<const uint8_t *>(boot) + (address - BOOT), 8);
    return word;
}

// The bytes of a word that the mask selects.  The port's two halves are a character and the exit
// status.
void store(uint64_t address, uint64_t word, unsigned mask) {
    address &= ~UINT64_C(7);
    if (address >= MEMORY && address - MEMORY < ROOM) {
        for (unsigned i = 0; i < 8; i++)
            if (mask >> i & 1)
                memory[address - MEMORY + i] = static_cast<uint8_t>(word >> 8 * i);
    } else if (address == PORT) {
        if (mask & 0x0f)
            putchar(static_cast<int>(word & 0xff));
        if (mask & 0xf0)
            status = static_cast<int>(word >> 32 & 0xff);
    }
}

// A burst: the beat's address, beats after it, log2 of its bytes, and from when on it is answered.
struct Burst {
    uint64_t address;
    unsigned beats, size, id;
    uint64_t ready;
};

// The signals of one AXI4 port of the core.
template <typename Address> struct Wires {
    CData &ar_ready, &ar_valid, &ar_id, &ar_len, &ar_size;
    Address &ar_addr;
    CData &r_ready, &r_valid, &r_id, &r_resp, &r_last;
    QData &r_data;
    CData &aw_ready, &aw_valid, &aw_id, &aw_len, &aw_size;
    Address &aw_addr;
    CData &w_ready, &w_valid, &w_strb, &w_last;
    QData &w_data;
    CData &b_ready, &b_valid, &b_id, &b_resp;
};

#define WIRES(top, p)                                                                              \
    {top.p##_ar_ready,     top.p##_ar_valid,     top.p##_ar_bits_id,  top.p##_ar_bits_len,         \
     top.p##_ar_bits_size, top.p##_ar_bits_addr, top.p##_r_ready,     top.p##_r_valid,             \
     top.p##_r_bits_id,    top.p##_r_bits_resp,  top.p##_r_bits_last, top.p##_r_bits_data,         \
     top.p##_aw_ready,     top.p##_aw_valid,     top.p##_aw_bits_id,  top.p##_aw_bits_len,         \
     top.p##_aw_bits_size, top.p##_aw_bits_addr, top.p##_w_ready,     top.p##_w_valid,             \
     top.p##_w_bits_strb,  top.p##_w_bits_last,  top.p##_w_bits_data, top.p##_b_ready,             \
     top.p##_b_valid,      top.p##_b_bits_id,    top.p##_b_bits_resp}

class Slave {
  public:
    explicit Slave(Wires<IData> wires) : w(wires) {}

    // What the core sees before the clock rises.
    void drive(uint64_t now) {
        w.ar_ready = 1;
        w.aw_ready = !writing;
        w.w_ready = writing;
        w.r_valid = !reads.empty() && reads.front().ready <= now;
        if (w.r_valid) {
            w.r_id = reads.front().id;
            w.r_data = load(reads.front().address);
            w.r_last = reads.front().beats == 0;
        }
        w.r_resp = w.b_resp = 0;
        w.b_valid = !written.empty() && written.front().ready <= now;
        if (w.b_valid)
            w.b_id = written.front().id;
    }

    // What both sides agreed on in this cycle.
    void take(uint64_t now) {
        if (w.r_valid && w.r_ready) {
            Burst &burst = reads.front();
            burst.address += UINT64_C(1) << burst.size;
            if (burst.beats-- == 0)
                reads.pop_front();
        }
        if (w.b_valid && w.b_ready)
            written.pop_front();
        if (w.ar_valid && w.ar_ready)
            reads.push_back({w.ar_addr, w.ar_len, w.ar_size, w.ar_id, now + LATENCY});
        if (w.w_valid && w.w_ready) {
            store(write.address, w.w_data, w.w_strb);
            write.address += UINT64_C(1) << write.size;
            if (w.w_last) {
                writing = false;
                write.ready = now + LATENCY;
                written.push_back(write);
            }
        } else if (w.aw_valid && w.aw_ready) {
            write = {w.aw_addr, w.aw_len, w.aw_size, w.aw_id, 0};
            writing = true;
        }
    }

  private:
    Wires<IData> w;
    std::deque<Burst> reads, written;
    Burst write{};
    bool writing = false;
};

// Cycles, and instructions that retire, from one address to another.
class Marks {
  public:
    Marks(uint64_t begin, uint64_t end) : begin(begin), end(end) {}

    void see(uint64_t now, uint64_t address) {
        if (address == end && counting) {
            cycles = now - start;
            counting = false;
        }
        if (address == begin && !cycles) {
            start = now;
            counting = true;
        }
        instructions += counting;
    }

    uint64_t cycles = 0, instructions = 0;

  private:
    uint64_t begin, end, start = 0;
    bool counting = false;
};

uint64_t run(Marks &marks, uint64_t limit) {
    VExampleRocketSystem top;
    Slave memory_port{WIRES(top, mem_axi4_0)}, device_port{WIRES(top, mmio_axi4_0)};
    const VExampleRocketSystem___024root &core = *top.rootp;
    uint64_t now = 0;

#define CORE(name)                                                                                 \
    core.ExampleRocketSystem__DOT__tile_prci_domain__DOT__tile_reset_domain_tile__DOT__core__DOT__##name
    top.l2_frontend_bus_axi4_0_b_ready = top.l2_frontend_bus_axi4_0_r_ready = 1;
    top.debug_clockeddmi_dmi_resp_ready = 1;
    for (; status < 0 && now < limit; now++) {
        const bool reset = now < RESET;
        top.reset = top.debug_reset = top.debug_clockeddmi_dmiReset = reset;
        memory_port.drive(now);
        device_port.drive(now);
        top.clock = top.debug_clock = top.debug_clockeddmi_dmiClock = 0;
        top.eval();
        if (!reset) {
            memory_port.take(now);
            device_port.take(now);
            if (CORE(wb_valid))
                marks.see(now, CORE(wb_reg_pc));
        }
        top.clock = top.debug_clock = top.debug_clockeddmi_dmiClock = 1;
        top.eval();
    }
    return now;
}

} // namespace

int main(int count, char **words) {
    if (count != 5) {
        fprintf(stderr, "usage: rocket IMAGE BEGIN END LIMIT\n");
        return 2;
    }
    FILE *const file = fopen(words[1], "rb");
    if (!file || fread(memory.data(), 1, ROOM, file) == 0) {
        fprintf(stderr, "rocket: cannot read %s\n", words[1]);
        return 2;
    }
    fclose(file);
    // The core asks for arguments of its own kind.
    Verilated::commandArgs(1, words);
    Marks marks(strtoull(words[2], nullptr, 0), strtoull(words[3], nullptr, 0));
    const uint64_t total = run(marks, strtoull(words[4], nullptr, 0));
    printf("cycles %" PRIu64 "\ninstructions %" PRIu64 "\ntotal %" PRIu64 "\n", marks.cycles,
           marks.instructions, total);
    return status < 0 ? GIVEN_UP : status;
}
