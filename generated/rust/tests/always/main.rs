// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of no family.
#![cfg_attr(rustfmt, rustfmt_skip)]
// The same text serves all forms, and no topic uses all invariants.

#![allow(dead_code, deprecated, unreachable_pub, unused_imports, unused_macros, unused_variables, clippy::all)]
#[macro_use]
extern crate etwspec_runtime;
#[rustfmt::skip]
mod buffers;
#[rustfmt::skip]
mod common;
#[rustfmt::skip]
mod headers;
#[rustfmt::skip]
mod logfile;
#[rustfmt::skip]
mod masks;
