// Generated from spec/structs/IPT_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "IPT_TRACE_EVENT_DATA",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "What Intel's Processor Trace recorded before another event.",
    fields: &[
        Field { name: "TimeStamp", path: "TimeStamp", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IptOption", path: "IptOption", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IptTraceSize", path: "IptTraceSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IptTraceStopOffset", path: "IptTraceStopOffset", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "IptTrace", path: "IptTrace", offset: 32, size: 1, ty: "UCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "IptTrace", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
