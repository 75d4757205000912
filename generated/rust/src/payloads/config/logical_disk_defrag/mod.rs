// Generated from spec/structs/LOGICAL_DISK_DEFRAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How fragmented a volume is.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = LogicalDiskDefrag;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = LogicalDiskDefragView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "LOGICAL_DISK_DEFRAG" {
        /// Release 5.0+.
        V5_0(LogicalDiskDefrag, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
