// Generated from spec/structs/EVENT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of an event that a provider wrote through the interfaces of Windows Vista and later.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EventHeader;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventHeaderView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_HEADER" {
        /// Release 6.0+.
        V6_0(EventHeader, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
