// Generated from spec/structs/EVENT_PROVIDER_TRAIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One trait of a provider.
mod v10_0;
pub use v10_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 10.0+, by its name.
#[cfg(feature = "alloc")]
pub type V10_0 = EventProviderTrait;
/// A view of the form of release 10.0+, by its name.
pub type V10_0View<'a> = EventProviderTraitView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_PROVIDER_TRAIT" {
        /// Release 10.0+.
        V10_0(EventProviderTrait, tailed) = 0,
    }
    Bits32 10..=29 => 0,
    Bits64 10..=29 => 0,
}
