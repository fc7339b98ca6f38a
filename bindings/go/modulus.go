// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi

import "sangi/internal/c"

// The lengths of a [Modulus], in bytes.
const (
	MinModulusBytes = c.MinModulus
	MaxModulusBytes = c.MaxModulus
)

// A Modulus is a number n > 1, odd or even, with its precomputed constants.
//
// Each method takes the same time for all numbers of a length, except the exponent of [Modulus.ExpVartime].  Public are
// lengths, whether n is odd, even or a power of two, and what a bool or an error says.
//
// Results go to the first argument, which may be one of the others; its zero value will do.  An operand that is not an
// element of this modulus is a mistake of the program: the method panics.
//
// Goroutines may share a Modulus until [Modulus.Wipe], and share an [Element] that none of them writes.
type Modulus struct {
	context *byte // the context of the library; nil once it is wiped
	bytes   int   // of an encoded element
	limbs   int   // of an element
}

// An Element is a number modulo a [Modulus].  The zero value belongs to no modulus; it can hold a result.
type Element struct {
	of    *Modulus
	limbs []c.Limb
}

// NewModulus returns the modulus that the big-endian bytes n encode, the first of them not 0.
//
// The error is [ErrBadLength] unless n has [MinModulusBytes] to [MaxModulusBytes], or [ErrBadModulus] if its first byte
// is 0, or n is 1.
func NewModulus(n []byte) (*Modulus, error) {
	if len(n) > MaxModulusBytes {
		return nil, ErrBadLength
	}
	memory := make([]byte, c.Size(len(n)))
	offset, status := c.Init(memory, n)
	if err := check(status); err != nil {
		return nil, err
	}
	context := &memory[offset]
	return &Modulus{context, len(n), c.Limbs(context)}, nil
}

// Wipe overwrites the modulus with zeros; it must not be used afterwards.
func (m *Modulus) Wipe() {
	if m.context != nil {
		c.Wipe(m.context)
		m.context = nil
	}
}

// Wipe overwrites x with zeros; it then belongs to no modulus.
func (x *Element) Wipe() {
	clear(x.limbs)
	x.of = nil
}

// Len returns the number of bytes of an encoded element: the length of n.
func (m *Modulus) Len() int { return m.bytes }

// FromBytes returns the element that big-endian bytes encode.
//
// The error is [ErrBadLength] unless there are [Modulus.Len] bytes, or [ErrOutOfRange] if the number is not below n.
func (m *Modulus) FromBytes(encoded []byte) (*Element, error) {
	z := new(Element)
	if err := check(c.FromBytes(m.live(), m.result(z), encoded)); err != nil {
		return nil, err
	}
	return z, nil
}

// FromBytesWide returns the number that big-endian bytes encode, mod n.
//
// The error is [ErrBadLength] if there are more than 2 [Modulus.Len] bytes.
func (m *Modulus) FromBytesWide(encoded []byte) (*Element, error) {
	z := new(Element)
	if err := check(c.FromBytesWide(m.live(), m.result(z), encoded)); err != nil {
		return nil, err
	}
	return z, nil
}

// ToBytes returns x, in [Modulus.Len] big-endian bytes.
func (m *Modulus) ToBytes(x *Element) []byte {
	encoded := make([]byte, m.bytes)
	c.ToBytes(m.live(), encoded, m.operand(x)) // of this length it does not fail
	return encoded
}

// Add sets z to x + y.
func (m *Modulus) Add(z, x, y *Element) {
	a, b := m.operand(x), m.operand(y)
	c.Add(m.live(), m.result(z), a, b)
}

// Sub sets z to x - y.
func (m *Modulus) Sub(z, x, y *Element) {
	a, b := m.operand(x), m.operand(y)
	c.Sub(m.live(), m.result(z), a, b)
}

// Neg sets z to -x.
func (m *Modulus) Neg(z, x *Element) {
	a := m.operand(x)
	c.Neg(m.live(), m.result(z), a)
}

// Mul sets z to x y.
func (m *Modulus) Mul(z, x, y *Element) {
	a, b := m.operand(x), m.operand(y)
	c.Mul(m.live(), m.result(z), a, b)
}

// Sqr sets z to x^2.
func (m *Modulus) Sqr(z, x *Element) {
	a := m.operand(x)
	c.Sqr(m.live(), m.result(z), a)
}

// Exp sets z to x^exponent; x^0 is 1.  The big-endian exponent is secret, its length is public.
func (m *Modulus) Exp(z, x *Element, exponent []byte) {
	a := m.operand(x)
	c.Exp(m.live(), m.result(z), a, exponent)
}

// ExpVartime is [Modulus.Exp] for a public exponent: its time depends on it.  x stays secret.
func (m *Modulus) ExpVartime(z, x *Element, exponent []byte) {
	a := m.operand(x)
	c.ExpVartime(m.live(), m.result(z), a, exponent)
}

// Inv sets z to 1 / x and returns true, or sets it to 0 and returns false if x has no inverse.
func (m *Modulus) Inv(z, x *Element) bool {
	a := m.operand(x)
	return c.Inv(m.live(), m.result(z), a)
}

// Equal returns whether x = y.
func (m *Modulus) Equal(x, y *Element) bool {
	return c.Equal(m.live(), m.operand(x), m.operand(y))
}

// live returns the context.
func (m *Modulus) live() *byte {
	if m.context == nil {
		panic("sangi: the modulus is wiped")
	}
	return m.context
}

// operand returns the limbs of an element of m.
func (m *Modulus) operand(x *Element) *c.Limb {
	if x.of != m {
		panic("sangi: the element is not one of this modulus")
	}
	return &x.limbs[0]
}

// result makes z an element of m, if it is none, and returns its limbs.
func (m *Modulus) result(z *Element) *c.Limb {
	if z.of != m {
		z.of, z.limbs = m, make([]c.Limb, m.limbs)
	}
	return &z.limbs[0]
}
