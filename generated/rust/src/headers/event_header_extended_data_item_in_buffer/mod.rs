// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An item that goes with an event, as trace buffers hold it: 8 bytes, and then its data.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EventHeaderExtendedDataItemInBuffer;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventHeaderExtendedDataItemInBufferView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER" {
        /// Release 6.0+.
        V6_0(EventHeaderExtendedDataItemInBuffer, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
