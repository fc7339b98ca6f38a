// SPDX-License-Identifier: MIT OR Apache-2.0
//! Erasing secrets.

use core::ptr;
use core::sync::atomic::{compiler_fence, Ordering};

/// Sets every item to its default; the compiler may not drop it, even where the memory is dead.
pub(crate) fn wipe<T: Copy + Default>(items: &mut [T]) {
    for item in items {
        // SAFETY: item is a reference.
        unsafe { ptr::write_volatile(item, T::default()) };
    }
    compiler_fence(Ordering::SeqCst);
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_item() {
        let mut items = [7u8; 33];
        super::wipe(&mut items[1..32]);
        assert_eq!(items[1..32], [0; 31]);
        assert_eq!((items[0], items[32]), (7, 7));
    }
}
