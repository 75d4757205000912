// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What an event is, within its provider: its number and its metadata.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = EventDescriptor;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EventDescriptorView<'a>;
any_form! {
    "EVENT_DESCRIPTOR" {
        /// Release 6.0+.
        V6_0(EventDescriptor, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
