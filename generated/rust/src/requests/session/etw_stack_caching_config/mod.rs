// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! How big a session's cache of call stacks is.
mod v6_2;
pub use v6_2::*;
use crate::rt::any_form;
/// The form of release 6.2+, by its name.
pub type V6_2 = EtwStackCachingConfig;
/// A view of the form of release 6.2+, by its name.
pub type V6_2View<'a> = EtwStackCachingConfigView<'a>;
any_form! {
    "ETW_STACK_CACHING_CONFIG" {
        /// Release 6.2+.
        V6_2(EtwStackCachingConfig, fixed) = 0,
    }
    Bits32 7..=29 => 0,
    Bits64 7..=29 => 0,
}
