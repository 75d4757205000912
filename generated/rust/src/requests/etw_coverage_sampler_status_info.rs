// Generated from spec/structs/ETW_COVERAGE_SAMPLER_STATUS_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Request for the status of the coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATUS_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerStatusInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Request for the status of the coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 12, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Status", path: "Status", offset: 12, size: 1, ty: "ETW_COVERAGE_SAMPLER_STATUS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Active", path: "Status.Active", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_STATUS_INFO",
    aliases: &[],
    form: "EtwCoverageSamplerStatusInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Request for the status of the coverage sampler.",
    fields: &[
        Field { name: "Common", path: "Common", offset: 0, size: 16, ty: "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "EventTraceInformationClass", path: "Common.EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
            Field { name: "CoverageSamplerInformationClass", path: "Common.CoverageSamplerInformationClass", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are unknown.", units: "", unknown: false, children: &[] },
            Field { name: "MajorVersion", path: "Common.MajorVersion", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MinorVersion", path: "Common.MinorVersion", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Reserved", path: "Common.Reserved", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "SamplerHandle", path: "Common.SamplerHandle", offset: 8, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of a sampler.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Status", path: "Status", offset: 16, size: 1, ty: "ETW_COVERAGE_SAMPLER_STATUS", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Active", path: "Status.Active", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 17, size: 7, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Request for the status of the coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x10 bytes. Observed in 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
    owned EtwCoverageSamplerStatusInfoPtr32 / EtwCoverageSamplerStatusInfoPtr32View: lone [16] "ETW_COVERAGE_SAMPLER_STATUS_INFO" Table::form(&LAYOUT_0);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr32 = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x0C. Returns a copy.
        status set_status: crate::requests::EtwCoverageSamplerStatus = 12;
    }
    bits {
    }
}

impl EtwCoverageSamplerStatusInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Request for the status of the coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_STATUS_INFO`, 0x18 bytes. Observed in 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_STATUS_INFO")]
    owned EtwCoverageSamplerStatusInfoPtr64 / EtwCoverageSamplerStatusInfoPtr64View: lone [24] "ETW_COVERAGE_SAMPLER_STATUS_INFO" Table::form(&LAYOUT_1);
    fields {
        /// `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION Common` at 0x00. Returns a copy.
        common set_common: crate::requests::EventTraceCoverageSamplerInformationPtr64 = 0;
        /// `ETW_COVERAGE_SAMPLER_STATUS Status` at 0x10. Returns a copy.
        status set_status: crate::requests::EtwCoverageSamplerStatus = 16;
    }
    bits {
    }
}

impl EtwCoverageSamplerStatusInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
