// Generated from spec/structs/WMI_PROCESS_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_PROCESS_INFORMATION64",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "The same as WMI_PROCESS_INFORMATION, for 64-bit data whatever the reader's pointer size.",
    fields: &[
        Field { name: "UniqueProcessKey64", path: "UniqueProcessKey64", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address of the kernel's structure for the process, which tells apart processes of the same identifier.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ParentId", path: "ParentId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that created it.", units: "", unknown: false, children: &[] },
        Field { name: "SessionId", path: "SessionId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ExitStatus", path: "ExitStatus", offset: 20, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What the process ended with, once it has.", units: "", unknown: false, children: &[] },
        Field { name: "DirectoryTableBase", path: "DirectoryTableBase", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The physical address of the page directory.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::process::EtwProcessEventFlag::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Sid", path: "Sid", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Zero if no security identifier follows; otherwise the first four bytes of a TOKEN_USER, which the security identifier follows.", units: "", unknown: false, children: &[] },
    ],
};
