// Generated from spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Values of a processor's performance monitoring counters.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EventExtendedItemPmcCounters;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemPmcCountersView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_EXTENDED_ITEM_PMC_COUNTERS" {
        /// Release 5.0+.
        V5_0(EventExtendedItemPmcCounters, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
