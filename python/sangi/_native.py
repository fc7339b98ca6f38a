# SPDX-License-Identifier: MIT OR Apache-2.0
"""The C library, loaded into this process: that of the wheel, or that of the checkout's build/.

An element is a block of `uint64_t` that only the library reads, whatever its limbs are: the code below asks it
how large one is, and takes of a mask the 16 bits that every limb has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from cffi import FFI

from sangi._version import __version__
from sangi.errors import Unavailable
from sangi.paths import repo_root

#: The library says its version in its name.
FILE = f"libsangi.so.{__version__}"

_BUILD = "run `make build`"
_OK = 0

_COMMON = """
int sangi_rng_host(void *context, uint8_t *bytes, size_t length);
"""

_FIELD = """
void sangi_@_add(uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_@_sub(uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_@_mul(uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_@_neg(uint64_t *z, const uint64_t *x);
void sangi_@_dbl(uint64_t *z, const uint64_t *x);
void sangi_@_half(uint64_t *z, const uint64_t *x);
void sangi_@_sqr(uint64_t *z, const uint64_t *x);
void sangi_@_inv(uint64_t *z, const uint64_t *x);
void sangi_@_mul_small(uint64_t *z, const uint64_t *x, uint32_t c);
void sangi_@_batch_inv(uint64_t *z, const uint64_t *x, size_t count);
void sangi_@_pow(uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length);
uint16_t sangi_@_sqrt(uint64_t *z, const uint64_t *x);
uint16_t sangi_@_is_square(const uint64_t *x);
uint16_t sangi_@_is_zero(const uint64_t *x);
uint16_t sangi_@_equal(const uint64_t *x, const uint64_t *y);
void sangi_@_from_u64(uint64_t *z, uint64_t v);
int sangi_@_from_bytes(uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_@_from_bytes_be(uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_@_from_bytes_wide(uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_@_from_bytes_wide_be(uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_@_random(uint64_t *z, int (*rng)(void *, uint8_t *, size_t), void *context);
int sangi_@_to_bytes(uint8_t *bytes, size_t length, const uint64_t *x);
int sangi_@_to_bytes_be(uint8_t *bytes, size_t length, const uint64_t *x);
const char *sangi_@_backend(void);
"""

_MOD = """
int sangi_mod_init(void **m, void *memory, size_t size, const uint8_t *n, size_t length, int method);
size_t sangi_mod_limbs(const void *m);
int sangi_mod_method_of(const void *m);
const char *sangi_mod_backend(const void *m);
const char *sangi_mod_exp_backend(const void *m);
void sangi_mod_add(const void *m, uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_mod_sub(const void *m, uint64_t *z, const uint64_t *x, const uint64_t *y);
void sangi_mod_neg(const void *m, uint64_t *z, const uint64_t *x);
int sangi_mod_mul_bytes(const void *m, uint8_t *out, size_t length, const uint8_t *x, size_t x_length,
                        const uint8_t *y, size_t y_length);
void sangi_mod_exp(const void *m, uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length);
void sangi_mod_exp_vartime(const void *m, uint64_t *z, const uint64_t *x, const uint8_t *exponent, size_t length);
uint16_t sangi_mod_inv(const void *m, uint64_t *z, const uint64_t *x);
uint16_t sangi_mod_inv_vartime(const void *m, uint64_t *z, const uint64_t *x);
int sangi_mod_from_bytes(const void *m, uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_mod_from_bytes_wide(const void *m, uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_mod_from_bytes_wide_be(const void *m, uint64_t *z, const uint8_t *bytes, size_t length);
int sangi_mod_to_bytes(const void *m, uint8_t *bytes, size_t length, const uint64_t *x);
const char *sangi_strerror(int status);
"""


class Library:
    """One loaded library."""

    def __init__(self, path: Path) -> None:
        """Loads it; raises `Unavailable` where the machine refuses."""
        self.path = path
        self.ffi = FFI()
        self.ffi.cdef(_COMMON)
        self._declared: set[str] = set()
        self._lock = Lock()
        try:
            self.functions: Any = self.ffi.dlopen(str(path))
        except OSError as error:
            raise Unavailable(f"{path} cannot be loaded: {error}") from error

    def function(self, name: str) -> Callable[..., Any]:
        """A function of the library; raises `Unavailable` where it has none of that name."""
        try:
            found: Callable[..., Any] = getattr(self.functions, name)
        except AttributeError:
            raise Unavailable(
                f"{self.path} has no {name}: it is not of this version of sangi; {_BUILD}"
            ) from None
        return found

    def declare(self, prototypes: str) -> None:
        """Makes the functions of a C declaration known, once."""
        with self._lock:
            if prototypes not in self._declared:
                self.ffi.cdef(prototypes)
                self._declared.add(prototypes)

    def field(self, name: str, modulus: int) -> NamedFunctions:
        """The functions of a named field; raises `Unavailable` where the library's field is another one."""
        with self._lock:
            if name not in self._declared:
                self.ffi.cdef(_FIELD.replace("@", name))
                self._declared.add(name)
        return NamedFunctions(self, name, modulus)

    def modulus(self) -> ModFunctions:
        """The functions for a modulus at run time."""
        with self._lock:
            if "" not in self._declared:
                self.ffi.cdef(_MOD)
                self._declared.add("")
        return ModFunctions(self)


class NamedFunctions:
    """The functions of one named field, by what follows its name, and the bytes that an element takes."""

    def __init__(self, library: Library, name: str, modulus: int) -> None:
        """Checks that the library's prime is this one and that 2 * (1 / 2) is 1."""
        self.library, self.ffi, self.name = library, library.ffi, name
        self.bytes = (modulus.bit_length() + 7) // 8
        self._words = (modulus.bit_length() + 63) // 64
        self.rng = self.ffi.addressof(library.functions, "sangi_rng_host")
        self.size = self._measured()
        if not self._is(modulus):
            raise Unavailable(f"{library.path} has another {name} than this version of sangi; {_BUILD}")

    def __call__(self, operation: str) -> Callable[..., Any]:
        """The function sangi_NAME_OPERATION."""
        return self.library.function(f"sangi_{self.name}_{operation}")

    def new(self, count: int = 1) -> Any:
        """Room for so many elements, one behind the other as in C."""
        size = self._words if count == 1 else (count * self.size + 7) // 8
        return self.ffi.new("uint64_t[]", size)

    def _measured(self) -> int:
        """Bytes of an element: those that become 0 when it does."""
        cell = self.ffi.new("uint64_t[]", [2**64 - 1] * self._words)
        self("from_u64")(cell, 0)
        data = bytes(self.ffi.buffer(cell))
        return len(data) - len(data.lstrip(b"\0"))

    def _is(self, modulus: int) -> bool:
        x, y, one = self.new(), self.new(), self.new()
        takes = [
            self("from_bytes")(x, n.to_bytes(self.bytes, "little"), self.bytes) == _OK
            for n in (modulus, modulus - 1)
        ]
        self("from_u64")(one, 1)
        self("from_u64")(x, 2)
        self("half")(y, one)
        self("mul")(x, x, y)
        return takes == [False, True] and bool(self("equal")(x, one))


class ModFunctions:
    """The functions for a modulus at run time, by what follows sangi_mod_."""

    def __init__(self, library: Library) -> None:
        """Looks nothing up yet."""
        self.library, self.ffi = library, library.ffi

    def __call__(self, operation: str) -> Callable[..., Any]:
        """The function sangi_mod_OPERATION."""
        return self.library.function(f"sangi_mod_{operation}")

    @staticmethod
    def room(length: int) -> int:
        """Bytes that a context for a modulus of so many bytes takes at most, whatever the width of a limb."""
        return 192 + 3 * length + 6 * 8

    def words(self, status: int) -> str:
        """A status in words."""
        return bytes(self.ffi.string(self.library.function("sangi_strerror")(status))).decode()


def find() -> Path:
    """The library of the wheel or of the checkout; raises `Unavailable` with what to do where there is none."""
    inside = Path(__file__).parent / "_lib" / FILE
    if inside.is_file():
        return inside
    try:
        built = repo_root() / "build" / FILE
    except Unavailable:
        raise Unavailable(
            f"no {FILE} in {inside.parent}: sangi was installed without its C library; install it anew"
        ) from None
    if not built.is_file():
        raise Unavailable(f"no {built}: the C library is not built; {_BUILD} in {built.parents[1]}")
    return built


@cache
def library() -> Library:
    """The library, loaded once; raises `Unavailable` where there is none or the machine refuses it."""
    return Library(find())
