// Generated from spec/structs/TRACE_ENABLE_FLAG_EXT_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! An item whose type is not known, with its data as they are.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = TraceEnableFlagExtDataItem;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = TraceEnableFlagExtDataItemView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "TRACE_ENABLE_FLAG_EXT_DATA_ITEM" {
        /// Release 6.0+.
        V6_0(TraceEnableFlagExtDataItem, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
