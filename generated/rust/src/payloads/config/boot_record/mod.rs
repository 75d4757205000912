// Generated from spec/structs/BOOT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How the machine booted.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = BootRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = BootRecordView<'a>;
any_form! {
    "BOOT_RECORD" {
        /// Release 5.0+.
        V5_0(BootRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
