// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Start or end of a scenario of the diagnostic infrastructure (WDI).
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_WDI_SCENARIO_INFORMATION",
    aliases: &[],
    form: "EtwWdiScenarioInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Start or end of a scenario of the diagnostic infrastructure (WDI).",
    fields: &[
        Field { name: "ProviderHandle", path: "ProviderHandle", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ScenarioCode", path: "ScenarioCode", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 10, size: 14, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 14 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ScenarioInstanceGuid", path: "ScenarioInstanceGuid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Operation", path: "Operation", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Start or end of a scenario of the diagnostic infrastructure (WDI).
    ///
    /// In C: `ETW_WDI_SCENARIO_INFORMATION`, 0x30 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_WDI_SCENARIO_INFORMATION")]
    owned EtwWdiScenarioInformation / EtwWdiScenarioInformationView: lone [48] "ETW_WDI_SCENARIO_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ProviderHandle` at 0x00.
        provider_handle set_provider_handle: u32 = 0;
        /// Purpose unknown. `ULONG Reserved0` at 0x04.
        reserved0 set_reserved0: u32 = 4;
        /// `USHORT ScenarioCode` at 0x08.
        scenario_code set_scenario_code: u16 = 8;
        /// Purpose unknown. `UCHAR Reserved1` at 0x0A.
        reserved1 set_reserved1: [u8; 14] = 10;
        /// `GUID ScenarioInstanceGuid` at 0x18.
        scenario_instance_guid set_scenario_instance_guid: Guid = 24;
        /// Purpose unknown. `ULONG Operation` at 0x28.
        operation set_operation: u32 = 40;
        /// Purpose unknown. `ULONG Reserved2` at 0x2C.
        reserved2 set_reserved2: u32 = 44;
    }
    bits {
    }
}

impl EtwWdiScenarioInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
