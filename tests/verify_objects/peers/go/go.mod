module peers

go 1.21

require github.com/consensys/gnark-crypto v0.12.1

require (
	github.com/bits-and-blooms/bitset v1.7.0 // indirect
	golang.org/x/sys v0.9.0 // indirect
)
