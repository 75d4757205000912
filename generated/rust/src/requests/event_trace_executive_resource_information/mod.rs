// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of the kernel's ERESOURCE locks are sampled.
mod v6_1;
pub use v6_1::*;
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
pub type V6_1 = EventTraceExecutiveResourceInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceExecutiveResourceInformationView<'a>;
any_form! {
    "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION" {
        /// Release 6.1+.
        V6_1(EventTraceExecutiveResourceInformation, fixed) = 0,
    }
    Bits32 6..=29 => 0,
    Bits64 6..=29 => 0,
}
