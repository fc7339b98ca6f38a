# SPDX-License-Identifier: MIT OR Apache-2.0
"""Saber in a page of Python, written from the submission's text [SABER20]: what the library is held against."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

N, Q_BITS, P_BITS = 256, 13, 10
H1 = 1 << (Q_BITS - P_BITS - 1)
Vector = NDArray[np.int64]


def bits_to_numbers(data: bytes, width: int) -> Vector:
    """Numbers of so many bits, lowest bit first."""
    bits = np.unpackbits(np.frombuffer(data, np.uint8), bitorder="little").astype(np.int64)
    return np.asarray(bits.reshape(-1, width) @ (1 << np.arange(width)), np.int64)


def numbers_to_bits(numbers: Vector, width: int) -> bytes:
    """The inverse, modulo 2^width."""
    bits = (numbers.reshape(-1, 1) >> np.arange(width)) & 1
    return np.packbits(bits.astype(np.uint8), bitorder="little").tobytes()


def product(a: Vector, b: Vector) -> Vector:
    """In Z[x]/(x^256 + 1)."""
    whole = np.convolve(a, b)
    whole[: N - 1] -= whole[N:]
    return np.asarray(whole[:N], np.int64)


def inner(a: Vector, b: Vector) -> Vector:
    """The sum of products of vectors' entries."""
    return np.asarray(sum(product(x, y) for x, y in zip(a, b, strict=True)), np.int64)


def sha3(data: bytes) -> bytes:
    """SHA3-256."""
    return hashlib.sha3_256(data).digest()


@dataclass(frozen=True)
class Model:
    """One parameter set: rank l, bits mu behind a coefficient of a secret, bits e_T of the message's part."""

    rank: int
    mu: int
    rest: int

    def matrix(self, seed: bytes) -> Vector:
        """A, from its seed."""
        data = hashlib.shake_128(seed).digest(self.rank**2 * N * Q_BITS // 8)
        return bits_to_numbers(data, Q_BITS).reshape(self.rank, self.rank, N)

    def secret(self, seed: bytes) -> Vector:
        """A vector of centred binomial coefficients."""
        halves = bits_to_numbers(hashlib.shake_128(seed).digest(self.rank * N * self.mu // 8), self.mu // 2)
        counts = np.array([int(h).bit_count() for h in halves], np.int64).reshape(self.rank, N, 2)
        return counts[..., 0] - counts[..., 1]

    def keygen(self, randomness: bytes) -> tuple[bytes, bytes]:
        """Public and secret key."""
        seed = hashlib.shake_128(randomness[:32]).digest(32)
        a, s = self.matrix(seed), self.secret(randomness[32:64])
        b = np.array([inner(a[:, i], s) for i in range(self.rank)])
        public = numbers_to_bits(b + H1 >> (Q_BITS - P_BITS), P_BITS) + seed
        return public, numbers_to_bits(s, Q_BITS) + public + sha3(public) + randomness[64:]

    def encrypt(self, public: bytes, message: bytes, seed: bytes) -> bytes:
        """The ciphertext of a message."""
        a, s = self.matrix(public[-32:]), self.secret(seed)
        b = np.array([inner(row, s) for row in a])
        mask = inner(bits_to_numbers(public[:-32], P_BITS).reshape(self.rank, N), s)
        c = mask + H1 - (bits_to_numbers(message, 1) << (P_BITS - 1))
        first = numbers_to_bits(b + H1 >> (Q_BITS - P_BITS), P_BITS)
        return first + numbers_to_bits(c % (1 << P_BITS) >> (P_BITS - self.rest), self.rest)

    def encaps(self, public: bytes, randomness: bytes) -> tuple[bytes, bytes]:
        """Ciphertext and shared secret."""
        message = sha3(randomness)
        keys = hashlib.sha3_512(message + sha3(public)).digest()
        ciphertext = self.encrypt(public, message, keys[32:])
        return ciphertext, sha3(keys[:32] + sha3(ciphertext))

    def decaps(self, secret: bytes, ciphertext: bytes) -> bytes:
        """The shared secret; of a ciphertext that encryption does not give, that of rejection.

        So it is here for a secret beyond its range.  The submission's program goes on, modulo 2^13.
        """
        s = bits_to_numbers(secret[: self.rank * N * Q_BITS // 8], Q_BITS).reshape(self.rank, N)
        s = (s + 4096) % 8192 - 4096
        first = bits_to_numbers(ciphertext[: self.rank * N * P_BITS // 8], P_BITS).reshape(self.rank, N)
        last = bits_to_numbers(ciphertext[self.rank * N * P_BITS // 8 :], self.rest)
        h2 = (1 << (P_BITS - 2)) - (1 << (P_BITS - self.rest - 1)) + H1
        v = inner(first, s) + h2 - (last << (P_BITS - self.rest))
        message = numbers_to_bits(v >> (P_BITS - 1), 1)
        keys = hashlib.sha3_512(message + secret[-64:-32]).digest()
        again = self.encrypt(secret[s.size * Q_BITS // 8 : -64], message, keys[32:])
        right = again == ciphertext and int(abs(s).max()) <= self.mu // 2
        return sha3((keys[:32] if right else secret[-32:]) + sha3(ciphertext))


MODELS = {"lightsaber": Model(2, 10, 3), "saber": Model(3, 8, 4), "firesaber": Model(4, 6, 6)}
