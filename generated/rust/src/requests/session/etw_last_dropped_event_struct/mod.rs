// Generated from spec/structs/ETW_LAST_DROPPED_EVENT_STRUCT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! When a session dropped events.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwLastDroppedEventStruct;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwLastDroppedEventStructView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_LAST_DROPPED_EVENT_STRUCT" {
        /// Release 5.0+.
        V5_0(EtwLastDroppedEventStruct, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
