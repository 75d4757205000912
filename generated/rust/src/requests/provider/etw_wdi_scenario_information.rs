// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Start or end of a scenario of the diagnostic infrastructure (WDI).
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_WDI_SCENARIO_INFORMATION", "EtwWdiScenarioInformation", (48, 48), "Start or end of a scenario of the diagnostic infrastructure (WDI).", &[
    unsigned("ProviderHandle", 0, 4, "ULONG", "").means(Meaning::Handle),
    unsigned("Reserved0", 4, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("ScenarioCode", 8, 2, "USHORT", "").means(Meaning::Identifier),
    field("Reserved1", 10, 14, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 14 }, "").means(Meaning::Reserved),
    field("ScenarioInstanceGuid", 24, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    unsigned("Operation", 40, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Reserved2", 44, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Start or end of a scenario of the diagnostic infrastructure (WDI).
    ///
    /// In C: `ETW_WDI_SCENARIO_INFORMATION`, 0x30 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_WDI_SCENARIO_INFORMATION")]
    owned EtwWdiScenarioInformation / EtwWdiScenarioInformationView: lone [48] "ETW_WDI_SCENARIO_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Handle of a process. `ULONG ProviderHandle` at 0x00.
        provider_handle set_provider_handle: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved0` at 0x04.
        reserved0 set_reserved0: u32 = 4;
        /// `USHORT ScenarioCode` at 0x08.
        scenario_code set_scenario_code: u16 = 8;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x0A.
        reserved1 set_reserved1: [u8; 14] = 10;
        /// `GUID ScenarioInstanceGuid` at 0x18.
        scenario_instance_guid set_scenario_instance_guid: Guid = 24;
        /// Purpose unknown. `ULONG Operation` at 0x28.
        operation set_operation: u32 = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x2C.
        reserved2 set_reserved2: u32 = 44;
    }
    bits {
    }
}
