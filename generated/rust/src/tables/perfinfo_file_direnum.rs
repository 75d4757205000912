// Generated from spec/structs/PERFINFO_FILE_DIRENUM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_FILE_DIRENUM",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 32,
    fixed: 28,
    inserted: &[],
    total: None,
    summary: "A directory is enumerated, or watched.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the caller's buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS.", units: "", unknown: false, children: &[] },
        Field { name: "FileIndex", path: "FileIndex", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where in the directory to go on.", units: "", unknown: false, children: &[] },
        Field { name: "FileName", path: "FileName", offset: 28, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The pattern of names.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The pattern of names.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_FILE_DIRENUM",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 48,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A directory is enumerated, or watched.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The I/O request packet, which finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The file, by the address of its object.", units: "", unknown: false, children: &[] },
        Field { name: "FileKey", path: "FileKey", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "What the file system knows the file by, the same for all its file objects.", units: "", unknown: false, children: &[] },
        Field { name: "IssuingThreadId", path: "IssuingThreadId", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that began the request.", units: "", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the caller's buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InfoClass", path: "InfoClass", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "A value of the documented FILE_INFORMATION_CLASS.", units: "", unknown: false, children: &[] },
        Field { name: "FileIndex", path: "FileIndex", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Where in the directory to go on.", units: "", unknown: false, children: &[] },
        Field { name: "FileName", path: "FileName", offset: 40, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The pattern of names.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The pattern of names.", units: "", unknown: false },
    ],
};
