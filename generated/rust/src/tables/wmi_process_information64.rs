// Generated from spec/structs/WMI_PROCESS_INFORMATION64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
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
    tail: &[
        Part { name: "TokenUser", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Fixed(12), when: Some(When { says: Says { field: "Sid", place: Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, mask: 4294967295, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The rest of the TOKEN_USER: the high half of a pointer, the attributes, and padding.", units: "", unknown: false },
        Part { name: "UserSid", ty: "SID", content: Content::Layout(&crate::tables::sid::V5_0), many: Many::One, when: Some(When { says: Says { field: "Sid", place: Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, mask: 4294967295, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The user that the process runs as.", units: "", unknown: false },
        Part { name: "ImageFileName", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the executable file, in the ANSI code page.", units: "", unknown: false },
        Part { name: "CommandLine", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The whole command line.", units: "", unknown: false },
        Part { name: "PackageFullName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The full name of the application package that the process is of; empty if it is of none.", units: "", unknown: false },
        Part { name: "ApplicationId", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The identifier of the application within its package (PRAID).", units: "", unknown: false },
    ],
};
