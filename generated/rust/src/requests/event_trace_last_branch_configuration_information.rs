// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo spec generate`. Do not
// edit: edit that file.

//! Configuration of the processor's last branch records.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_TRACE_SET_INFORMATION];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION", "EventTraceLastBranchConfigurationInformation")
    .size(108)
    .summary("Configuration of the processor's last branch records.")
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS", "EventTraceInformationClass").at(0..4)
            .doc("Information class, which selects this structure.")
            .of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
        unsigned("ULONG", "LbrConfiguration").at(4..8)
            .doc("Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack \
                (0x00000200), or sample the record (0x00000400).")
            .of(crate::requests::EventTraceLastBranchConfiguration::VALUES).means(Meaning::Flags),
        unsigned("ULONG", "EventCount").at(8..12).doc("Number of valid entries in Events.").means(Meaning::Count),
        field(
            "EVENT_TRACE_LAST_BRANCH_EVENT_ID", "Events",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 24 }, count: 4 }
        )
            .at(12..108).doc("Events to which the configuration applies.").with(&[
            field("GUID", "EventGuid", Kind::Guid).at(12..28)
                .doc("GUID that selects the group of the event, the high byte of its hook ID.")
                .at_path("Events.EventGuid").means(Meaning::Guid).stated_by(SOURCES),
            unsigned("UCHAR", "Type").at(28..29).doc("Event type, the low byte of its hook ID.").at_path("Events.Type")
                .means(Meaning::EventType).stated_by(SOURCES),
            field(
                "UCHAR", "Reserved",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
            )
                .at(29..36).at_path("Events.Reserved").means(Meaning::Reserved).stated_by(SOURCES),
        ]),
    ]);
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
    owned EventTraceLastBranchConfigurationInformation / EventTraceLastBranchConfigurationInformationView: lone,
        name = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION", size = 108, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack
        /// (0x00000200), or sample the record (0x00000400). `ULONG LbrConfiguration` at 0x04.
        lbr_configuration / set_lbr_configuration: crate::requests::EventTraceLastBranchConfiguration, at = 4;
        /// Number of valid entries in Events. `ULONG EventCount` at 0x08.
        event_count / set_event_count: u32, at = 8;
        /// Events to which the configuration applies. `EVENT_TRACE_LAST_BRANCH_EVENT_ID Events` at 0x0C.
        events / set_events: [crate::requests::EventTraceLastBranchEventId; 4], at = 12;
    }
}

/// Alias of [`EventTraceLastBranchConfigurationInformation`], named by the first release of the form.
pub type V1709 = EventTraceLastBranchConfigurationInformation;
/// Alias of [`EventTraceLastBranchConfigurationInformationView`], named by the first release of the form.
pub type V1709View<'a> = EventTraceLastBranchConfigurationInformationView<'a>;
