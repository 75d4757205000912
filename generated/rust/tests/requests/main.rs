// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of the family `requests`.
#![cfg(feature = "requests")]
#![cfg_attr(rustfmt, rustfmt_skip)]
// The same text serves all forms, and no topic uses all invariants.

#![allow(dead_code, deprecated, unreachable_pub, unused_imports, unused_macros, unused_variables, clippy::all)]
#[macro_use]
extern crate etwspec_runtime;
#[rustfmt::skip]
mod requests;
#[rustfmt::skip]
mod requests_notify;
#[rustfmt::skip]
mod requests_provider;
#[rustfmt::skip]
mod requests_session;
