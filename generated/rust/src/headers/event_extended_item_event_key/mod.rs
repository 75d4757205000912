// Generated from spec/structs/EVENT_EXTENDED_ITEM_EVENT_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A number that an event has in every session that receives it.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemEventKey;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemEventKeyView<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_EVENT_KEY" {
        /// Release 5.0+.
        V5_0(EventExtendedItemEventKey, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
