// SPDX-License-Identifier: MIT OR Apache-2.0

package geth_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"maps"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/core/vm"

	"sangi/geth"
)

func decode(t *testing.T, text string) []byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func encode(parts ...[]byte) []byte {
	var input []byte
	for _, p := range parts {
		input = append(input, make([]byte, 24)...)
		input = binary.BigEndian.AppendUint64(input, uint64(len(p)))
	}
	return append(input, bytes.Join(parts, nil)...)
}

// run calls a precompile as the EVM does.
func run(t *testing.T, set vm.PrecompiledContracts, input []byte) ([]byte, uint64) {
	t.Helper()
	const gas = 1 << 40
	out, left, err := vm.RunPrecompiledContract(set[geth.Address], input, gas, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out, gas - left
}

// The known answers through the EVM's sets of precompiles, with the gas of go-ethereum's own.
func TestKnownAnswers(t *testing.T) {
	text, err := os.ReadFile("../testdata/modexp.json")
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
	cases := 0
	for _, theirs := range []vm.PrecompiledContracts{vm.PrecompiledContractsByzantium, vm.PrecompiledContractsCancun} {
		ours := maps.Clone(theirs)
		geth.Install(ours)
		for _, v := range known.Vectors {
			for _, p := range v.Powers {
				input := encode(decode(t, v.Base), decode(t, p.Exponent), decode(t, v.Modulus))
				out, gas := run(t, ours, input)
				if sum := sha256.Sum256(out); hex.EncodeToString(sum[:]) != p.SHA256 {
					t.Errorf("%s: %x", p.Name, out)
				}
				if _, wanted := run(t, theirs, input); gas != wanted {
					t.Errorf("%s: gas %d, not %d", p.Name, gas, wanted)
				}
				cases++
			}
		}
	}
	if cases != 2*17 {
		t.Errorf("%d cases", cases)
	}
}

// Inputs that are too short, empty, or longer than sangi takes answer as go-ethereum does.
func TestInputs(t *testing.T) {
	ours := maps.Clone(vm.PrecompiledContractsCancun)
	geth.Install(ours)
	whole := encode([]byte{3}, []byte{5}, []byte{0, 100})
	for length := range len(whole) + 1 {
		out, _ := run(t, ours, whole[:length])
		wanted, _ := run(t, vm.PrecompiledContractsCancun, whole[:length])
		if !bytes.Equal(out, wanted) {
			t.Errorf("%d bytes: %x, not %x", length, out, wanted)
		}
	}
	long := encode([]byte{3}, []byte{5}, append([]byte{1}, make([]byte, 1024)...))
	out, _ := run(t, ours, long)
	if wanted, _ := run(t, vm.PrecompiledContractsCancun, long); !bytes.Equal(out, wanted) {
		t.Errorf("%x", out)
	}
}
