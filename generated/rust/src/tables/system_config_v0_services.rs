// Generated from spec/structs/SystemConfig_V0_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SystemConfig_V0_Services",
    aliases: &["SystemConfig_V1_Services",],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 652,
    fixed: 652,
    inserted: &[],
    total: None,
    summary: "A service.",
    fields: &[
        Field { name: "ServiceName", path: "ServiceName", offset: 0, size: 68, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 34 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DisplayName", path: "DisplayName", offset: 68, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessName", path: "ProcessName", offset: 580, size: 68, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 34 }, values: None, doc: "The executable file that has the service.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 648, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
