// Generated from spec/structs/ETW_EXT_STACK_CACHING_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How a session keeps call stacks in a cache.
mod v6_2;
pub use v6_2::*;
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = EtwExtStackCachingItem;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EtwExtStackCachingItemView<'a>;
any_form! {
    "ETW_EXT_STACK_CACHING_ITEM" {
        /// Release 6.2+.
        V6_2(EtwExtStackCachingItem, fixed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
