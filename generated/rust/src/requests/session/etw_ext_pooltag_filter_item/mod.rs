// Generated from spec/structs/ETW_EXT_POOLTAG_FILTER_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The tags of the pool that a session's events of the pool are filtered by.
mod v6_1;
pub use v6_1::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 6.1+, by its name.
#[cfg(feature = "alloc")]
pub type V6_1 = EtwExtPooltagFilterItem;
/// A view of the form of release 6.1+, by its name.
pub type V6_1View<'a> = EtwExtPooltagFilterItemView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_EXT_POOLTAG_FILTER_ITEM" {
        /// Release 6.1+.
        V6_1(EtwExtPooltagFilterItem, tailed) = 0,
    }
    Bits32 6..=29 => 0,
    Bits64 6..=29 => 0,
}
