// Generated from spec/structs/EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The activity that the provider relates an event to.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventExtendedItemRelatedActivityid;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventExtendedItemRelatedActivityidView<'a>;
any_form! {
    "EVENT_EXTENDED_ITEM_RELATED_ACTIVITYID" {
        /// Release 5.0+.
        V5_0(EventExtendedItemRelatedActivityid, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
