// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events enabled for a logger.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_GROUPMASK_INFORMATION", "EventTraceGroupmaskInformation", (48, 48), "Events enabled for a logger.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    field("", 4, 4, "padding", Kind::Padding, ""),
    unsigned("TraceHandle", 8, 8, "TRACEHANDLE", "Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger.").means(Meaning::Handle),
    field("EventTraceGroupMasks", 16, 32, "PERFINFO_GROUPMASK", Kind::Struct, "Group masks. They may have been translated from or to the masks that the kernel stores for compatibility with EnableFlags. Output of a query, input of a request to set.").with(&[
        field("Masks", 16, 32, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, "One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. The first eight dwords of 5.1 are assumed to be the same.").at_path("EventTraceGroupMasks.Masks").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_PERFINFO_GROUPMASK]),
    ]),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_GROUPMASK_INFORMATION, &crate::rt::sources::PHNT_NTEXAPI]);
fixed! {
    /// Events enabled for a logger.
    ///
    /// In C: `EVENT_TRACE_GROUPMASK_INFORMATION`, 0x30 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher), combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_GROUPMASK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_GROUPMASK_INFORMATION")]
    owned EventTraceGroupmaskInformation / EventTraceGroupmaskInformationView: lone [48] "EVENT_TRACE_GROUPMASK_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle set_trace_handle: u64 = 8;
        /// Group masks. They may have been translated from or to the masks that the kernel stores for compatibility with EnableFlags. Output of a query, input of a request to set. `PERFINFO_GROUPMASK EventTraceGroupMasks` at 0x10. Returns a copy.
        event_trace_group_masks set_event_trace_group_masks: crate::masks::PerfinfoGroupmask = 16;
    }
    bits {
    }
}

/// Alias of [`EventTraceGroupmaskInformation`], named by the first release of the form.
pub type V6_0 = EventTraceGroupmaskInformation;
/// Alias of [`EventTraceGroupmaskInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTraceGroupmaskInformationView<'a>;
