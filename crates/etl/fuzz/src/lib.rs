//! The invariants that each fuzz target checks, as functions of bytes. A fuzzer calls them, and a test without a fuzzer.

pub mod library;
pub mod tools;

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use peak_alloc::PeakAlloc;

use library::Target;
use library::numbers::Numbers;

/// Counts allocated bytes. libFuzzer limits single allocations only with a sanitizer.
#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Maximum number of bytes that a run allocates at a time, besides and for each byte of the input.
const MEMORY_LIMIT: (usize, usize) = (64_000_000, 4);

/// Checks the invariants of a target, and the memory that the check takes.
///
/// # Panics
///
/// If an invariant is violated, or the limit exceeded.
pub fn check(target: &Target, input: &[u8]) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    (target.run)(input);
    let peak = MEMORY.peak_usage().saturating_sub(before);
    let limit = MEMORY_LIMIT.0 + MEMORY_LIMIT.1 * input.len();
    assert!(peak <= limit, "{peak} bytes allocated, {limit} allowed for {} bytes", input.len());
}

/// If the environment variable `FUZZ_SEEDS` names a folder, writes the seeds of a target into a subfolder with the
/// target's name and its dictionary beside it, and exits.
///
/// # Panics
///
/// If the folder cannot be written to.
pub fn write_seeds(target: &Target) {
    let Some(folder) = env::var_os("FUZZ_SEEDS").map(PathBuf::from) else { return };
    write_all(target, &folder).expect("the folder of FUZZ_SEEDS can be written to");
    process::exit(0);
}

fn write_all(target: &Target, folder: &Path) -> io::Result<()> {
    let own = folder.join(target.name);
    fs::create_dir_all(&own)?;
    for (number, seed) in (target.seeds)().iter().enumerate() {
        fs::write(own.join(format!("{number:04}")), seed)?;
    }
    let escaped = |word: &Vec<u8>| word.iter().map(|byte| format!("\\x{byte:02x}")).collect::<String>();
    let words: String = (target.words)().iter().map(|word| format!("\"{}\"\n", escaped(word))).collect();
    fs::write(folder.join(format!("{}.dict", target.name)), words)
}

/// Mutates an input by its structure, or else as libFuzzer does. Returns the new size, as libFuzzer expects.
pub fn mutate(target: &Target, data: &mut [u8], size: usize, most: usize, seed: u32) -> usize {
    let mut numbers = Numbers::new(seed.into());
    let Some(by_structure) = target.mutate.filter(|_| !numbers.once_in(3)) else {
        return libfuzzer_sys::fuzzer_mutate(data, size, most);
    };
    let mut input = data.get(..size).unwrap_or(&[]).to_vec();
    by_structure(&mut input, &mut numbers);
    let size = input.len().min(most);
    match (data.get_mut(..size), input.get(..size)) {
        (Some(place), Some(input)) => place.copy_from_slice(input),
        _ => return 0,
    }
    size
}

/// Defines what libFuzzer calls for a target: initialization, one input, and a mutation.
///
/// A program names one target and not a list of all, so that the linker leaves out what the others use.
#[macro_export]
macro_rules! fuzz {
    ($target:expr) => {
        libfuzzer_sys::fuzz_target!(init: $crate::write_seeds(&$target), |bytes: &[u8]| $crate::check(&$target, bytes));

        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            $crate::mutate(&$target, data, size, max_size, seed)
        });
    };
}
