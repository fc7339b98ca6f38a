// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"fmt"
	"math/big"
	"slices"
	"testing"
	"time"

	"sangi"
	"sangi/internal/c"
)

// Numbers of one call.
type call struct {
	name                         string
	base, exponent, modulus, out []byte
}

// Calls as an Ethereum client makes them.
func calls(b *testing.B) []call {
	draw := draws(b)
	var made []call
	for _, of := range []struct {
		bytes, exponent int
		even            bool
	}{
		{8, 640, false},
		{32, 32, false},
		{32, 32, true},
		{256, 3, false},
		{256, 256, false},
		{256, 256, true},
		{1024, 3, false},
	} {
		base, exponent, modulus := uniform(draw, of.bytes), uniform(draw, of.exponent), uniform(draw, of.bytes)
		base[0], exponent[0], modulus[0] = 0x7f, 1, 0xff
		modulus[of.bytes-1] |= 1
		kind := "odd"
		if of.even {
			modulus[of.bytes-1] &= 0xfe
			kind = "even"
		}
		name := fmt.Sprintf("%s-%d-%d", kind, of.bytes, of.exponent)
		made = append(made, call{name, base, exponent, modulus, make([]byte, of.bytes)})
	}
	return made
}

// Whole calls on byte slices beside the same by math/big.
func BenchmarkModExp(b *testing.B) {
	for _, of := range calls(b) {
		b.Run(of.name+"/sangi", func(b *testing.B) {
			for b.Loop() {
				if err := sangi.ModExpInto(of.out, of.base, of.exponent, of.modulus); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(of.name+"/math-big", func(b *testing.B) {
			for b.Loop() {
				new(big.Int).Exp(value(of.base), value(of.exponent), value(of.modulus)).FillBytes(of.out)
			}
		})
	}
}

// Calls from Go over as many in a loop of C: both in turns, each long enough for the clock; the median of the quotients.
func BenchmarkModExpOverC(b *testing.B) {
	const batch = 200 * time.Microsecond
	scratch := new([c.Scratch]byte)
	for _, of := range calls(b) {
		b.Run(of.name, func(b *testing.B) {
			fromGo := func(count int) time.Duration {
				start := time.Now()
				for range count {
					if err := sangi.ModExpInto(of.out, of.base, of.exponent, of.modulus); err != nil {
						b.Fatal(err)
					}
				}
				return time.Since(start)
			}
			fromC := func(count int) time.Duration {
				start := time.Now()
				c.ModExps(count, of.out, of.base, of.exponent, of.modulus, scratch)
				return time.Since(start)
			}
			count := 1
			for fromC(count) < batch {
				count *= 2
			}
			var quotients []float64
			for b.Loop() {
				quotients = append(quotients, float64(fromGo(count))/float64(fromC(count)))
			}
			slices.Sort(quotients)
			b.ReportMetric(quotients[len(quotients)/2], "Go/C")
		})
	}
}

// What a call takes beside the arithmetic: a modulus of no bytes.
func BenchmarkCall(b *testing.B) {
	for b.Loop() {
		if err := sangi.ModExpInto(nil, nil, nil, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMul(b *testing.B) {
	draw := draws(b)
	for _, length := range []int{32, 256} {
		n := uniform(draw, length)
		n[0], n[length-1] = 0xff, n[length-1]|1
		m := modulus(b, n)
		x, err := m.FromBytesWide(uniform(draw, length))
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("%d/sangi", length), func(b *testing.B) {
			for b.Loop() {
				m.Mul(x, x, x)
			}
		})
		X, N := value(m.ToBytes(x)), value(n)
		b.Run(fmt.Sprintf("%d/math-big", length), func(b *testing.B) {
			for b.Loop() {
				X.Mul(X, X).Mod(X, N)
			}
		})
	}
}
