// Generated from spec/structs/PERFINFO_PPM_THERMAL_CONSTRAINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processors were throttled because of heat.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = PerfinfoPpmThermalConstraint;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = PerfinfoPpmThermalConstraintView<'a>;
any_form! {
    "PERFINFO_PPM_THERMAL_CONSTRAINT" {
        /// Release 5.0+.
        V5_0(PerfinfoPpmThermalConstraint, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
