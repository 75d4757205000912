// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An item that goes with an event, as consumers receive it: with the address of its data.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventHeaderExtendedDataItem;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventHeaderExtendedDataItemView<'a>;
any_form! {
    "EVENT_HEADER_EXTENDED_DATA_ITEM" {
        /// Release 6.0+.
        V6_0(EventHeaderExtendedDataItem, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
