// Generated from spec/structs/EVENT_EXTENDED_ITEM_TS_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The terminal session in which an event was written.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemTsId;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemTsIdView<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_TS_ID" {
        /// Release 5.0+.
        V5_0(EventExtendedItemTsId, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
