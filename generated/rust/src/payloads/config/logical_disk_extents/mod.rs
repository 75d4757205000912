// Generated from spec/structs/LOGICAL_DISK_EXTENTS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One partition or volume of a disk.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = LogicalDiskExtents;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = LogicalDiskExtentsView<'a>;
any_form! {
    "LOGICAL_DISK_EXTENTS" {
        /// Release 5.0+.
        V5_0(LogicalDiskExtents, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
