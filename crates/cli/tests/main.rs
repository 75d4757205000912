//! Tests of the command, in one binary.

mod common;
mod cut;
mod dump;
mod etl_counts;
mod process;
mod properties;
mod readme;
mod text;
mod traces;
