// Generated from spec/structs/PERFINFO_PPM_THERMAL_CONSTRAINT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processors throttled because of heat.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PPM_THERMAL_CONSTRAINT", "PerfinfoPpmThermalConstraint", (16, 16), "Processors throttled because of heat.", &[
    unsigned("Constraint", 0, 4, "ULONG", ""),
    field("", 4, 4, "padding", Kind::Padding, ""),
    unsigned("Processors", 8, 8, "ULONG64", "Bitmask of processors.").means(Meaning::ProcessorMask),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processors throttled because of heat.
    ///
    /// In C: `PERFINFO_PPM_THERMAL_CONSTRAINT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_THERMAL_CONSTRAINT")]
    owned PerfinfoPpmThermalConstraint / PerfinfoPpmThermalConstraintView: lone [16] "PERFINFO_PPM_THERMAL_CONSTRAINT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG Constraint` at 0x00.
        constraint set_constraint: u32 = 0;
        /// Bitmask of processors. `ULONG64 Processors` at 0x08.
        processors set_processors: u64 = 8;
    }
    bits {
    }
}
