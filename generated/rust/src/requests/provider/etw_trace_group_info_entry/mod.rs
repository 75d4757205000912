// Generated from spec/structs/ETW_TRACE_GROUP_INFO_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session has a group of providers enabled.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwTraceGroupInfoEntry;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwTraceGroupInfoEntryView<'a>;
any_form! {
    "ETW_TRACE_GROUP_INFO_ENTRY" {
        /// Release 5.0+.
        V5_0(EtwTraceGroupInfoEntry, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
