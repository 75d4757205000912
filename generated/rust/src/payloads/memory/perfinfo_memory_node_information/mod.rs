// Generated from spec/structs/PERFINFO_MEMORY_NODE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How many physical pages of each NUMA node of a partition are free or zeroed.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = PerfinfoMemoryNodeInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoMemoryNodeInformationView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_MEMORY_NODE_INFORMATION" {
        /// Release 5.0+.
        V5_0(PerfinfoMemoryNodeInformation, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
