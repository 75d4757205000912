// Generated from spec/structs/IPT_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What Intel's Processor Trace recorded before another event.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = IptTraceEventData;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = IptTraceEventDataView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "IPT_TRACE_EVENT_DATA" {
        /// Release 5.0+.
        V5_0(IptTraceEventData, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
