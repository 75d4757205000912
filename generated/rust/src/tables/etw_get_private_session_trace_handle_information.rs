// Generated from spec/structs/ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_GET_PRIVATE_SESSION_TRACE_HANDLE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "The private sessions that are asked for.",
    fields: &[
        Field { name: "Requests", path: "Requests", offset: 0, size: 8, ty: "ETW_PRIVATE_SESSION_TRACE_REQUEST", kind: Kind::Open { element: Element { kind: ElementKind::Struct, size: 8 } }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProcessId", path: "Requests.ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the session is in.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Value", path: "Requests.Value", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The next two fields as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "PrivateSessionId", path: "Requests.PrivateSessionId", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                    Field { name: "PrivateSessionVersion", path: "Requests.PrivateSessionVersion", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
    ],
    tail: &[
        Part { name: "Requests", ty: "ETW_PRIVATE_SESSION_TRACE_REQUEST", content: Content::Layout(&crate::tables::etw_private_session_trace_request::V5_0), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
