// Generated from spec/structs/PROFILE_SOURCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A profile source that the HAL offers.
mod v6_2;
pub use v6_2::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
#[cfg(feature = "alloc")]
pub type V6_2 = ProfileSourceInfo;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = ProfileSourceInfoView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PROFILE_SOURCE_INFO" {
        /// Release 6.2+.
        V6_2(ProfileSourceInfo, tailed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
