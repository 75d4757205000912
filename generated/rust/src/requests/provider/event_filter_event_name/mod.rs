// Generated from spec/structs/EVENT_FILTER_EVENT_NAME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Events, by their names, levels and keywords, that are to be kept or kept out.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EventFilterEventName;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EventFilterEventNameView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_FILTER_EVENT_NAME" {
        /// Release 5.0+.
        V5_0(EventFilterEventName, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
