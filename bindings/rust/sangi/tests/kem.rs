// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key encapsulation against known answers (kem.txt: randomness, the shared secret, that of a changed ciphertext).
#![cfg(feature = "kem")]

use sangi::Error;

/// The bytes that hexadecimal digits write.
fn bytes<const N: usize>(digits: &str) -> [u8; N] {
    assert_eq!(digits.len(), 2 * N);
    core::array::from_fn(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap())
}

/// The words of a mechanism's line.
fn row(name: &str) -> Vec<&'static str> {
    let mut lines = include_str!("kem.txt").lines();
    let line = lines.find(|line| line.split(' ').next() == Some(name));
    line.expect("a line of each").split(' ').collect()
}

/// Random bytes by xorshift.
fn drawn<const N: usize>(state: &mut u64) -> [u8; N] {
    core::array::from_fn(|_| {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 56) as u8
    })
}

/// Checks the mechanism of a module from this randomness against the secrets of its line, and its types.
macro_rules! check {
    ($module:path, $keygen:expr, $encaps:expr, $row:expr) => {{
        use $module as kem;
        let (public_key, secret_key) = kem::keygen_from(&$keygen).unwrap();
        let (ciphertext, shared) = kem::encaps_from(&public_key, &$encaps);
        assert_eq!(shared.as_bytes(), &bytes($row[3]));
        assert_eq!(kem::decaps(&secret_key, &ciphertext), shared);

        let mut changed = *ciphertext.as_bytes();
        changed[0] ^= 1;
        let rejected = kem::decaps(&secret_key, &changed.into());
        assert_eq!(rejected.as_bytes(), &bytes($row[4]));
        assert!(rejected != shared, "control");

        let mut randomness = $encaps;
        randomness[0] ^= 0x80;
        assert!(
            kem::encaps_from(&public_key, &randomness).1 != shared,
            "control"
        );

        assert_eq!(
            format!("{secret_key:?} {shared:?}"),
            "SecretKey(..) SharedSecret(..)"
        );
        let copied = kem::SecretKey::try_from(&secret_key.as_bytes()[..]).unwrap();
        assert_eq!(copied, secret_key);
        assert_eq!(kem::decaps(&copied, &ciphertext), shared);
        assert_eq!(kem::PublicKey::try_from(&[0; 9][..]), Err(Error::BadLength));
        assert_eq!(kem::SecretKey::try_from(&[][..]), Err(Error::BadLength));
        assert!(kem::Ciphertext::from(changed) != ciphertext);
    }};
}

#[test]
fn known_answers_of_saber() {
    use sangi::saber;
    let of = row("lightsaber");
    check!(saber::lightsaber, bytes(of[1]), bytes(of[2]), of);
    let of = row("saber");
    check!(saber::saber, bytes(of[1]), bytes(of[2]), of);
    let of = row("firesaber");
    check!(saber::firesaber, bytes(of[1]), bytes(of[2]), of);
}

#[test]
fn known_answers_of_sntrup761() {
    use sangi::sntrup761;
    let mut state = 1;
    let keygen = drawn(&mut state);
    check!(sntrup761, keygen, drawn(&mut state), row("sntrup761"));
}

#[test]
fn randomness_without_inverse() {
    use sangi::sntrup761::{keygen_from, KEYGEN_RANDOM_BYTES};
    // All coefficients are 0.
    let useless: [u8; KEYGEN_RANDOM_BYTES] =
        core::array::from_fn(|i| if i % 4 == 3 { 1 << 5 } else { 0 });
    assert_eq!(keygen_from(&useless).err(), Some(Error::NoInverse));
}

#[cfg(feature = "host")]
#[test]
fn fresh_keys() {
    use sangi::sntrup761::{decaps, encaps, keygen};
    let (public_key, secret_key) = keygen().unwrap();
    let (other, _) = keygen().unwrap();
    assert!(other != public_key);
    let (ciphertext, shared) = encaps(&public_key).unwrap();
    let (again, another) = encaps(&public_key).unwrap();
    assert!(again != ciphertext && another != shared);
    assert!(decaps(&secret_key, &ciphertext) == shared);
}
