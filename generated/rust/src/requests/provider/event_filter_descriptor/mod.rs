// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Where the data of a filter are, and what sort of filter it is.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EventFilterDescriptor;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventFilterDescriptorView<'a>;
any_form! {
    "EVENT_FILTER_DESCRIPTOR" {
        /// Release 5.0+.
        V5_0(EventFilterDescriptor, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
