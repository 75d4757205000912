// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The parameters by which events of the kernel's ERESOURCE locks are sampled.
mod v6_1;
pub use v6_1::*;
/// The form of release 6.1+, by its name.
pub type V6_1 = EventTraceExecutiveResourceInformation;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EventTraceExecutiveResourceInformationView<'a>;
