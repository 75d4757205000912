// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What a provider of TraceLogging says of an event and its data: names and types.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EventSchemaTl;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventSchemaTlView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_SCHEMA_TL" {
        /// Release 5.0+.
        V5_0(EventSchemaTl, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
