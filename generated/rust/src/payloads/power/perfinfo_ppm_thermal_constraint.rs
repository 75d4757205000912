// Generated from spec/structs/PERFINFO_PPM_THERMAL_CONSTRAINT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Processors throttled because of heat.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_THERMAL_CONSTRAINT", "PerfinfoPpmThermalConstraint")
    .size(16)
    .about("Processors throttled because of heat.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Constraint").at(0..4),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("ULONG64 Processors").at(8..16).about("Bitmask of processors.").means(Meaning::ProcessorMask),
    ]);
fixed! {
    /// Processors throttled because of heat.
    ///
    /// In C: `PERFINFO_PPM_THERMAL_CONSTRAINT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
    owned PerfinfoPpmThermalConstraint / PerfinfoPpmThermalConstraintView: lone,
        name = "PERFINFO_PPM_THERMAL_CONSTRAINT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG Constraint` at 0x00.
        constraint / set_constraint: u32, at = 0;
        /// Bitmask of processors. `ULONG64 Processors` at 0x08.
        processors / set_processors: u64, at = 8;
    }
}
