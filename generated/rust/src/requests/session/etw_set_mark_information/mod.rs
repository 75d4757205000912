// Generated from spec/structs/ETW_SET_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A mark to be set in a session of system events.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwSetMarkInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSetMarkInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_SET_MARK_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwSetMarkInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
