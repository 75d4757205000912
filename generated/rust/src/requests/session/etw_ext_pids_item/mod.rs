// Generated from spec/structs/ETW_EXT_PIDS_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The processes that a session is for.
mod v6_0;
pub use v6_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.0+, by its name.
#[cfg(feature = "alloc")]
pub type V6_0 = EtwExtPidsItem;
/// A view of the form of release 6.0+, by its name.
pub type V6_0View<'a> = EtwExtPidsItemView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_EXT_PIDS_ITEM" {
        /// Release 6.0+.
        V6_0(EtwExtPidsItem, tailed) = 0,
    }
    Bits32 4..=29 => 0,
    Bits64 4..=29 => 0,
}
