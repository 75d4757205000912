// Generated from spec/structs/ETW_TRACE_GUID_LIST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_GUID_LIST",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "The providers or groups that are registered.",
    fields: &[
        Field { name: "GuidList", path: "GuidList", offset: 0, size: 16, ty: "GUID", kind: Kind::Open { element: Element { kind: ElementKind::Guid, size: 16 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "GuidList", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
