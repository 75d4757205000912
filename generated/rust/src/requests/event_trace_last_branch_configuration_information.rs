// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Configuration of the processor's last branch records.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION",
    aliases: &[],
    form: "EventTraceLastBranchConfigurationInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(255) },],
    releases: "1709+",
    size: 108,
    fixed: 108,
    inserted: &[],
    total: None,
    summary: "Configuration of the processor's last branch records.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "LbrConfiguration", path: "LbrConfiguration", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceLastBranchConfiguration::VALUES), doc: "Flags that exclude kinds of branches (0x00000001 to 0x00000100), record branches as a call stack (0x00000200), or sample the record (0x00000400).", units: "", unknown: false, children: &[] },
        Field { name: "EventCount", path: "EventCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of valid entries in Events.", units: "", unknown: false, children: &[] },
        Field { name: "Events", path: "Events", offset: 12, size: 96, ty: "EVENT_TRACE_LAST_BRANCH_EVENT_ID", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 24 }, count: 4 }, values: None, doc: "Events to which the configuration applies.", units: "", unknown: false, children: &[
            Field { name: "EventGuid", path: "Events.EventGuid", offset: 12, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID that selects the group of the event, the high byte of its hook ID.", units: "", unknown: false, children: &[] },
            Field { name: "Type", path: "Events.Type", offset: 28, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type, the low byte of its hook ID.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Events.Reserved", offset: 29, size: 7, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
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
    owned EventTraceLastBranchConfigurationInformation / EventTraceLastBranchConfigurationInformationView: lone [108] "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION" Table::form(&LAYOUT_0);
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

impl EventTraceLastBranchConfigurationInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

/// Alias of [`EventTraceLastBranchConfigurationInformation`], named by the first release of the form.
pub type V1709 = EventTraceLastBranchConfigurationInformation;
/// Alias of [`EventTraceLastBranchConfigurationInformationView`], named by the first release of the form.
pub type V1709View<'a> = EventTraceLastBranchConfigurationInformationView<'a>;
