# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cases of the experiment `ohta`: the forms at 220 bits in four builds, and both methods over the sizes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sangi_lab.bench.cases import all_cases
from sangi_lab.bench.interleave import Group
from sangi_lab.report.ohta import powers, vectors

KEY = "ohta"
BUILDS = ("gcc-O1", "gcc-O3", "clang-O3", "clang-O3-native")
#: What takes the place of the paper's own build.
PAPERS_BUILD = "gcc-O1"
SIZES = (220, 256, 384, 512, 768, 1024, 2048, 4096)
#: Longer powers use SIMD kernels where the CPU has IFMA, whatever the method.
EXP_SIZES = (256, 384, 512)
METHODS = {"mont": "Montgomery", "ohta": "Ohta"}
PEERS = {"gmp": "GMP", "openssl": "OpenSSL", "flint": "FLINT"}
WORD = 64


@dataclass(frozen=True)
class Form:
    """One form: its variant, its name, and what it is."""

    variant: str
    label: str
    about: str

    def case(self, build: str) -> str:
        """The case id in a build."""
        return f"ohta220/mul/{self.variant}" + ("" if build == "gcc-O3" else f"@{build}")


FORMS = (
    Form("alg1", "Algorithm 1", "Montgomery, 16-bit blocks: the paper’s"),
    Form("alg1-unrolled", "Algorithm 1, written out", "its loop of 14 rounds too"),
    Form("mont-carrysave", "Montgomery, carry save", "13-bit limbs: “impossible”"),
    Form("mont-lazy", "Montgomery, lazy", "14-bit limbs, nothing subtracted at the end"),
    Form("alg2", "Algorithm 2", "Ohta, nothing left out"),
    Form("alg3-plain", "Algorithm 3, loops", "14-bit limbs, neither technique"),
    Form("alg3-carrysave", "Algorithm 3, loops, carry save", "carry save alone, as printed"),
    Form("alg3-unrolled", "Algorithm 3, written out", "neither technique"),
    Form("alg3-blocked", "Algorithm 3, blocks 3×3", "blocking alone"),
    Form("alg3-1x1", "Algorithm 3, 1×1", "carry save alone, written out"),
    Form("alg3-2x2", "Algorithm 3, 2×2", "both"),
    Form("alg3-3x3", "Algorithm 3, 3×3", "both: the paper’s"),
    Form("alg3-4x4", "Algorithm 3, 4×4", "both"),
    Form("alg3-lazy", "Algorithm 3, lazy", "3×3, nothing subtracted at the end"),
    Form("mont-float", "Montgomery, in doubles", "45-bit limbs, fused products"),
    Form("alg3-float", "Algorithm 3, in doubles", "45-bit limbs, fused products"),
)
BY_VARIANT = {form.variant: form for form in FORMS}

#: What each technique does: its name, the form with it and the one without.
EFFECTS = (
    ("carry save alone, in loops", "alg3-carrysave", "alg3-plain"),
    ("carry save alone, written out", "alg3-1x1", "alg3-unrolled"),
    ("blocking alone", "alg3-blocked", "alg3-unrolled"),
    ("blocking, on top of carry save", "alg3-3x3", "alg3-1x1"),
    ("both", "alg3-3x3", "alg3-unrolled"),
    ("no subtraction at the end, on top of both", "alg3-lazy", "alg3-3x3"),
    ("carry save in Montgomery’s", "mont-carrysave", "alg1"),
    ("no subtraction at the end, on top of it", "mont-lazy", "mont-carrysave"),
    ("writing out the loop, Montgomery’s", "alg1-unrolled", "alg1"),
    ("floating point for integers", "alg3-float", "alg3-lazy"),
)
#: The contest: a form of Ohta's against one of Montgomery's.
CONTEST = (
    ("the paper’s: both techniques against none", "alg3-3x3", "alg1"),
    ("neither has a technique", "alg3-unrolled", "alg1-unrolled"),
    ("both written out", "alg3-3x3", "alg1-unrolled"),
    ("both have carry save", "alg3-3x3", "mont-carrysave"),
    ("neither subtracts at the end: the best of each", "alg3-lazy", "mont-lazy"),
    ("both in floating point", "alg3-float", "mont-float"),
    ("in floating point, against the best in integers", "alg3-float", "mont-lazy"),
)


def mod_case(bits: int, op: str, method: str) -> str:
    """The case id of a method for a modulus of so many bits at run time."""
    return f"mod{bits}/{op}/{method}"


def peer_case(lib: str, bits: int, op: str) -> str:
    """The case id of a peer, where it has one."""
    return f"peer/{lib}/mod{bits}/{op}"


def products(bits: int) -> int:
    """Limb products of one Montgomery multiplication: 2m^2 + m."""
    m = -(-bits // WORD)
    return 2 * m * m + m


def groups() -> list[Group]:
    """Every case that the page shows and that this bench knows, by what it is compared with."""
    made = [Group("ohta220/mul", tuple(form.case(build) for form in FORMS for build in BUILDS), 800)]
    for bits in sorted({*SIZES, *vectors.SIZES}):
        wanted = [mod_case(bits, op, method) for op in ("mul", "sqr") for method in METHODS]
        wanted += [peer_case(lib, bits, "mul") for lib in PEERS]
        wanted += [way.case(bits) for way in vectors.WAYS]
        made.append(Group(f"mod{bits}", tuple(wanted)))
    for bits in EXP_SIZES:
        wanted = [mod_case(bits, "exp", method) for method in METHODS]
        wanted += [peer_case(lib, bits, "exp") for lib in PEERS]
        made.append(Group(f"mod{bits}/exp", tuple(wanted)))
    made += powers.groups()
    known = {case.id for case in all_cases()}
    found = [replace(group, cases=tuple(case for case in group.cases if case in known)) for group in made]
    return [group for group in found if group.cases]
