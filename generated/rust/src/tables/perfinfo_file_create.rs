// Generated from spec/structs/PERFINFO_FILE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FILE_CREATE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 28,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A file is created or opened.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Options", path: "Options", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The create options, with the disposition in the highest byte.", units: "", unknown: false, children: &[] },
        Field { name: "Attributes", path: "Attributes", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ATTRIBUTE_ constants.", units: "", unknown: false, children: &[] },
        Field { name: "ShareAccess", path: "ShareAccess", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_SHARE_ constants.", units: "", unknown: false, children: &[] },
        Field { name: "OpenPath", path: "OpenPath", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OpenPath", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FILE_CREATE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "A file is created or opened.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Options", path: "Options", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The create options, with the disposition in the highest byte.", units: "", unknown: false, children: &[] },
        Field { name: "Attributes", path: "Attributes", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ATTRIBUTE_ constants.", units: "", unknown: false, children: &[] },
        Field { name: "ShareAccess", path: "ShareAccess", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_SHARE_ constants.", units: "", unknown: false, children: &[] },
        Field { name: "OpenPath", path: "OpenPath", offset: 32, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OpenPath", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
