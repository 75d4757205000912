//! Runs the invariants of the library's fuzz targets on their seeds and on thousands of mutations, without a fuzzer.

#[path = "../fuzz/src/library/mod.rs"]
#[allow(dead_code, unreachable_pub)]
mod library;

use library::numbers::Numbers;
use library::{TARGETS, Target, mutate};

/// Maximum number of mutations of a target's seeds.
const EACH: u64 = 4_000;

/// Approximate maximum size of all mutations of a target in bytes. Long seeds take long.
const BYTES: usize = 2_000_000;

fn check(Target { run, seeds, mutate, .. }: Target) {
    let seeds = seeds();
    assert!(!seeds.is_empty());
    seeds.iter().for_each(|seed| run(seed));
    let long = seeds.iter().map(Vec::len).sum::<usize>() / seeds.len();
    for seed in 0..EACH.min((BYTES / long) as u64) {
        let mut numbers = Numbers::new(seed);
        let mut bytes = seeds[numbers.below(seeds.len())].clone();
        match mutate {
            Some(mutate) if !numbers.once_in(4) => mutate(&mut bytes, &mut numbers),
            _ => (0..=numbers.below(4)).for_each(|_| mutate::bytes(&mut bytes, &mut numbers)),
        }
        run(&bytes);
    }
}

#[test]
fn fuzz_invariants_hold_on_mutated_seeds() {
    std::thread::scope(|scope| TARGETS.iter().for_each(|target| drop(scope.spawn(|| check(*target)))));
}

#[test]
fn words_of_dictionaries_are_distinct() {
    for target in TARGETS {
        let (mut words, count) = ((target.words)(), (target.words)().len());
        words.sort();
        words.dedup();
        assert_eq!(words.len(), count, "{}", target.name);
    }
}
