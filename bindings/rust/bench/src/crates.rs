// SPDX-License-Identifier: MIT OR Apache-2.0
//! One function for each crate: out <- base^exponent mod modulus; false where the crate has no way to do it.

use crate::mix::Input;
use core::mem::MaybeUninit;

/// A crate, and whether it needs GMP.
pub struct Crate {
    pub name: &'static str,
    pub gmp: bool,
    pub run: fn(&mut [u8], &Input) -> bool,
}

pub const SANGI: Crate = plain("sangi", sangi);
/// The C function below `sangi`, with scratch that stands ready.
pub const C: Crate = plain("sangi-sys", c);

pub const OTHERS: &[Crate] = &[
    plain("num-bigint", num_bigint),
    plain("crypto-bigint", crypto_bigint),
    plain("ibig", ibig),
    plain("dashu-int", dashu_int),
    plain("aurora-engine-modexp", aurora),
    #[cfg(feature = "gmp")]
    Crate {
        name: "rug",
        gmp: true,
        run: rug,
    },
];

const fn plain(name: &'static str, run: fn(&mut [u8], &Input) -> bool) -> Crate {
    Crate {
        name,
        gmp: false,
        run,
    }
}

/// Bytes without leading zeros to the length of `out`.
fn pad(out: &mut [u8], bytes: &[u8]) -> bool {
    let zeros = out.len() - bytes.len();
    out[..zeros].fill(0);
    out[zeros..].copy_from_slice(bytes);
    true
}

fn sangi(out: &mut [u8], of: &Input) -> bool {
    sangi::modexp_into(out, &of.base, &of.exponent, &of.modulus).is_ok()
}

fn c(out: &mut [u8], of: &Input) -> bool {
    const SIZE: usize = sangi_sys::modexp_scratch(sangi_sys::SANGI_MODEXP_MAX_BYTES);
    let mut scratch = [MaybeUninit::<u8>::uninit(); SIZE];
    // SAFETY: every pointer comes with the length of what it points to.
    let status = unsafe {
        sangi_sys::sangi_modexp_vartime(
            out.as_mut_ptr(),
            out.len(),
            of.base.as_ptr(),
            of.base.len(),
            of.exponent.as_ptr(),
            of.exponent.len(),
            of.modulus.as_ptr(),
            of.modulus.len(),
            scratch.as_mut_ptr().cast(),
            SIZE,
        )
    };
    status == sangi_sys::SANGI_OK
}

fn num_bigint(out: &mut [u8], of: &Input) -> bool {
    let [x, e, n] =
        [&of.base, &of.exponent, &of.modulus].map(|b| num_bigint::BigUint::from_bytes_be(b));
    pad(out, &x.modpow(&e, &n).to_bytes_be())
}

/// Odd moduli alone.
fn crypto_bigint(out: &mut [u8], of: &Input) -> bool {
    use crypto_bigint::modular::{BoxedMontyForm, BoxedMontyParams};
    use crypto_bigint::{BoxedUint, Odd};

    let number = |bytes: &[u8]| BoxedUint::from_be_slice(bytes, 8 * bytes.len() as u32);
    let Ok(n) = number(&of.modulus) else {
        return false;
    };
    let Some(odd) = Option::<Odd<_>>::from(Odd::new(n)) else {
        return false;
    };
    let (Ok(x), Ok(e)) = (number(&of.base), number(&of.exponent)) else {
        return false;
    };
    let form = BoxedMontyForm::new(x, BoxedMontyParams::new_vartime(odd));
    out.copy_from_slice(&form.pow(&e).retrieve().to_be_bytes());
    true
}

fn ibig(out: &mut [u8], of: &Input) -> bool {
    let [x, e, n] = [&of.base, &of.exponent, &of.modulus].map(|b| ibig::UBig::from_be_bytes(b));
    let ring = ibig::modular::ModuloRing::new(&n);
    pad(out, &ring.from(x).pow(&e).residue().to_be_bytes())
}

fn dashu_int(out: &mut [u8], of: &Input) -> bool {
    use dashu_int::{fast_div::ConstDivisor, UBig};

    let [x, e, n] = [&of.base, &of.exponent, &of.modulus].map(|b| UBig::from_be_bytes(b));
    let ring = ConstDivisor::new(n);
    pad(out, &ring.reduce(x).pow(&e).residue().to_be_bytes())
}

fn aurora(out: &mut [u8], of: &Input) -> bool {
    pad(
        out,
        &aurora_engine_modexp::modexp(&of.base, &of.exponent, &of.modulus),
    )
}

#[cfg(feature = "gmp")]
fn rug(out: &mut [u8], of: &Input) -> bool {
    use rug::{integer::Order, Integer};

    let [x, e, n] =
        [&of.base, &of.exponent, &of.modulus].map(|b| Integer::from_digits(b, Order::Msf));
    let z = x.pow_mod(&e, &n).expect("an exponent that is not negative");
    pad(out, &z.to_digits::<u8>(Order::Msf))
}
