// Generated from spec/structs/WMI_IRQ_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An interrupt that a device was given.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = WmiIrqRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiIrqRecordView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMI_IRQ_RECORD" {
        /// Release 5.0+.
        V5_0(WmiIrqRecord, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
