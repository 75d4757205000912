// Generated from spec/structs/ETW_EXT_ENABLE_FLAGS_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The kernel events that a session enables, as a group mask that may be cut short.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EtwExtEnableFlagsItem;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EtwExtEnableFlagsItemView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_EXT_ENABLE_FLAGS_ITEM" {
        /// Release 6.0+.
        V6_0(EtwExtEnableFlagsItem, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
