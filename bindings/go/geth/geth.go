// SPDX-License-Identifier: MIT OR Apache-2.0

// Package geth puts sangi's powers into the precompile MODEXP of go-ethereum's EVM, without a change to that module.
package geth

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"

	"sangi"
)

// Address is that of the precompile MODEXP.
var Address = common.BytesToAddress([]byte{5})

// ModExp is the precompile of go-ethereum whose gas it asks for, with the power by sangi.
type ModExp struct {
	vm.PrecompiledContract
}

// part returns length bytes of the input from an offset on; what the input lacks is zeros.
func part(input []byte, at, length uint64) []byte {
	bytes := make([]byte, length)
	if at < uint64(len(input)) {
		copy(bytes, input[at:])
	}
	return bytes
}

// Run returns base^exponent mod modulus for an input of EIP-198.
func (p ModExp) Run(input []byte) ([]byte, error) {
	var lengths [3]uint64
	for i := range lengths {
		length := new(big.Int).SetBytes(part(input, uint64(32*i), 32))
		if !length.IsUint64() || length.Uint64() > sangi.MaxBytes {
			return p.PrecompiledContract.Run(input) // longer than sangi takes
		}
		lengths[i] = length.Uint64()
	}
	base := part(input, 96, lengths[0])
	exponent := part(input, 96+lengths[0], lengths[1])
	modulus := part(input, 96+lengths[0]+lengths[1], lengths[2])
	return sangi.ModExp(base, exponent, modulus)
}

// Install puts ModExp in the place of the precompile of a set.
func Install(set vm.PrecompiledContracts) {
	set[Address] = ModExp{set[Address]}
}
