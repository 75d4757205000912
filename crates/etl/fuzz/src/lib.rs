//! The invariants that each fuzz target checks, as functions of bytes. A fuzzer calls them, and a test without a fuzzer.

pub mod buffers;
pub mod payloads;
pub mod records;
pub mod xpress;

mod coverage;
mod layout_walk;
mod trace;
mod visitor;

use std::path::PathBuf;
use std::{env, fs, io, process};

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Panics if an invariant is violated.
    pub run: fn(&[u8]),
    /// Initial inputs, made from the sample trace.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// All fuzz targets.
pub const TARGETS: [Target; 4] = [
    Target { name: "buffers", run: buffers::run, seeds: buffers::seeds },
    Target { name: "payloads", run: payloads::run, seeds: payloads::seeds },
    Target { name: "records", run: records::run, seeds: records::seeds },
    Target { name: "xpress", run: xpress::run, seeds: xpress::seeds },
];

/// If the environment variable `FUZZ_SEEDS` names a folder, writes the seeds of a target into a subfolder with the
/// target's name, and exits.
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
