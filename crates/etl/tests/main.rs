//! The tests of the package, in one program.

mod container;
mod fuzz_seeds;
mod payload;
mod recovery;
mod sample;
mod state;
mod write;
mod xpress;
