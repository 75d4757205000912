//! What each fuzz target holds, as a function of bytes: a fuzzer calls it, and so does a test on any toolchain.

pub mod buffers;
pub mod payloads;
pub mod records;
pub mod xpress;

mod once;
mod told;
mod trace;
mod walked;

use std::path::PathBuf;
use std::{env, fs, io, process};

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Panics if something does not hold.
    pub run: fn(&[u8]),
    /// Inputs to begin with, made from the sample trace.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// All of them.
pub const TARGETS: [Target; 4] = [
    Target { name: "buffers", run: buffers::run, seeds: buffers::seeds },
    Target { name: "payloads", run: payloads::run, seeds: payloads::seeds },
    Target { name: "records", run: records::run, seeds: records::seeds },
    Target { name: "xpress", run: xpress::run, seeds: xpress::seeds },
];

/// If the environment has `FUZZ_SEEDS`, writes the seeds of a target into a folder of its name in that folder, and ends
/// the program.
pub fn write_seeds(name: &str) {
    let Some(folder) = env::var_os("FUZZ_SEEDS").map(|folder| PathBuf::from(folder).join(name)) else { return };
    let write = |target: &Target| -> io::Result<()> {
        fs::create_dir_all(&folder)?;
        let seeds = (target.seeds)();
        seeds.iter().enumerate().try_for_each(|(number, seed)| fs::write(folder.join(format!("{number:04}")), seed))
    };
    let written = TARGETS.iter().filter(|target| target.name == name).try_for_each(write);
    written.expect("the folder of FUZZ_SEEDS can be written to");
    process::exit(0);
}
