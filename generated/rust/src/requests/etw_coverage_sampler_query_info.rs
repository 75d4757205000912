// Generated from spec/structs/ETW_COVERAGE_SAMPLER_QUERY_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Request for the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_QUERY_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerQueryInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (32-bit)",
    size: 60,
    fixed: 60,
    inserted: &[],
    total: None,
    summary: "Request for the data of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 12, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EmptyStackCache", path: "EmptyStackCache", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 12, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 31 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "Header", path: "Header", offset: 16, size: 44, ty: "ETW_COVERAGE_SAMPLER_DATA", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "HeaderSize", path: "Header.HeaderSize", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TotalSize", path: "Header.TotalSize", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "QuerySequence", path: "Header.QuerySequence", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "OptionsOffset", path: "Header.OptionsOffset", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "OptionsSize", path: "Header.OptionsSize", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StatsOffset", path: "Header.StatsOffset", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StatsSize", path: "Header.StatsSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SamplesOffset", path: "Header.SamplesOffset", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleCount", path: "Header.SampleCount", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ModulesOffset", path: "Header.ModulesOffset", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ModuleCount", path: "Header.ModuleCount", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_QUERY_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerQueryInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (64-bit)",
    size: 64,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "Request for the data of a coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 16, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EmptyStackCache", path: "EmptyStackCache", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 16, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 31 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "Header", path: "Header", offset: 20, size: 44, ty: "ETW_COVERAGE_SAMPLER_DATA", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "HeaderSize", path: "Header.HeaderSize", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "TotalSize", path: "Header.TotalSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "QuerySequence", path: "Header.QuerySequence", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "OptionsOffset", path: "Header.OptionsOffset", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "OptionsSize", path: "Header.OptionsSize", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StatsOffset", path: "Header.StatsOffset", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "StatsSize", path: "Header.StatsSize", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SamplesOffset", path: "Header.SamplesOffset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SampleCount", path: "Header.SampleCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ModulesOffset", path: "Header.ModulesOffset", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ModuleCount", path: "Header.ModuleCount", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Request for the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x3c bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
    owned EtwCoverageSamplerQueryInfoPtr32 / EtwCoverageSamplerQueryInfoPtr32View: lone [60] "ETW_COVERAGE_SAMPLER_QUERY_INFO" Table::form(&LAYOUT_0);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x10. Returns a copy.
        header set_header: crate::requests::EtwCoverageSamplerData = 16;
    }
    bits {
        /// `EmptyStackCache`, bit 0 of the integer at 0x0C.
        empty_stack_cache set_empty_stack_cache: u32 = 4 12 0 1;
    }
}

impl EtwCoverageSamplerQueryInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Request for the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_QUERY_INFO`, 0x40 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_QUERY_INFO")]
    owned EtwCoverageSamplerQueryInfoPtr64 / EtwCoverageSamplerQueryInfoPtr64View: lone [64] "ETW_COVERAGE_SAMPLER_QUERY_INFO" Table::form(&LAYOUT_1);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_DATA Header` at 0x14. Returns a copy.
        header set_header: crate::requests::EtwCoverageSamplerData = 20;
    }
    bits {
        /// `EmptyStackCache`, bit 0 of the integer at 0x10.
        empty_stack_cache set_empty_stack_cache: u32 = 4 16 0 1;
    }
}

impl EtwCoverageSamplerQueryInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_COVERAGE_SAMPLER_QUERY_INFO" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        EtwCoverageSamplerQueryInfoPtr32(EtwCoverageSamplerQueryInfoPtr32, fixed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        EtwCoverageSamplerQueryInfoPtr64(EtwCoverageSamplerQueryInfoPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
