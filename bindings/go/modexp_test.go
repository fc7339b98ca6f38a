// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"sync"
	"testing"

	"sangi"
)

// The known answers of go-ethereum's precompile MODEXP.
func TestKnownAnswers(t *testing.T) {
	text, err := os.ReadFile("testdata/modexp.json")
	if err != nil {
		t.Fatal(err)
	}
	var known struct {
		Vectors []struct {
			Base, Modulus string
			Powers        []struct{ Name, Exponent, SHA256 string }
		}
	}
	if err := json.Unmarshal(text, &known); err != nil {
		t.Fatal(err)
	}
	decode := func(text string) []byte {
		b, err := hex.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	cases := 0
	for _, v := range known.Vectors {
		for _, p := range v.Powers {
			out, err := sangi.ModExp(decode(v.Base), decode(p.Exponent), decode(v.Modulus))
			if sum := sha256.Sum256(out); err != nil || hex.EncodeToString(sum[:]) != p.SHA256 {
				t.Errorf("%s: %x, %v", p.Name, out, err)
			}
			cases++
		}
	}
	if cases != 17 {
		t.Errorf("%d cases", cases)
	}
}

// What EIP-198 says of empty strings, zeros and ones.
func TestEdges(t *testing.T) {
	for _, c := range []struct{ base, exponent, modulus, want string }{
		{"", "", "", ""},
		{"3", "5", "", ""},
		{"", "", "\x00", "\x00"},
		{"\x03", "\x05", "\x00\x00", "\x00\x00"}, // modulo 0
		{"\x03", "", "\x00\x01", "\x00\x00"},     // modulo 1
		{"", "", "\x07", "\x01"},                 // 0^0
		{"\x00", "\x00\x00", "\x07", "\x01"},
		{"", "\x02", "\x07", "\x00"},
		{"\x09", "\x01", "\x07", "\x02"},                         // a base above the modulus
		{"\x01\x00\x00\x00\x00", "\x01", "\x00\x64", "\x00\x60"}, // and longer
		{"\x00\x03", "\x00\x05", "\x00\x00\x64", "\x00\x00\x2b"}, // leading zeros
		{"\x02", "\x0a", "\x04\x00", "\x00\x00"},                 // powers of two
		{"\x03", "\x04", "\x40", "\x11"},
	} {
		out, err := sangi.ModExp([]byte(c.base), []byte(c.exponent), []byte(c.modulus))
		if err != nil || out == nil || string(out) != c.want {
			t.Errorf("%q^%q mod %q: %x, %v", c.base, c.exponent, c.modulus, out, err)
		}
	}
	if out, err := sangi.ModExp(nil, nil, []byte{5}); err != nil || !bytes.Equal(out, []byte{1}) {
		t.Error("nil is 0:", out, err)
	}
}

func TestShortLengths(t *testing.T) {
	draw := draws(t)
	for b := range 19 {
		for e := range 10 {
			for n := range 19 {
				base, exponent, modulus := number(draw, b), number(draw, e), number(draw, n)
				out, err := sangi.ModExp(base, exponent, modulus)
				if err != nil || !bytes.Equal(out, power(base, exponent, modulus)) {
					t.Fatalf("%x^%x mod %x: %x, %v", base, exponent, modulus, out, err)
				}
			}
		}
	}
}

func TestRandom(t *testing.T) {
	draw := draws(t)
	longest := 1 + sangi.MaxBytes
	for range 300 {
		length := draw.IntN(260)
		if draw.IntN(10) == 0 {
			length = draw.IntN(longest)
		}
		base, modulus := number(draw, draw.IntN(longest)), number(draw, length)
		exponent := number(draw, draw.IntN(1+10_000/(length+1)%60))
		out, err := sangi.ModExp(base, exponent, modulus)
		if err != nil || !bytes.Equal(out, power(base, exponent, modulus)) {
			t.Fatalf("%x^%x mod %x: %x, %v", base, exponent, modulus, out, err)
		}
	}
}

func TestLengthsThatAreRefused(t *testing.T) {
	one, long := []byte{1}, bytes.Repeat([]byte{1}, sangi.MaxBytes+1)
	for _, c := range [][3][]byte{{long, one, one}, {one, long, one}, {one, one, long}} {
		if out, err := sangi.ModExp(c[0], c[1], c[2]); out != nil || !errors.Is(err, sangi.ErrBadLength) {
			t.Errorf("%d, %d, %d bytes: %x, %v", len(c[0]), len(c[1]), len(c[2]), out, err)
		}
	}
	for _, length := range []int{0, 1, 3} {
		out := bytes.Repeat([]byte{7}, length)
		err := sangi.ModExpInto(out, one, one, []byte{0, 9})
		if !errors.Is(err, sangi.ErrBadLength) || !bytes.Equal(out, bytes.Repeat([]byte{7}, length)) {
			t.Errorf("%d bytes of result: %x, %v", length, out, err)
		}
	}
}

func TestResultOverInput(t *testing.T) {
	for i := range 3 {
		in := [3][]byte{{0, 3}, {0, 5}, {0, 100}}
		if err := sangi.ModExpInto(in[i], in[0], in[1], in[2]); err != nil || !bytes.Equal(in[i], []byte{0, 43}) {
			t.Errorf("over input %d: %x, %v", i, in[i], err)
		}
	}
}

func TestModExpIntoDoesNotAllocate(t *testing.T) {
	out, n := make([]byte, 32), bytes.Repeat([]byte{0xfd}, 32)
	allocations := testing.AllocsPerRun(1000, func() {
		if err := sangi.ModExpInto(out, n, []byte{3}, n); err != nil {
			t.Fatal(err)
		}
	})
	if allocations != 0 {
		t.Errorf("%v allocations a call", allocations)
	}
}

func TestManyGoroutines(t *testing.T) {
	draw := draws(t)
	base, exponent, modulus := number(draw, 100), number(draw, 9), number(draw, 90)
	want := power(base, exponent, modulus)
	var wait sync.WaitGroup
	for range 8 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for range 50 {
				if out, err := sangi.ModExp(base, exponent, modulus); err != nil || !bytes.Equal(out, want) {
					t.Errorf("%x, %v", out, err)
				}
			}
		}()
	}
	wait.Wait()
}
