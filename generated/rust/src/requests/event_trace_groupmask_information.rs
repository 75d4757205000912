// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events enabled for a logger.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_GROUPMASK];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_GROUPMASK_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_GROUPMASK_INFORMATION", "EventTraceGroupmaskInformation")
    .size(48)
    .about("Events enabled for a logger.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16)
            .about("Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger.")
            .means(Meaning::Handle),
        structure("PERFINFO_GROUPMASK EventTraceGroupMasks").at(16..48)
            .about("Group masks. They may have been translated from or to the masks that the kernel stores for \
                compatibility with EnableFlags. Output of a query, input of a request to set.")
            .with(&[More::Fields(&[
            field(
                "ULONG EventTraceGroupMasks.Masks",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 8 }
            )
                .at(16..48)
                .about("One word for each event group. The source's table has it from 5.2, and symbol files from 6.0. \
                    The first eight dwords of 5.1 are assumed to be the same.")
                .means(Meaning::Flags).stated_by(SOURCES),
        ])]),
    ]);
fixed! {
    /// Events enabled for a logger.
    ///
    /// In C: `EVENT_TRACE_GROUPMASK_INFORMATION`, 0x30 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_GROUPMASK_INFORMATION*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_GROUPMASK_INFORMATION")]
    owned EventTraceGroupmaskInformation / EventTraceGroupmaskInformationView: lone,
        name = "EVENT_TRACE_GROUPMASK_INFORMATION", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger: the low 16 bits are the logger ID, or 0xFFFF for the NT Kernel Logger. `TRACEHANDLE
        /// TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
        /// Group masks. They may have been translated from or to the masks that the kernel stores for compatibility
        /// with EnableFlags. Output of a query, input of a request to set. `PERFINFO_GROUPMASK EventTraceGroupMasks` at
        /// 0x10. Returns a copy.
        event_trace_group_masks / set_event_trace_group_masks: crate::masks::PerfinfoGroupmask, at = 16;
    }
}

/// Alias of [`EventTraceGroupmaskInformation`], named by the first release of the form.
pub type V6_0 = EventTraceGroupmaskInformation;
/// Alias of [`EventTraceGroupmaskInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTraceGroupmaskInformationView<'a>;
