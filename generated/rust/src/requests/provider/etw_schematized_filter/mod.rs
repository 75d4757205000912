// Generated from spec/structs/ETW_SCHEMATIZED_FILTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A filter that the provider itself applies.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = EtwSchematizedFilter;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwSchematizedFilterView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_SCHEMATIZED_FILTER" {
        /// Release 5.0+.
        V5_0(EtwSchematizedFilter, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
