// Generated from spec/structs/PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How many huge pages of I/O space one NUMA node has.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoMemoryHugeIospaceEntry;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoMemoryHugeIospaceEntryView<'a>;
any_form! {
    "PERFINFO_MEMORY_HUGE_IOSPACE_ENTRY" {
        /// Release 5.0+.
        V5_0(PerfinfoMemoryHugeIospaceEntry, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
