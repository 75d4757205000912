// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The instance that a classic event belongs to, and that instance's parent.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemInstance;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemInstanceView<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_INSTANCE" {
        /// Release 5.0+.
        V5_0(EventExtendedItemInstance, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
