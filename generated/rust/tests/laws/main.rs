// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of all types. The laws are in `etwspec_runtime::laws`; here are the types to which they apply.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(deprecated, clippy::all)]
#[macro_use]
extern crate etwspec_runtime;
#[rustfmt::skip]
mod always;
#[cfg(feature = "payloads")]
#[rustfmt::skip]
mod payloads;
#[cfg(feature = "requests")]
#[rustfmt::skip]
mod requests;
#[cfg(feature = "provider-payloads")]
#[rustfmt::skip]
mod provider_payloads;
law_json! {}
#[cfg(feature = "provider-payloads")]
law_provider_payloads!(provider_payloads::PROVIDERS);
