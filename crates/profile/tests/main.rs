//! Tests of profiles, in one binary.

mod firefox;
mod folded;
mod joined;
mod laws;
mod markers;
mod merged;
mod pprof;
mod symbols;
mod traces;
