// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of no family, which are always there.
#![cfg_attr(rustfmt, rustfmt_skip)]
// One text serves all forms, and no topic needs all laws.

#![allow(dead_code, unreachable_pub, unused_imports, unused_macros, unused_variables, clippy::all)]
#[path = "../laws/mod.rs"]
#[macro_use]
mod laws;
mod buffers;
mod common;
mod headers;
mod logfile;
mod masks;
