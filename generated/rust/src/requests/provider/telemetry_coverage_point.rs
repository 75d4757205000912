// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Code location for which telemetry records whether it was reached.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TELEMETRY_COVERAGE_POINT",
    aliases: &[],
    form: "TelemetryCoveragePointPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Code location for which telemetry records whether it was reached.",
    fields: &[
        Field { name: "Name", path: "Name", offset: 0, size: 4, ty: "CHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Hash", path: "Hash", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Hash of the name.", units: "", unknown: false, children: &[] },
        Field { name: "LastCoveredRound", path: "LastCoveredRound", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TELEMETRY_COVERAGE_POINT",
    aliases: &[],
    form: "TelemetryCoveragePointPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Code location for which telemetry records whether it was reached.",
    fields: &[
        Field { name: "Name", path: "Name", offset: 0, size: 8, ty: "CHAR *", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Hash", path: "Hash", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Hash of the name.", units: "", unknown: false, children: &[] },
        Field { name: "LastCoveredRound", path: "LastCoveredRound", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Code location for which telemetry records whether it was reached.
    ///
    /// In C: `TELEMETRY_COVERAGE_POINT`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "TELEMETRY_COVERAGE_POINT")]
    owned TelemetryCoveragePointPtr32 / TelemetryCoveragePointPtr32View: lone [16] "TELEMETRY_COVERAGE_POINT" Table::form(&LAYOUT_0);
    fields {
        /// `CHAR * Name` at 0x00.
        name set_name: u32 = 0;
        /// Hash of the name. `ULONG Hash` at 0x04.
        hash_ set_hash_: u32 = 4;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x08.
        last_covered_round set_last_covered_round: u32 = 8;
        /// Purpose unknown. `ULONG Flags` at 0x0C.
        flags set_flags: u32 = 12;
    }
    bits {
    }
}

impl TelemetryCoveragePointPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Code location for which telemetry records whether it was reached.
    ///
    /// In C: `TELEMETRY_COVERAGE_POINT`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "TELEMETRY_COVERAGE_POINT")]
    owned TelemetryCoveragePointPtr64 / TelemetryCoveragePointPtr64View: lone [24] "TELEMETRY_COVERAGE_POINT" Table::form(&LAYOUT_1);
    fields {
        /// `CHAR * Name` at 0x00.
        name set_name: u64 = 0;
        /// Hash of the name. `ULONG Hash` at 0x08.
        hash_ set_hash_: u32 = 8;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x0C.
        last_covered_round set_last_covered_round: u32 = 12;
        /// Purpose unknown. `ULONG Flags` at 0x10.
        flags set_flags: u32 = 16;
    }
    bits {
    }
}

impl TelemetryCoveragePointPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "TELEMETRY_COVERAGE_POINT" {
        /// Releases unknown (32-bit).
        TelemetryCoveragePointPtr32(TelemetryCoveragePointPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        TelemetryCoveragePointPtr64(TelemetryCoveragePointPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
