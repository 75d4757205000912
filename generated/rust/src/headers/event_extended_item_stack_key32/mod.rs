// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The key of an event's call stack, as a 32-bit number.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemStackKey32;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemStackKey32View<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_STACK_KEY32" {
        /// Release 5.0+.
        V5_0(EventExtendedItemStackKey32, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
