// Generated from spec/structs/EVENT_INSTANCE_GUID_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a classic event that names the instance that it belongs to, with GUIDs for the classes.
mod v5_2;
pub use v5_2::*;
use crate::rt::any_form;
/// The form of release 5.2+, by its name.
pub type V5_2 = EventInstanceGuidHeader;
/// A view of the form of release 5.2+, by its name.
pub type V5_2View<'a> = EventInstanceGuidHeaderView<'a>;
any_form! {
    "EVENT_INSTANCE_GUID_HEADER" {
        /// Release 5.2+.
        V5_2(EventInstanceGuidHeader, fixed) = 0,
    }
    Bits32 2..=29 => 0,
    Bits64 2..=29 => 0,
}
