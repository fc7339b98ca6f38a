// SPDX-License-Identifier: MIT OR Apache-2.0
//! `cargo bench`: sangi's calls over those of other crates, in one process and interleaved.
//!
//! Prints a JSON line for each ratio: `a`, `b` (names with the input behind a slash; `mix` is the geometric mean over
//! all inputs), `ratio`, and the ends `lo` and `hi` of the 95 % interval of its median.  Answers are compared first.
//! Arguments choose inputs by name: then there is no mean.

use sangi_bench::crates::{Crate, C, OTHERS, SANGI};
use sangi_bench::mix::{Input, MIX};
use std::hint::black_box;

/// Rounds of an input: the second and the second last of this many are a 96 % interval of the median.
const ROUNDS: usize = 9;
/// Seconds that a batch takes at least.
const BATCH: f64 = 0.004;

/// Seconds in which this thread had a core.
fn own_seconds() -> f64 {
    let mut now = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: now is a timespec.
    assert_eq!(
        unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut now) },
        0
    );
    now.tv_sec as f64 + now.tv_nsec as f64 / 1e9
}

fn timed(of: &Crate, input: &Input, out: &mut [u8], calls: u32) -> f64 {
    let begin = own_seconds();
    for _ in 0..calls {
        black_box((of.run)(black_box(out), black_box(input)));
    }
    (own_seconds() - begin) / f64::from(calls)
}

fn calls_for(of: &Crate, input: &Input, out: &mut [u8]) -> u32 {
    let once = timed(of, input, out, 1).max(1e-7);
    (BATCH / once).ceil() as u32
}

fn middle(values: &[f64]) -> (f64, f64, f64) {
    let mut ordered = values.to_vec();
    ordered.sort_by(f64::total_cmp);
    let last = ordered.len() - 1;
    (ordered[last / 2], ordered[1], ordered[last - 1])
}

fn say(a: &str, b: &str, values: &[f64]) {
    let (ratio, lo, hi) = middle(values);
    let n = values.len();
    println!(
        "{{\"a\": \"{a}\", \"b\": \"{b}\", \"ratio\": {ratio:.4}, \"lo\": {lo:.4}, \"hi\": {hi:.4}, \"n\": {n}}}"
    );
}

/// Sangi's cost over that of each of `others` that has an answer, round by round.
fn ratios(name: &str, input: &Input, others: &[&Crate]) -> Vec<Option<Vec<f64>>> {
    let (mut wanted, mut out) = (input.modulus.clone(), input.modulus.clone());
    assert!((SANGI.run)(&mut wanted, input));
    let able: Vec<bool> = others
        .iter()
        .map(|of| {
            let answers = (of.run)(&mut out, input);
            assert!(!answers || out == wanted, "{} differs at {name}", of.name);
            answers
        })
        .collect();
    let own = calls_for(&SANGI, input, &mut out);
    let calls: Vec<u32> = others
        .iter()
        .map(|of| calls_for(of, input, &mut out))
        .collect();
    let mut found: Vec<Option<Vec<f64>>> = able.iter().map(|&able| able.then(Vec::new)).collect();
    for _ in 0..ROUNDS {
        for ((of, values), &calls) in others.iter().zip(&mut found).zip(&calls) {
            if let Some(values) = values {
                let before = timed(&SANGI, input, &mut out, own);
                let theirs = timed(of, input, &mut out, calls);
                let after = timed(&SANGI, input, &mut out, own);
                values.push((before + after) / (2.0 * theirs));
            }
        }
    }
    found
}

fn main() {
    let chosen: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| !a.starts_with('-'))
        .collect();
    let others: Vec<&Crate> = OTHERS.iter().chain([&C]).collect();
    let mut logs = vec![(0, vec![0.0; ROUNDS]); others.len()];
    let mut state = 0x9e37_79b9_7f4a_7c15;
    for shape in &MIX {
        let input = shape.input(&mut state);
        if !chosen.is_empty() && !chosen.iter().any(|name| name == shape.name) {
            continue;
        }
        let found = ratios(shape.name, &input, &others);
        for ((of, values), (count, log)) in others.iter().zip(found).zip(&mut logs) {
            let Some(values) = values else { continue };
            say(
                &format!("sangi/{}", shape.name),
                &format!("{}/{}", of.name, shape.name),
                &values,
            );
            *count += 1;
            for (sum, value) in log.iter_mut().zip(&values) {
                *sum += value.ln();
            }
        }
    }
    if !chosen.is_empty() {
        return;
    }
    let mut best: Option<Vec<f64>> = None;
    for (of, (count, log)) in others.iter().zip(&logs) {
        let means: Vec<f64> = log
            .iter()
            .map(|sum| (sum / f64::from(*count)).exp())
            .collect();
        say("sangi/mix", &format!("{}/mix", of.name), &means);
        let counts = !of.gmp && of.name != C.name && *count == MIX.len() as i32;
        if counts
            && best
                .as_ref()
                .is_none_or(|known| middle(&means).0 > middle(known).0)
        {
            best = Some(means);
        }
    }
    if let Some(means) = best {
        say("sangi/mix", "best/mix", &means);
    }
}
