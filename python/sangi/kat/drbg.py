# SPDX-License-Identifier: MIT OR Apache-2.0
"""The generator behind NIST's known answers: CTR_DRBG of AES-256, without derivation function [SP800-90A]."""

from __future__ import annotations

from typing import Any

from sangi.extras import need

SEED = 48
_BLOCK = 16


class Drbg:
    """Started from a seed of 48 bytes; never seeded again."""

    def __init__(self, seed: bytes) -> None:
        """The state after the seed; raises `Unavailable` without the extra kat."""
        need("kat", "a .rsp file")
        self._key, self._counter = bytes(32), 0
        self._update(seed)

    def draw(self, length: int) -> bytes:
        """The next bytes: two draws are not one of their total length."""
        out = self._stream(length)
        self._update(bytes(SEED))
        return out

    def _stream(self, length: int) -> bytes:
        count = -(-length // _BLOCK)
        first = self._counter + 1
        self._counter += count
        blocks = (i % (1 << 128) for i in range(first, first + count))
        data = b"".join(block.to_bytes(_BLOCK, "big") for block in blocks)
        return bytes(_aes(self._key).update(data))[:length]

    def _update(self, data: bytes) -> None:
        state = bytes(a ^ b for a, b in zip(self._stream(SEED), data, strict=True))
        self._key, self._counter = state[:32], int.from_bytes(state[32:], "big")


def _aes(key: bytes) -> Any:
    """What encrypts blocks one by one under a key."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    return Cipher(algorithms.AES(key), modes.ECB()).encryptor()
