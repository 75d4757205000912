// Generated from spec/structs/PERFINFO_PPM_STATE_SELECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Which idle state was selected, and why others were not.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = PerfinfoPpmStateSelection;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPpmStateSelectionView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "PERFINFO_PPM_STATE_SELECTION" {
        /// Release 5.0+.
        V5_0(PerfinfoPpmStateSelection, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
