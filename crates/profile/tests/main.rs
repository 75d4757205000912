//! Tests of profiles, in one binary.

mod firefox;
mod folded;
mod joined;
mod laws;
mod pprof;
mod traces;
