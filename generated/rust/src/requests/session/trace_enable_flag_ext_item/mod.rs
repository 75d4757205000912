// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! What an item is, and how far it is to the next.
mod v6_0;
pub use v6_0::*;
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
pub type V6_0 = TraceEnableFlagExtItem;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = TraceEnableFlagExtItemView<'a>;
any_form! {
    "TRACE_ENABLE_FLAG_EXT_ITEM" {
        /// Release 6.0+.
        V6_0(TraceEnableFlagExtItem, fixed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
