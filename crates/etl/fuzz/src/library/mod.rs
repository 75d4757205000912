//! Invariants of the trace library, and what targets share. It depends on nothing but the library, so that tests of the
//! package can include it.

pub mod buffers;
pub mod cut;
pub mod dictionary;
pub mod filters;
pub mod mutate;
pub mod numbers;
pub mod order;
pub mod parallel;
pub mod payloads;
pub mod records;
pub mod request;
pub mod trace;
pub mod walker;
pub mod xpress;

pub(crate) mod coverage;
mod layout_walk;
mod seen;
mod visitor;

use numbers::Numbers;

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    /// Panics if an invariant is violated.
    pub run: fn(&[u8]),
    /// Returns the initial inputs, made from the sample trace.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Mutates an input by its structure, if it has one.
    pub mutate: Option<fn(&mut Vec<u8>, &mut Numbers)>,
    /// Returns words that a fuzzer inserts into inputs.
    pub words: fn() -> Vec<Vec<u8>>,
}

/// The targets of the library.
pub const TARGETS: [Target; 9] = [
    buffers::TARGET,
    cut::TARGET,
    filters::TARGET,
    order::TARGET,
    parallel::TARGET,
    payloads::TARGET,
    records::TARGET,
    walker::TARGET,
    xpress::TARGET,
];
