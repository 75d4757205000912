// Generated from spec/structs/OPTICAL_MEDIA_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The medium in an optical drive.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = OpticalMediaRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = OpticalMediaRecordView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "OPTICAL_MEDIA_RECORD" {
        /// Release 5.0+.
        V5_0(OpticalMediaRecord, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
