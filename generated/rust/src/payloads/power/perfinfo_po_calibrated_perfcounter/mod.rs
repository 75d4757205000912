// Generated from spec/structs/PERFINFO_PO_CALIBRATED_PERFCOUNTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The performance counter was calibrated after sleep.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPoCalibratedPerfcounter;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPoCalibratedPerfcounterView<'a>;
any_form! {
    "PERFINFO_PO_CALIBRATED_PERFCOUNTER" {
        /// Release 5.0+.
        V5_0(PerfinfoPoCalibratedPerfcounter, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
