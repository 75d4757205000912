// Generated from spec/structs/PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The same as PERFINFO_FILENAME_RUNDOWN_INFORMATION, for 64-bit data whatever the reader's pointer size.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = PerfinfoFilenameRundownInformationWow64;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoFilenameRundownInformationWow64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_FILENAME_RUNDOWN_INFORMATION_WOW64" {
        /// Release 5.0+.
        V5_0(PerfinfoFilenameRundownInformationWow64, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
