/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * C++, included before each form by the compiler: a word and a double that count what is done with
 * them.  The forms are compiled as they are; loops, addresses and constants are not counted, nor is
 * an operation with OHTA_NONE, a term that is left out of a sum.
 */
#ifndef SANGI_PAPERS_OHTA_COUNT_WORD_H
#define SANGI_PAPERS_OHTA_COUNT_WORD_H

#include <cmath>
#include <cstdint>

/** Products; sums, differences and negations; shifts and bitwise operations; fused products. */
struct Counts {
    long mul, add, logic, fma;
};

extern Counts counted;

struct Absent {};

template <typename Value> class Counted {
  public:
    Counted() = default;
    Counted(Value value) : value(value) {}
    Counted(Absent) : absent(true) {}

    friend Counted operator+(Counted x, Counted y) {
        if (x.absent || y.absent)
            return x.absent ? y : x;
        counted.add++;
        return x.value + y.value;
    }
    friend Counted operator-(Counted x, Counted y) {
        if (y.absent)
            return x;
        counted.add++;
        return x.value - y.value;
    }
    friend Counted operator-(Counted x) {
        counted.add++;
        return -x.value;
    }
    friend Counted operator*(Counted x, Counted y) {
        counted.mul++;
        return x.value * y.value;
    }
    friend Counted operator&(Counted x, Counted y) { return logic(x.value & y.value); }
    friend Counted operator|(Counted x, Counted y) { return logic(x.value | y.value); }
    friend Counted operator^(Counted x, Counted y) { return logic(x.value ^ y.value); }
    friend Counted operator>>(Counted x, int n) { return logic(x.value >> n); }
    friend Counted operator<<(Counted x, int n) { return logic(x.value << n); }
    friend Counted fma(Counted x, Counted y, Counted z) {
        counted.fma++;
        return std::fma(x.value, y.value, z.value);
    }
    Counted &operator+=(Counted y) { return *this = *this + y; }

  private:
    static Counted logic(Value value) {
        counted.logic++;
        return value;
    }
    Value value = 0;
    bool absent = false;
};

#define OHTA_WORD Counted<std::uint32_t>
#define OHTA_REAL Counted<double>
#define OHTA_NONE Absent()

#endif
