// Generated from spec/structs/SystemConfig_V0_Services.toml by `cargo spec generate`. Do not edit: edit that file.

//! Windows service.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_V0_Services", "SystemConfigV0Services")
    .size(652)
    .about("Windows service.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .also_called(&["SystemConfig_V1_Services"])
    .stated_by(SOURCES)
    .fields(&[
        field(
            "WCHAR ServiceName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 34 }
        )
            .at(0..68).means(Meaning::Text),
        field(
            "WCHAR DisplayName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(68..580).means(Meaning::Text),
        field(
            "WCHAR ProcessName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 34 }
        )
            .at(580..648).about("Executable file that contains the service.").means(Meaning::FileName),
        unsigned("ULONG ProcessId").at(648..652).means(Meaning::ProcessId),
    ]);
fixed! {
    /// Windows service.
    ///
    /// In C: `SystemConfig_V0_Services`, 0x28c bytes. Releases unknown.
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Each string is null-terminated.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "SystemConfig_V0_Services")]
    #[doc(alias = "SystemConfig_V1_Services")]
    owned SystemConfigV0Services / SystemConfigV0ServicesView: lone,
        name = "SystemConfig_V0_Services", size = 652, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `WCHAR ServiceName` at 0x00.
        service_name / set_service_name: [u16; 34], at = 0;
        /// `WCHAR DisplayName` at 0x44.
        display_name / set_display_name: [u16; 256], at = 68;
        /// Executable file that contains the service. `WCHAR ProcessName` at 0x244.
        process_name / set_process_name: [u16; 34], at = 580;
        /// Process ID. `ULONG ProcessId` at 0x288.
        process_id / set_process_id: u32, at = 648;
    }
}
