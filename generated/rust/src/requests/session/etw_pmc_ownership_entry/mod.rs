// Generated from spec/structs/ETW_PMC_OWNERSHIP_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Who owns one of the counters of a processor.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwPmcOwnershipEntry;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwPmcOwnershipEntryView<'a>;
any_form! {
    "ETW_PMC_OWNERSHIP_ENTRY" {
        /// Release 5.0+.
        V5_0(EtwPmcOwnershipEntry, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
