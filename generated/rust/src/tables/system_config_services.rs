// Generated from spec/structs/SystemConfig_Services.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SystemConfig_Services",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A service.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the service, 0 if it does not run.", units: "", unknown: false, children: &[] },
        Field { name: "ServiceState", path: "ServiceState", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented SERVICE_ states: 1 stopped, 4 running.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What stands for the service in the events of threads.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ServiceName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
        Part { name: "DisplayName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
        Part { name: "ProcessName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The executable file that has the service; empty if it does not run.", units: "", unknown: false },
        Part { name: "LoadOrderGroup", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: true, by: None, values: None, doc: "Version 3: the group of services with which it is loaded.", units: "", unknown: false },
        Part { name: "SvchostGroup", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: true, by: None, values: None, doc: "Version 3: the group of services that share a process.", units: "", unknown: false },
    ],
};
