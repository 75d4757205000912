// Generated from spec/structs/FileIo_Create.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "FileIo_Create",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A file is opened or created.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "CreateOptions", path: "CreateOptions", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The options of NtCreateFile, and in the top byte the disposition.", units: "", unknown: false, children: &[] },
        Field { name: "FileAttributes", path: "FileAttributes", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The attributes for a new file.", units: "", unknown: false, children: &[] },
        Field { name: "ShareAccess", path: "ShareAccess", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What others may do to the file meanwhile.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OpenPath", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The path.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "FileIo_Create",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "A file is opened or created.",
    fields: &[
        Field { name: "IrpPtr", path: "IrpPtr", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The I/O request packet, which FileIo_OpEnd names too.", units: "", unknown: false, children: &[] },
        Field { name: "TTID", path: "TTID", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The thread that asks for it; as wide as a pointer in this version alone.", units: "", unknown: false, children: &[] },
        Field { name: "FileObject", path: "FileObject", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The file as it was opened, the same from creation to close.", units: "", unknown: false, children: &[] },
        Field { name: "CreateOptions", path: "CreateOptions", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The options of NtCreateFile, and in the top byte the disposition.", units: "", unknown: false, children: &[] },
        Field { name: "FileAttributes", path: "FileAttributes", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The attributes for a new file.", units: "", unknown: false, children: &[] },
        Field { name: "ShareAccess", path: "ShareAccess", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What others may do to the file meanwhile.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OpenPath", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The path.", units: "", unknown: false },
    ],
};
