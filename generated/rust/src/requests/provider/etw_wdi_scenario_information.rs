// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Start or end of a scenario of the diagnostic infrastructure (WDI).
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_WDI_SCENARIO_INFORMATION", "EtwWdiScenarioInformation")
    .size(48)
    .about("Start or end of a scenario of the diagnostic infrastructure (WDI).")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProviderHandle").at(0..4).means(Meaning::Handle),
        unsigned("ULONG Reserved0").at(4..8).means(Meaning::Reserved),
        unsigned("USHORT ScenarioCode").at(8..10).means(Meaning::Identifier),
        field(
            "UCHAR Reserved1", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 14 }
        )
            .at(10..24).means(Meaning::Reserved),
        field("GUID ScenarioInstanceGuid", Kind::Guid).at(24..40).means(Meaning::Guid),
        unsigned("ULONG Operation").at(40..44).of_unknown_purpose(),
        unsigned("ULONG Reserved2").at(44..48).means(Meaning::Reserved),
    ]);
fixed! {
    /// Start or end of a scenario of the diagnostic infrastructure (WDI).
    ///
    /// In C: `ETW_WDI_SCENARIO_INFORMATION`, 0x30 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_WDI_SCENARIO_INFORMATION")]
    owned EtwWdiScenarioInformation / EtwWdiScenarioInformationView: lone,
        name = "ETW_WDI_SCENARIO_INFORMATION", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Handle of a process. `ULONG ProviderHandle` at 0x00.
        provider_handle / set_provider_handle: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved0` at 0x04.
        reserved0 / set_reserved0: u32, at = 4;
        /// `USHORT ScenarioCode` at 0x08.
        scenario_code / set_scenario_code: u16, at = 8;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x0A.
        reserved1 / set_reserved1: [u8; 14], at = 10;
        /// `GUID ScenarioInstanceGuid` at 0x18.
        scenario_instance_guid / set_scenario_instance_guid: Guid, at = 24;
        /// Purpose unknown. `ULONG Operation` at 0x28.
        operation / set_operation: u32, at = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x2C.
        reserved2 / set_reserved2: u32, at = 44;
    }
}
