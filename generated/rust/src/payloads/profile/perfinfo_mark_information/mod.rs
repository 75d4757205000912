// Generated from spec/structs/PERFINFO_MARK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A mark that a user of the trace set.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = PerfinfoMarkInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoMarkInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_MARK_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoMarkInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
