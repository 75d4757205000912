// Generated from spec/structs/PERFINFO_LONG_DPC_DETECTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Deferred procedure calls were found to run for long.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoLongDpcDetectionInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoLongDpcDetectionInformationView<'a>;
any_form! {
    "PERFINFO_LONG_DPC_DETECTION_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoLongDpcDetectionInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
