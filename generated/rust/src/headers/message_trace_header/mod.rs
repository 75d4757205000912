// Generated from spec/structs/MESSAGE_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The header of a message: a number, and flags that say what follows.
mod v5_1;
pub use v5_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.1+, by its name.
#[cfg(feature = "alloc")]
pub type V5_1 = MessageTraceHeader;
/// A view of the form of release 5.1+, by its name.
pub type V5_1View<'a> = MessageTraceHeaderView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "MESSAGE_TRACE_HEADER" {
        /// Release 5.1+.
        V5_1(MessageTraceHeader, tailed) = 0,
    }
    Bits32 1..=29 => 0,
    Bits64 1..=29 => 0,
}
