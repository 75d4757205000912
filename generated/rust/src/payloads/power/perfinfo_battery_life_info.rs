// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Remaining battery capacity.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_BATTERY_LIFE_INFO", "PerfinfoBatteryLifeInfo")
    .size(8)
    .summary("Remaining battery capacity.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "RemainingCapacity").at(0..4),
        unsigned("ULONG", "Rate").at(4..8),
    ]);
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
    owned PerfinfoBatteryLifeInfo / PerfinfoBatteryLifeInfoView: lone,
        name = "PERFINFO_BATTERY_LIFE_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG RemainingCapacity` at 0x00.
        remaining_capacity / set_remaining_capacity: u32, at = 0;
        /// `ULONG Rate` at 0x04.
        rate / set_rate: u32, at = 4;
    }
}
