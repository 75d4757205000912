// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A number for the process that wrote an event, which is not used again until the next start of Windows.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemProcessStartKey;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemProcessStartKeyView<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_PROCESS_START_KEY" {
        /// Release 5.0+.
        V5_0(EventExtendedItemProcessStartKey, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
