// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The traits of a provider: its name, and whatever else is to go with each of its events.
mod v10_0;
pub use v10_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 10.0+, by its name.
#[cfg(feature = "alloc")]
pub type V10_0 = EventProviderTraits;
/// A view of the form of release 10.0+, by its name.
pub type V10_0View<'a> = EventProviderTraitsView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "EVENT_PROVIDER_TRAITS" {
        /// Release 10.0+.
        V10_0(EventProviderTraits, tailed) = 0,
    }
    Bits32 10..=29 => 0,
    Bits64 10..=29 => 0,
}
