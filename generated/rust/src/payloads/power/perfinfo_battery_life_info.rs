// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Remaining battery capacity.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_BATTERY_LIFE_INFO",
    aliases: &[],
    form: "PerfinfoBatteryLifeInfo",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Remaining battery capacity.",
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("RemainingCapacity", 0, 4, "ULONG", ""),
        unsigned("Rate", 4, 4, "ULONG", ""),
    ],
    tail: &[],
};
fixed! {
    /// Remaining battery capacity.
    ///
    /// In C: `PERFINFO_BATTERY_LIFE_INFO`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Units of the two fields.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
    owned PerfinfoBatteryLifeInfo / PerfinfoBatteryLifeInfoView: lone [8] "PERFINFO_BATTERY_LIFE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG RemainingCapacity` at 0x00.
        remaining_capacity set_remaining_capacity: u32 = 0;
        /// `ULONG Rate` at 0x04.
        rate set_rate: u32 = 4;
    }
    bits {
    }
}
