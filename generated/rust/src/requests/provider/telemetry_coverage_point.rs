// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Code location for which telemetry records whether it was reached.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("TELEMETRY_COVERAGE_POINT", "TelemetryCoveragePointPtr32")
    .size(16)
    .about("Code location for which telemetry records whether it was reached.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("CHAR * Name").at(0..4).means(Meaning::DataAddress),
        unsigned("ULONG Hash").at(4..8).about("Hash of the name.").means(Meaning::Hex),
        unsigned("ULONG LastCoveredRound").at(8..12).of_unknown_purpose(),
        unsigned("ULONG Flags").at(12..16).means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TELEMETRY_COVERAGE_POINT", "TelemetryCoveragePointPtr64")
    .size(24)
    .about("Code location for which telemetry records whether it was reached.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("CHAR * Name").at(0..8).means(Meaning::DataAddress),
        unsigned("ULONG Hash").at(8..12).about("Hash of the name.").means(Meaning::Hex),
        unsigned("ULONG LastCoveredRound").at(12..16).of_unknown_purpose(),
        unsigned("ULONG Flags").at(16..20).means(Meaning::Flags),
        field("padding ", Kind::Padding).at(20..24),
    ]);
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
    owned TelemetryCoveragePointPtr32 / TelemetryCoveragePointPtr32View: lone,
        name = "TELEMETRY_COVERAGE_POINT", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `CHAR * Name` at 0x00.
        name / set_name: u32, at = 0;
        /// Hash of the name. `ULONG Hash` at 0x04.
        hash_ / set_hash_: u32, at = 4;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x08.
        last_covered_round / set_last_covered_round: u32, at = 8;
        /// `ULONG Flags` at 0x0C.
        flags / set_flags: u32, at = 12;
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
    owned TelemetryCoveragePointPtr64 / TelemetryCoveragePointPtr64View: lone,
        name = "TELEMETRY_COVERAGE_POINT", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `CHAR * Name` at 0x00.
        name / set_name: u64, at = 0;
        /// Hash of the name. `ULONG Hash` at 0x08.
        hash_ / set_hash_: u32, at = 8;
        /// Purpose unknown. `ULONG LastCoveredRound` at 0x0C.
        last_covered_round / set_last_covered_round: u32, at = 12;
        /// `ULONG Flags` at 0x10.
        flags / set_flags: u32, at = 16;
    }
}

/// Alias of [`TelemetryCoveragePointPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TelemetryCoveragePointPtr32` or `TelemetryCoveragePointPtr64`"
]
pub type TelemetryCoveragePoint = TelemetryCoveragePointPtr64;
/// Alias of [`TelemetryCoveragePointPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TelemetryCoveragePointPtr32View` or `TelemetryCoveragePointPtr64View`"
]
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
