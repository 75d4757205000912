// Generated from spec/structs/PERFINFO_CONTIGUOUS_PAGE_GENERATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Physical pages are freed so that there are contiguous ones.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoContiguousPageGenerate;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoContiguousPageGenerateView<'a>;
any_form! {
    "PERFINFO_CONTIGUOUS_PAGE_GENERATE" {
        /// Release 5.0+.
        V5_0(PerfinfoContiguousPageGenerate, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
