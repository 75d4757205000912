// Generated from spec/structs/PROFILE_SOURCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source that the HAL offers.
mod v6_2;
pub use v6_2::*;
/// The form of release 6.2+, by its name.
#[cfg(feature = "alloc")]
pub type V6_2 = ProfileSourceInfo;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = ProfileSourceInfoView<'a>;
