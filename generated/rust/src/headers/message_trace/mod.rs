// Generated from spec/structs/MESSAGE_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A message: its header and the bytes that follow it.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = MessageTrace;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = MessageTraceView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "MESSAGE_TRACE" {
        /// Release 5.0+.
        V5_0(MessageTrace, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
