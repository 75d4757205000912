// Generated from spec/structs/ETW_SYSTEM_LOGGER_SETTINGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1709: Layout = Layout {
    name: "ETW_SYSTEM_LOGGER_SETTINGS",
    aliases: &[],
    form: "V1709",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(29) },],
    releases: "1709+",
    size: 372,
    fixed: 372,
    inserted: &[],
    total: None,
    summary: "Which sessions get events of the system, and which events.",
    fields: &[
        Field { name: "EtwpSystemLogger", path: "EtwpSystemLogger", offset: 0, size: 16, ty: "ETW_SYSTEM_LOGGER", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 2 }, count: 8 }, values: None, doc: "The sessions.", units: "", unknown: false, children: &[
            Field { name: "LoggerId", path: "EtwpSystemLogger.LoggerId", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
            Field { name: "ClockType", path: "EtwpSystemLogger.ClockType", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "The session's clock.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "EtwpActiveSystemLoggers", path: "EtwpActiveSystemLoggers", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Which elements of EtwpSystemLogger hold, a bit for each.", units: "", unknown: false, children: &[] },
        Field { name: "SiloGlobalGroupMask", path: "SiloGlobalGroupMask", offset: 20, size: 32, ty: "PERFINFO_GROUPMASK", kind: Kind::Struct, values: None, doc: "The events that any of the sessions wants.", units: "", unknown: false, children: &[
            Field { name: "Masks", path: "SiloGlobalGroupMask.Masks", offset: 20, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "EtwpGroupMasks", path: "EtwpGroupMasks", offset: 52, size: 320, ty: "PERFINFO_GROUPMASK", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 32 }, count: 10 }, values: None, doc: "The events that each wants; there are two more elements than sessions.", units: "", unknown: false, children: &[
            Field { name: "Masks", path: "EtwpGroupMasks.Masks", offset: 52, size: 32, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 8 }, values: None, doc: "One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
