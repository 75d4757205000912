//! The tests of the package, in one program.

mod fuzz_seeds;
mod payload;
mod recovery;
mod sample;
mod write;
mod xpress;
