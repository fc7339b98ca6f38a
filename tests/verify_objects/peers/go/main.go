// SPDX-License-Identifier: MIT OR Apache-2.0

// Calls the products of gnark-crypto, so that the linker keeps them.
package main

import (
	bls "github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	bn "github.com/consensys/gnark-crypto/ecc/bn254/fp"
)

func main() {
	var a, b bn.Element
	a.Mul(&a, &b)
	var c, d bls.Element
	c.Mul(&c, &d)
	println(a[0], c[0])
}
