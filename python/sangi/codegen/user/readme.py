# SPDX-License-Identifier: MIT OR Apache-2.0
"""The README of what was written: which file is what, how an element enters and leaves, C, Rust and Python."""

from __future__ import annotations

from sangi.codegen.emit.c import limb_type
from sangi.codegen.field import OLDEST_LLVM, SUFFIX, Field
from sangi.codegen.user import build, eight, example, scalar

NAME = "README.md"
_KERNELS = {
    "c": "kernels in portable C11",
    "x64": "kernels in x86-64 assembly (GNU as; ELF and Mach-O); the processor has BMI2 and ADX",
    "ir": f"kernels in LLVM IR, with opaque pointers: LLVM {OLDEST_LLVM} or newer",
}
_RUST = {"uint16_t": "u16", "uint32_t": "u32", "uint64_t": "u64"}
_CTYPES = {"uint16_t": "c_uint16", "uint32_t": "c_uint32", "uint64_t": "c_uint64"}

_USE = """\
An element stands for a number below p. It enters by `{f}_from_bytes`, `{f}_from_u64` or `{f}_to_mont`, leaves by
`{f}_to_bytes` or `{f}_from_mont`, and is in Montgomery form between. Outputs may be inputs. Truth values are masks:
0 or all ones.

```c
#include "{f}.h"

/* z <- 1 / x, as little-endian bytes; returns 1 where x is not below p or has no inverse */
int invert(uint8_t *z, const uint8_t *x) {{
    {limb} a[{u}_LIMBS];

    if (!{f}_from_bytes(a, x) || !{f}_inv(a, a))
        return 1;
    {f}_to_bytes(z, a);
    return 0;
}}
```

Compile it with `{f}_field.c` and {one}.

{inverse}

No function branches on an element, a mask or an exponent, or reads memory at an address that depends on one; of its
exponent `{f}_pow` shows the length. On processors whose multiplier takes its time by the operands, such as the
Cortex-M3, products are not constant time.

## Rust

`make lib`, then `rustc -L . main.rs`:

```rust
#[link(name = "{f}", kind = "static")]
extern "C" {{
    fn {f}_from_bytes(z: *mut {rust}, bytes: *const u8) -> {rust};
    fn {f}_to_bytes(bytes: *mut u8, x: *const {rust});
    fn {f}_inv(z: *mut {rust}, x: *const {rust}) -> {rust};
}}

fn main() {{
    let (mut x, mut bytes) = ([0; {limbs}], [0u8; {bytes}]);
    bytes[0] = 2;
    unsafe {{
        assert!({f}_from_bytes(x.as_mut_ptr(), bytes.as_ptr()) != 0);
        assert!({f}_inv(x.as_mut_ptr(), x.as_ptr()) != 0);
        {f}_to_bytes(bytes.as_mut_ptr(), x.as_ptr());
    }}
    println!("1/2 = {{bytes:?}}");
}}
```

## Python

`make lib`, then:

```python
import ctypes

lib = ctypes.CDLL("./lib{f}.so")
for function in (lib.{f}_from_bytes, lib.{f}_inv):
    function.restype = ctypes.{ctype}
p = {p:#x}
x, encoded = (ctypes.{ctype} * {limbs})(), ctypes.create_string_buffer({bytes})
assert lib.{f}_from_bytes(x, (2).to_bytes({bytes}, "little")) and lib.{f}_inv(x, x)
lib.{f}_to_bytes(encoded, x)
assert int.from_bytes(encoded.raw, "little") * 2 % p == 1
```
"""
_EIGHT = """\
## Eight elements at once

`{f}_ifma.h` declares the same for eight independent elements, one in each 64-bit lane of AVX-512 registers:
`{f}x8_from_bytes`, `{f}x8_to_bytes`, `{f}x8_inv`, `{f}x8_pow` and `{f}x8_equal` beside the kernels. Between kernels a
number is below 2p. The processor has AVX-512F, DQ and IFMA, and the caller asks for them first, as `example.c` does.
"""


def text(field: Field, width: int, backends: tuple[str, ...], heading: str, *, ifma: bool) -> str:
    """The file."""
    prefix, limb = field.prefix, limb_type(width)
    files = [(prefix + SUFFIX[backend], _KERNELS[backend]) for backend in backends]
    if backends:
        files.append(
            (prefix + scalar.SUFFIX, "conversions, bytes, comparison, inverse and power, over these kernels")
        )
        files.append((f"{prefix}.h", "their declarations"))
    if ifma:
        files.append((f"{prefix}_ifma.S", "kernels for eight elements at once, in AVX-512 IFMA assembly"))
        files.append((prefix + eight.SUFFIX, "bytes, comparison, inverse and power for eight elements"))
        files.append((f"{prefix}_ifma.h", "their declarations"))
    files.append((example.NAME, "computes, and compares with known answers"))
    files.append((build.NAME, "`make` builds and runs the example, `make lib` a static and a shared library"))
    named = [f"`{prefix}{SUFFIX[backend]}`" for backend in backends]
    inverse = (
        "p is prime: every element but 0 has an inverse."
        if field.is_prime
        else "**p is composite**, so this is a ring and no field: `inv` inverts x only where gcd(x, p) = 1,\n"
        "and says by its mask whether it did."
    )
    words = {
        "f": prefix,
        "u": prefix.upper(),
        "limb": limb,
        "one": named[0] if len(named) == 1 else f"one of {', '.join(named)}" if named else "",
        "inverse": inverse,
        "rust": _RUST[limb],
        "ctype": _CTYPES[limb],
        "limbs": field.shape(width).limbs,
        "bytes": -(-field.modulus.bit_length() // 8),
        "p": field.modulus,
    }
    table = "\n".join(f"| `{name}` | {what} |" for name, what in files)
    parts = [
        heading,
        f"# {prefix}: arithmetic modulo {_shown(field)}\n",
        f"p = {field.modulus:#x}\n\n{field.kind}.\n",
        f"| file | what it is |\n|---|---|\n{table}\n",
        *([_USE.format(**words)] if backends else [f"{inverse}\n"]),
        *([_EIGHT.format(**words)] if ifma else []),
        "The first lines of each file say what was checked before it was written. These files are yours, under MIT,\n"
        "Apache-2.0 or any terms that you choose.\n",
    ]
    return "\n".join(parts)


def _shown(field: Field) -> str:
    return field.title if len(field.title) < 80 else f"a number of {field.modulus.bit_length()} bits"
