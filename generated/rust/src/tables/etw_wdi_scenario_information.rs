// Generated from spec/structs/ETW_WDI_SCENARIO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_WDI_SCENARIO_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A scenario of the diagnostic infrastructure (WDI) that starts or ends.",
    fields: &[
        Field { name: "ProviderHandle", path: "ProviderHandle", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ScenarioCode", path: "ScenarioCode", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 10, size: 14, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 14 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ScenarioInstanceGuid", path: "ScenarioInstanceGuid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Operation", path: "Operation", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
