// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Code location for which telemetry records whether it was reached.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TELEMETRY_COVERAGE_POINT", "TelemetryCoveragePointPtr32", (16, 16), "Code location for which telemetry records whether it was reached.", &[
    address("Name", 0, 4, "CHAR *", "").means(Meaning::DataAddress),
    unsigned("Hash", 4, 4, "ULONG", "Hash of the name.").means(Meaning::Hex),
    unsigned("LastCoveredRound", 8, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Flags", 12, 4, "ULONG", "").means(Meaning::Flags),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("TELEMETRY_COVERAGE_POINT", "TelemetryCoveragePointPtr64", (24, 24), "Code location for which telemetry records whether it was reached.", &[
    address("Name", 0, 8, "CHAR *", "").means(Meaning::DataAddress),
    unsigned("Hash", 8, 4, "ULONG", "Hash of the name.").means(Meaning::Hex),
    unsigned("LastCoveredRound", 12, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Flags", 16, 4, "ULONG", "").means(Meaning::Flags),
    field("", 20, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Code location for which telemetry records whether it was reached.
    ///
    /// In C: `TELEMETRY_COVERAGE_POINT`, 0x10 bytes. Releases unknown (32-bit).
    ///
    /// Unknown:
    ///
    /// - Bits of Flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "TELEMETRY_COVERAGE_POINT")]
    owned TelemetryCoveragePointPtr32 / TelemetryCoveragePointPtr32View: lone [16] "TELEMETRY_COVERAGE_POINT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `CHAR * Name` at 0x00.
        name set_name: u32 = 0;
        /// Hash of the name. `ULONG Hash` at 0x04.
        hash_ set_hash_: u32 = 4;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x08.
        last_covered_round set_last_covered_round: u32 = 8;
        /// `ULONG Flags` at 0x0C.
        flags set_flags: u32 = 12;
    }
    bits {
    }
}

fixed! {
    /// Code location for which telemetry records whether it was reached.
    ///
    /// In C: `TELEMETRY_COVERAGE_POINT`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Unknown:
    ///
    /// - Bits of Flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "TELEMETRY_COVERAGE_POINT")]
    owned TelemetryCoveragePointPtr64 / TelemetryCoveragePointPtr64View: lone [24] "TELEMETRY_COVERAGE_POINT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `CHAR * Name` at 0x00.
        name set_name: u64 = 0;
        /// Hash of the name. `ULONG Hash` at 0x08.
        hash_ set_hash_: u32 = 8;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x0C.
        last_covered_round set_last_covered_round: u32 = 12;
        /// `ULONG Flags` at 0x10.
        flags set_flags: u32 = 16;
    }
    bits {
    }
}

/// Alias of [`TelemetryCoveragePointPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TelemetryCoveragePointPtr32` or `TelemetryCoveragePointPtr64`"]
pub type TelemetryCoveragePoint = TelemetryCoveragePointPtr64;
/// Alias of [`TelemetryCoveragePointPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TelemetryCoveragePointPtr32View` or `TelemetryCoveragePointPtr64View`"]
pub type TelemetryCoveragePointView<'a> = TelemetryCoveragePointPtr64View<'a>;
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
