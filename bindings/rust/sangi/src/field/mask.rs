// SPDX-License-Identifier: MIT OR Apache-2.0
//! Truth values without branches.

use core::hint::black_box;
use core::ops::{BitAnd, BitOr, Not};
use sangi_sys::Limb;

/// A truth value on which no branch depends until it is revealed.
#[derive(Clone, Copy)]
pub struct Mask(pub(super) Limb);

impl Mask {
    /// The truth value, declassified.
    pub fn reveal(self) -> bool {
        black_box(self.0) != 0
    }
}

impl Not for Mask {
    type Output = Self;

    fn not(self) -> Self {
        Mask(!self.0)
    }
}

impl BitAnd for Mask {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Mask(self.0 & other.0)
    }
}

impl BitOr for Mask {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Mask(self.0 | other.0)
    }
}
