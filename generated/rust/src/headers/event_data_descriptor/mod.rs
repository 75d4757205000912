// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where a part of an event's data is, for the interfaces of Windows Vista and later.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventDataDescriptor;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventDataDescriptorView<'a>;
any_form! {
    "EVENT_DATA_DESCRIPTOR" {
        /// Release 5.0+.
        V5_0(EventDataDescriptor, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
