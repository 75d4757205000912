// Generated from spec/structs/WMI_DPI_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How finely the display is resolved.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiDpiRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiDpiRecordView<'a>;
any_form! {
    "WMI_DPI_RECORD" {
        /// Release 5.0+.
        V5_0(WmiDpiRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
