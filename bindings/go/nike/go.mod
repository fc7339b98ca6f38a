// CTIDH behind Katzenpost's interface of non-interactive key exchange.
module sangi/nike

go 1.26.2

require (
	github.com/katzenpost/hpqc v0.0.84
	sangi v0.0.0
)

require (
	codeberg.org/vula/highctidh v1.0.2025051200 // indirect
	github.com/mattn/go-pointer v0.0.1 // indirect
)

replace sangi => ../
