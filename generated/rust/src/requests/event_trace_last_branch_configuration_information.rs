// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Configuration of the processor's last branch records.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION", "EventTraceLastBranchConfigurationInformation", (108, 108), "Configuration of the processor's last branch records.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("LbrConfiguration", 4, 4, "ULONG", "Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack (0x00000200), or sample the record (0x00000400).").of(crate::requests::EventTraceLastBranchConfiguration::VALUES).means(Meaning::Flags),
    unsigned("EventCount", 8, 4, "ULONG", "Number of valid entries in Events.").means(Meaning::Count),
    field("Events", 12, 96, "EVENT_TRACE_LAST_BRANCH_EVENT_ID", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 24 }, count: 4 }, "Events to which the configuration applies.").with(&[
        field("EventGuid", 12, 16, "GUID", Kind::Guid, "GUID that selects the group of the event, the high byte of its hook ID.").at_path("Events.EventGuid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_TRACE_SET_INFORMATION]),
        unsigned("Type", 28, 1, "UCHAR", "Event type, the low byte of its hook ID.").at_path("Events.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_TRACE_SET_INFORMATION]),
        field("Reserved", 29, 7, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, "").at_path("Events.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_TRACE_SET_INFORMATION]),
    ]),
])
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI]);
fixed! {
    /// Configuration of the processor's last branch records.
    ///
    /// In C: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION`, 0x6c bytes. Documented for 1709+.
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION")]
    owned EventTraceLastBranchConfigurationInformation / EventTraceLastBranchConfigurationInformationView: lone [108] "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack (0x00000200), or sample the record (0x00000400). `ULONG LbrConfiguration` at 0x04.
        lbr_configuration set_lbr_configuration: crate::requests::EventTraceLastBranchConfiguration = 4;
        /// Number of valid entries in Events. `ULONG EventCount` at 0x08.
        event_count set_event_count: u32 = 8;
        /// Events to which the configuration applies. `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events` at 0x0C.
        events set_events: [crate::requests::EventTraceLastBranchEventId; 4] = 12;
    }
    bits {
    }
}

/// Alias of [`EventTraceLastBranchConfigurationInformation`], named by the first release of the form.
pub type V1709 = EventTraceLastBranchConfigurationInformation;
/// Alias of [`EventTraceLastBranchConfigurationInformationView`], named by the first release of the form.
pub type V1709View<'a> = EventTraceLastBranchConfigurationInformationView<'a>;
