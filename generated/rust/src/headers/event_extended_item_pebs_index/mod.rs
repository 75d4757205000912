// Generated from spec/structs/EVENT_EXTENDED_ITEM_PEBS_INDEX.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A PEBS index that goes with an event.
mod v5_0;
pub use v5_0::*;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemPebsIndex;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemPebsIndexView<'a>;
