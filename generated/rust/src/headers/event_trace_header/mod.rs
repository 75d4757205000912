// Generated from spec/structs/EVENT_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of an event that a classic provider wrote.
mod v5_0;
pub use v5_0::*;
mod v5_1;
pub use v5_1::*;
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
pub type V5_1 = EventTraceHeader;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = EventTraceHeaderView<'a>;
any_form! {
    "EVENT_TRACE_HEADER" {
        /// Release 5.0.
        V5_0(V5_0, fixed) = 0,
        /// Release 5.1+.
        V5_1(EventTraceHeader, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=29 => 1,
    Bits64 1..=29 => 1,
}
