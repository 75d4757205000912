//! The tests of the package, in one program.

mod container;
mod fuzz_seeds;
mod payload;
mod recovery;
mod sample;
mod state;
mod time_bound;
mod write;
mod xpress;
