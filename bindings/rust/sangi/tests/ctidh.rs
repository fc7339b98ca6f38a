// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key exchange against known answers of highctidh and of sangi's model (ctidh.txt: a size, two key pairs, their action, its hash).
#![cfg(feature = "ctidh")]

use sangi::Error;

/// The bytes that hexadecimal digits write.
fn bytes<const N: usize>(digits: &str) -> [u8; N] {
    assert_eq!(digits.len(), 2 * N);
    core::array::from_fn(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap())
}

/// The words after the size in the lines of a size.
fn rows(size: &str) -> Vec<Vec<&'static str>> {
    let lines = include_str!("ctidh.txt").lines();
    let split = lines.map(|line| line.split(' ').collect::<Vec<_>>());
    let found = split.filter(|words| words[0] == size);
    let rows: Vec<_> = found.map(|words| words[1..].to_vec()).collect();
    assert!(!rows.is_empty());
    rows
}

/// Checks the functions and types of a module against the lines of its size.
macro_rules! check {
    ($module:ident, $size:literal, $counts:expr) => {{
        use sangi::ctidh::$module::*;
        for row in rows($size) {
            let (secret, public) = (
                SecretKey::from(bytes(row[0])),
                PublicKey::from(bytes(row[1])),
            );
            let other = SecretKey::from(bytes(row[2]));
            let other_public = PublicKey::from(bytes(row[3]));
            assert_eq!(public_from(&secret, &[1; 32]), Ok(public.clone()));
            assert_eq!(public_from(&other, &[2; 32]), Ok(other_public.clone()));
            let blinded = blind_from(&secret, &other_public, &[3; 32]).unwrap();
            assert_eq!(blinded.as_bytes(), &bytes(row[4]));
            assert_eq!(blind_from(&other, &public, &[4; 32]), Ok(blinded.clone()));
            let shared = derive_from(&secret, &other_public, &[5; 32]).unwrap();
            assert_eq!(shared.as_bytes(), &bytes(row[5]));
            assert!(
                shared != derive_from(&secret, &blinded, &[6; 32]).unwrap(),
                "control"
            );
            assert_eq!(validate(&blinded), Ok(()));
            assert_eq!(
                format!("{secret:?} {shared:?}"),
                "SecretKey(..) SharedSecret(..)"
            );
        }

        // Of pairs that fill the lanes, that leave some over, and that are too few for lanes; and one that is refused.
        let row = &rows($size)[0];
        let keys = [
            (
                SecretKey::from(bytes(row[0])),
                PublicKey::from(bytes(row[3])),
            ),
            (
                SecretKey::from([0; core::mem::size_of::<SecretKey>()]),
                PublicKey::from(bytes(row[1])),
            ),
        ];
        let of = |i: usize| (&keys[i % 2].0, &keys[i % 2].1);
        let wanted = [0, 1].map(|i| derive_from(of(i).0, of(i).1, &[9; 32]).unwrap());
        assert!(wanted[0] != wanted[1], "control");
        let none = [0; core::mem::size_of::<SharedSecret>()];
        for count in $counts {
            let mut pairs: Vec<_> = (0..count).map(of).collect();
            let mut seeds: Vec<_> = (0..count).map(|i| [i as u8; 32]).collect();
            let mut shared = vec![SharedSecret::from(none); count];
            assert_eq!(derive_many_from(&pairs, &seeds, &mut shared), Ok(()));
            for (i, one) in shared.iter().enumerate() {
                assert!(*one == wanted[i % 2], "secret {i} of {count}");
            }
            let beyond = SecretKey::from([127; core::mem::size_of::<SecretKey>()]);
            pairs[count / 2].0 = &beyond;
            assert_eq!(
                derive_many_from(&pairs, &seeds, &mut shared),
                Err(Error::OutOfRange)
            );
            assert!(shared.iter().all(|one| *one.as_bytes() == none));
            seeds.pop();
            assert_eq!(
                derive_many_from(&pairs, &seeds, &mut shared),
                Err(Error::BadLength)
            );
            pairs.pop();
            assert_eq!(
                derive_many_from(&pairs, &seeds, &mut shared),
                Err(Error::BadLength)
            );
        }

        let (public, secret) = keygen_from(&[7; KEYGEN_RANDOM_BYTES]);
        assert_eq!(
            public_from(&secret, &[8; ACTION_RANDOM_BYTES]),
            Ok(public.clone())
        );
        let mut changed = *public.as_bytes();
        changed[0] ^= 1;
        let none = PublicKey::from(changed);
        assert_eq!(validate(&none), Err(Error::BadPublicKey));
        assert_eq!(
            derive_from(&secret, &none, &[0; 32]),
            Err(Error::BadPublicKey)
        );
        let above = PublicKey::from([255; core::mem::size_of::<PublicKey>()]);
        assert_eq!(validate(&above), Err(Error::OutOfRange));
        assert_eq!(
            blind_from(&secret, &above, &[0; 32]),
            Err(Error::OutOfRange)
        );
        let beyond = SecretKey::from([127; core::mem::size_of::<SecretKey>()]);
        assert_eq!(public_from(&beyond, &[0; 32]), Err(Error::OutOfRange));
        assert_eq!(
            derive_from(&beyond, &public, &[0; 32]),
            Err(Error::OutOfRange)
        );
        assert_eq!(PublicKey::try_from(&[0; 9][..]), Err(Error::BadLength));
        assert_eq!(SecretKey::try_from(&[][..]), Err(Error::BadLength));
    }};
}

