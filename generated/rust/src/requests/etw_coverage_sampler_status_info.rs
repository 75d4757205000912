// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Request for the status of the coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS_INFO", "EtwCoverageSamplerStatusInfoPtr32", (16, 16), "Request for the status of the coverage sampler.", &[
    field("Common", 0, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 4, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("Status", 12, 1, "ETW_COVERAGE_SAMPLER_STATUS", Kind::Struct, "").with(&[
        unsigned("Active", 12, 1, "UCHAR", "").at_path("Status.Active").means(Meaning::Boolean),
    ]),
    field("", 13, 3, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_COVERAGE_SAMPLER_STATUS_INFO", "EtwCoverageSamplerStatusInfoPtr64", (24, 24), "Request for the status of the coverage sampler.", &[
    field("Common", 0, 16, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", Kind::Struct, "").with(&[
        unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").at_path("Common.EventTraceInformationClass").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("CoverageSamplerInformationClass", 4, 1, "UCHAR", "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.").at_path("Common.CoverageSamplerInformationClass").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MajorVersion", 5, 1, "UCHAR", "").at_path("Common.MajorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("MinorVersion", 6, 1, "UCHAR", "").at_path("Common.MinorVersion").means(Meaning::Version).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        unsigned("Reserved", 7, 1, "UCHAR", "").at_path("Common.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
        address("SamplerHandle", 8, 8, "HANDLE", "Handle of a sampler.").at_path("Common.SamplerHandle").means(Meaning::Handle).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_NTETW]),
    ]),
    field("Status", 16, 1, "ETW_COVERAGE_SAMPLER_STATUS", Kind::Struct, "").with(&[
        unsigned("Active", 16, 1, "UCHAR", "").at_path("Status.Active").means(Meaning::Boolean),
    ]),
    field("", 17, 7, "padding", Kind::Padding, ""),
])
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Request for the status of the coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x10 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
    owned EtwCoverageSamplerStatusInfoPtr32 / EtwCoverageSamplerStatusInfoPtr32View: lone [16] "ETW_COVERAGE_SAMPLER_STATUS_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x0C. Returns a copy.
        status set_status: crate::requests::EtwCoverageSamplerStatus = 12;
    }
    bits {
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
    owned EtwCoverageSamplerStatusInfoPtr64 / EtwCoverageSamplerStatusInfoPtr64View: lone [24] "ETW_COVERAGE_SAMPLER_STATUS_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x10. Returns a copy.
        status set_status: crate::requests::EtwCoverageSamplerStatus = 16;
    }
    bits {
    }
}

/// Alias of [`EtwCoverageSamplerStatusInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerStatusInfoPtr32` or `EtwCoverageSamplerStatusInfoPtr64`"]
pub type EtwCoverageSamplerStatusInfo = EtwCoverageSamplerStatusInfoPtr64;
/// Alias of [`EtwCoverageSamplerStatusInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwCoverageSamplerStatusInfoPtr32View` or `EtwCoverageSamplerStatusInfoPtr64View`"]
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
