// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo spec generate`. Do not
// edit: edit that file.

//! Configuration of the processor's last branch records.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_TRACE_SET_INFORMATION];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION", "EventTraceLastBranchConfigurationInformation")
    .size(108)
    .about("Configuration of the processor's last branch records.")
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("ULONG LbrConfiguration").at(4..8)
            .about("Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack \
                (0x00000200), or sample the record (0x00000400).")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::EventTraceLastBranchConfiguration::VALUES)]),
        unsigned("ULONG EventCount").at(8..12).about("Number of valid entries in Events.").means(Meaning::Count),
        field(
            "EVENT_TRACE_LAST_BRANCH_EVENT_ID Events",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 24 }, count: 4 }
        )
            .at(12..108).about("Events to which the configuration applies.").with(&[More::Fields(&[
            field("GUID Events.EventGuid", Kind::Guid).at(12..28)
                .about("GUID that selects the group of the event, the high byte of its hook ID.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("UCHAR Events.Type").at(28..29).about("Event type, the low byte of its hook ID.")
                .means(Meaning::EventType).stated_by(SOURCES),
            field(
                "UCHAR Events.Reserved",
                Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
            )
                .at(29..36).means(Meaning::Reserved).stated_by(SOURCES),
        ])]),
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
