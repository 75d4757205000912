// Generated from spec/structs/PERFINFO_BATTERY_LIFE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Remaining battery capacity.
#[allow(unused_imports)]
use crate::rt::describe::*;

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
    fields: &[
        Field { name: "RemainingCapacity", path: "RemainingCapacity", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Rate", path: "Rate", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Remaining battery capacity.
    ///
    /// In C: `PERFINFO_BATTERY_LIFE_INFO`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Unknown:
    ///
    /// - Units of the two fields.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_BATTERY_LIFE_INFO")]
    owned PerfinfoBatteryLifeInfo / PerfinfoBatteryLifeInfoView: lone [8] "PERFINFO_BATTERY_LIFE_INFO" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG RemainingCapacity` at 0x00.
        remaining_capacity set_remaining_capacity: u32 = 0;
        /// `ULONG Rate` at 0x04.
        rate set_rate: u32 = 4;
    }
    bits {
    }
}

impl PerfinfoBatteryLifeInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
