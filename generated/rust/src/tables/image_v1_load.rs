// Generated from spec/structs/Image_V1_Load.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "Image_V1_Load",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "An image was mapped, was unmapped, or is mapped.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the image is mapped.", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize", path: "ImageSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the image, 0 for the kernel's images.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The file of the image.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "Image_V1_Load",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An image was mapped, was unmapped, or is mapped.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Where the image is mapped.", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize", path: "ImageSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the image, 0 for the kernel's images.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The file of the image.", units: "", unknown: false },
    ],
};
