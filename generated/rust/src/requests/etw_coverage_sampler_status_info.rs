// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Request for the status of the coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS_INFO", "EtwCoverageSamplerStatusInfoPtr32")
    .size(16)
    .about("Request for the status of the coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..12).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..12).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_STATUS Status").at(12..13).with(&[More::Fields(&[
            unsigned("UCHAR Status.Active").at(12..13).means(Meaning::Boolean),
        ])]),
        field("padding ", Kind::Padding).at(13..16),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS_INFO", "EtwCoverageSamplerStatusInfoPtr64")
    .size(24)
    .about("Request for the status of the coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common").at(0..16).with(&[More::Fields(&[
            unsigned("EVENT_TRACE_INFORMATION_CLASS Common.EventTraceInformationClass").at(0..4)
                .about("Information class, which selects this structure.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
            unsigned("UCHAR Common.CoverageSamplerInformationClass").at(4..5)
                .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                    values are unknown.")
                .means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("UCHAR Common.MajorVersion").at(5..6).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.MinorVersion").at(6..7).means(Meaning::Version).stated_by(SOURCES),
            unsigned("UCHAR Common.Reserved").at(7..8).means(Meaning::Reserved).stated_by(SOURCES),
            address("HANDLE Common.SamplerHandle").at(8..16).about("Handle of a sampler.").means(Meaning::Handle)
                .stated_by(SOURCES),
        ])]),
        structure("ETW_COVERAGE_SAMPLER_STATUS Status").at(16..17).with(&[More::Fields(&[
            unsigned("UCHAR Status.Active").at(16..17).means(Meaning::Boolean),
        ])]),
        field("padding ", Kind::Padding).at(17..24),
    ]);
fixed! {
    /// Request for the status of the coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x10 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
    owned EtwCoverageSamplerStatusInfoPtr32 / EtwCoverageSamplerStatusInfoPtr32View: lone,
        name = "ETW_COVERAGE_SAMPLER_STATUS_INFO", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32, at = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x0C. Returns a copy.
        status / set_status: crate::requests::EtwCoverageSamplerStatus, at = 12;
    }
}

fixed! {
    /// Request for the status of the coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x18 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
    owned EtwCoverageSamplerStatusInfoPtr64 / EtwCoverageSamplerStatusInfoPtr64View: lone,
        name = "ETW_COVERAGE_SAMPLER_STATUS_INFO", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common / set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64, at = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x10. Returns a copy.
        status / set_status: crate::requests::EtwCoverageSamplerStatus, at = 16;
    }
}

/// Alias of [`EtwCoverageSamplerStatusInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerStatusInfoPtr32` or \
        `EtwCoverageSamplerStatusInfoPtr64`"
]
pub type EtwCoverageSamplerStatusInfo = EtwCoverageSamplerStatusInfoPtr64;
/// Alias of [`EtwCoverageSamplerStatusInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwCoverageSamplerStatusInfoPtr32View` or \
        `EtwCoverageSamplerStatusInfoPtr64View`"
]
pub type EtwCoverageSamplerStatusInfoView<'a> = EtwCoverageSamplerStatusInfoPtr64View<'a>;
any_form! {
    "ETW_COVERAGE_SAMPLER_STATUS_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerStatusInfoPtr32(EtwCoverageSamplerStatusInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerStatusInfoPtr64(EtwCoverageSamplerStatusInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
