// Generated from spec/structs/PERFINFO_VTL_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A processor changed its virtual trust level.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoVtlChange;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoVtlChangeView<'a>;
any_form! {
    "PERFINFO_VTL_CHANGE" {
        /// Release 5.0+.
        V5_0(PerfinfoVtlChange, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