#[test]
fn known_answers_of_ctidh511() {
    check!(ctidh511, "511", [1, 6, 8, 15]);
}

#[test]
fn known_answers_of_ctidh512() {
    check!(ctidh512, "512", [1, 6, 8, 15]);
}

#[test]
fn known_answers_of_ctidh512f() {
    check!(ctidh512f, "512f", [1, 6, 8, 15]);
}

/// Within the bounds of one set of keys or of both.
#[test]
fn other_secret_keys_of_one_action() {
    use sangi::ctidh::{ctidh512, ctidh512f};
    let (both, seed) = ([1; 74], [1; 32]);
    let public = ctidh512::public_from(&both.into(), &seed).unwrap();
    let same = ctidh512f::public_from(&both.into(), &seed).unwrap();
    assert_eq!(public.as_bytes(), same.as_bytes());
    let mut one = [0; 74];
    one[0] = 7;
    assert!(ctidh512::public_from(&one.into(), &seed).is_ok());
    assert_eq!(
        ctidh512f::public_from(&one.into(), &seed),
        Err(Error::OutOfRange)
    );
}

#[test]
fn known_answers_of_ctidh1024() {
    check!(ctidh1024, "1024", [7]);
}

#[test]
fn known_answers_of_ctidh2048() {
    check!(ctidh2048, "2048", [1]);
}

#[cfg(feature = "host")]
#[test]
fn fresh_keys() {
    use sangi::ctidh::ctidh511::{blind, derive, derive_many, keygen, public, SharedSecret};
    let (public_key, secret_key) = keygen().unwrap();
    let (other_public, other_secret) = keygen().unwrap();
    assert!(other_public != public_key && other_secret != secret_key);
    assert_eq!(public(&secret_key), Ok(public_key.clone()));
    let shared = derive(&secret_key, &other_public).unwrap();
    assert_eq!(derive(&other_secret, &public_key), Ok(shared.clone()));
    let blinded = blind(&secret_key, &other_public).unwrap();
    assert!(derive(&secret_key, &blinded).unwrap() != shared);
    let mut many = vec![SharedSecret::from([0; 64]); 9];
    derive_many(&[(&secret_key, &other_public); 9], &mut many).unwrap();
    assert!(many.iter().all(|one| *one == shared));
}
