// Generated from spec/structs/PHYSICAL_DISK_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One disk of the machine.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PhysicalDiskRecord;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PhysicalDiskRecordView<'a>;
any_form! {
    "PHYSICAL_DISK_RECORD" {
        /// Release 5.0+.
        V5_0(PhysicalDiskRecord, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
