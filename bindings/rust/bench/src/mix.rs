// SPDX-License-Identifier: MIT OR Apache-2.0
//! The mix of `python/sangi_lab/bench/cases/modexp.py`, drawn as its bench draws it.

/// A shape of call: bytes of the modulus, how often 2 divides it, bytes of the exponent or else the exponent itself.
pub struct Shape {
    pub name: &'static str,
    bytes: usize,
    twos: usize,
    exponent_bytes: usize,
    exponent: u32,
}

const fn shape(name: &'static str, bytes: usize, exponent_bytes: usize, twos: usize) -> Shape {
    Shape {
        name,
        bytes,
        twos,
        exponent_bytes,
        exponent: 0,
    }
}

pub const MIX: [Shape; 20] = [
    shape("m8-e640", 8, 640, 0),
    shape("m8-e900", 8, 900, 0),
    shape("m32-e32", 32, 32, 0),
    shape("m32-e128", 32, 128, 0),
    shape("m256-e2", 256, 2, 0),
    shape("m264-e2", 264, 2, 0),
    shape("m264-e3", 264, 3, 0),
    shape("m1024-e2", 1024, 2, 0),
    shape("m1024-e3", 1024, 3, 0),
    Shape {
        exponent: 65537,
        ..shape("rsa2048-verify", 256, 0, 0)
    },
    shape("even64-low8", 64, 64, 8),
    shape("even64-half", 64, 64, 256),
    shape("even64-high8", 64, 64, 504),
    shape("even256-low8", 256, 256, 8),
    shape("even256-half", 256, 256, 1024),
    shape("even256-high8", 256, 256, 2040),
    shape("even1024-low8", 1024, 1024, 8),
    shape("even1024-half", 1024, 1024, 4096),
    shape("even1024-high8", 1024, 1024, 8184),
    shape("full2048", 256, 256, 0),
];

/// The numbers of one call, big-endian.
pub struct Input {
    pub base: Vec<u8>,
    pub exponent: Vec<u8>,
    pub modulus: Vec<u8>,
}

fn draw(length: usize, state: &mut u64) -> Vec<u8> {
    let mut byte = || {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 56) as u8
    };
    (0..length).map(|_| byte()).collect()
}

impl Shape {
    /// Numbers of their full lengths; the base is odd and below the modulus.
    pub fn input(&self, state: &mut u64) -> Input {
        let mut modulus = draw(self.bytes, state);
        let zeros = self.twos / 8;
        modulus[self.bytes - zeros..].fill(0);
        modulus[self.bytes - 1 - zeros] |= 1;
        modulus[0] |= 0x80;
        let mut exponent = draw(self.exponent_bytes, state);
        if exponent.is_empty() {
            let bytes = self.exponent.to_be_bytes();
            exponent = bytes[self.exponent.leading_zeros() as usize / 8..].to_vec();
        } else {
            exponent[0] |= 0x80;
        }
        let mut base = draw(self.bytes, state);
        base[0] &= 0x7f;
        base[self.bytes - 1] |= 1;
        Input {
            base,
            exponent,
            modulus,
        }
    }
}
