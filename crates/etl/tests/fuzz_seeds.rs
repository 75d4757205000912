//! Runs the invariants of the fuzz targets on their seeds and on thousands of mutations, without a fuzzer.

#[path = "../fuzz/src/lib.rs"]
#[allow(dead_code, unreachable_pub)]
mod invariants;

use invariants::{TARGETS, Target};

/// At most this many mutations of a target's seeds.
const EACH: u64 = 4_000;

/// At most about this many bytes of mutations, since long seeds take long.
const BYTES: usize = 2_000_000;

/// Pseudorandom numbers that are the same in every run (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((number ^ number >> 31) >> 16) as usize % limit.max(1)
    }
}

fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    let end = bytes.len().min(at + (1 << numbers.below(8)));
    match numbers.below(6) {
        0 => bytes.truncate(at),
        1 => bytes[at..end].fill(if at.is_multiple_of(2) { 0 } else { 0xFF }),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        _ => bytes[at..end].iter_mut().take(1 + at % 4).for_each(|byte| *byte ^= 1 << numbers.below(8)),
    }
}

fn check(Target { run, seeds, .. }: Target) {
    let seeds = seeds();
    assert!(!seeds.is_empty());
    seeds.iter().for_each(|seed| run(seed));
    let long = seeds.iter().map(Vec::len).sum::<usize>() / seeds.len();
    for seed in 0..EACH.min((BYTES / long) as u64) {
        let mut numbers = Numbers(seed);
        let mut bytes = seeds[numbers.below(seeds.len())].clone();
        for _ in 0..=numbers.below(4) {
            mutate(&mut bytes, &mut numbers);
        }
        run(&bytes);
    }
}

#[test]
fn fuzz_invariants_hold_on_mutated_seeds() {
    std::thread::scope(|scope| TARGETS.iter().for_each(|target| drop(scope.spawn(|| check(*target)))));
}
