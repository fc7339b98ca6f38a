# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a user of the installed wheel might run: a named field, another one, a secret, and where they come from."""

import sangi
from sangi import _native

F = sangi.Field("p511")
print(int(F(2).inv() * 2))
G = sangi.Field(2**127 - 1)
print(int(G(3).inv() * 3))
print(int(G(81).sqrt() ** 2 / 9))
kem = sangi.Saber()
public, secret = kem.keygen()
ciphertext, shared = kem.encaps(public)
print(kem.decaps(secret, ciphertext) == shared)
print(sangi.__file__)
print(_native.library().path)
