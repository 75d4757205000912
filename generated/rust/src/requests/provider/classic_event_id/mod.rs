// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A kernel event: the GUID of its group, and its type.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = ClassicEventId;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = ClassicEventIdView<'a>;
any_form! {
    "CLASSIC_EVENT_ID" {
        /// Release 5.0+.
        V5_0(ClassicEventId, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
