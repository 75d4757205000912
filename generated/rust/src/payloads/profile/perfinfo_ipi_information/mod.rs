// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An interrupt from one processor to another.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoIpiInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoIpiInformationView<'a>;
any_form! {
    "PERFINFO_IPI_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoIpiInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
