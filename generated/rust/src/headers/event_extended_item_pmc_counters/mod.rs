// Generated from spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Values of a processor's performance monitoring counters.
mod v5_0;
pub use v5_0::*;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EventExtendedItemPmcCounters;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemPmcCountersView<'a>;
