// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1709: Layout = Layout {
    name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_INFORMATION",
    aliases: &[],
    form: "V1709",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(29) },],
    releases: "1709+",
    size: 108,
    fixed: 108,
    inserted: &[],
    total: None,
    summary: "What the processor records of the last branches that it took.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "LbrConfiguration", path: "LbrConfiguration", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceLastBranchConfiguration::VALUES), doc: "Flags that leave kinds of branches out (0x00000001 to 0x00000100), have the record kept as a call stack (0x00000200), or have it sampled (0x00000400).", units: "", unknown: false, children: &[] },
        Field { name: "EventCount", path: "EventCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many entries of Events hold.", units: "", unknown: false, children: &[] },
        Field { name: "Events", path: "Events", offset: 12, size: 96, ty: "EVENT_TRACE_LAST_BRANCH_EVENT_ID", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 24 }, count: 4 }, values: None, doc: "The events that the configuration is for.", units: "", unknown: false, children: &[
            Field { name: "EventGuid", path: "Events.EventGuid", offset: 12, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "What selects the group of the event, the high byte of its hook id.", units: "", unknown: false, children: &[] },
            Field { name: "Type", path: "Events.Type", offset: 28, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event, the low byte of its hook id.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Events.Reserved", offset: 29, size: 7, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
