// Generated from spec/structs/PERFINFO_MEMORY_NODE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How many physical pages of one NUMA node are free or zeroed, by their size.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoMemoryNodeEntry;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoMemoryNodeEntryView<'a>;
any_form! {
    "PERFINFO_MEMORY_NODE_ENTRY" {
        /// Release 5.0+.
        V5_0(PerfinfoMemoryNodeEntry, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
