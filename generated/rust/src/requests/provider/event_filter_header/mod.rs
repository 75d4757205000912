// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which filter of the provider's own it is, and how far it is to the next.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventFilterHeader;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventFilterHeaderView<'a>;
any_form! {
    "EVENT_FILTER_HEADER" {
        /// Release 5.0+.
        V5_0(EventFilterHeader, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
