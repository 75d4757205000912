// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The call stack of an event, as 64-bit addresses.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EventExtendedItemStackTrace64;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemStackTrace64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_EXTENDED_ITEM_STACK_TRACE64" {
        /// Release 5.0+.
        V5_0(EventExtendedItemStackTrace64, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
