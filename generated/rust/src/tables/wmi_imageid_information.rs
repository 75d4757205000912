// Generated from spec/structs/WMI_IMAGEID_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_IMAGEID_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 18,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "What identifies an image.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize", path: "ImageSize", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From the image's header.", units: "seconds since 1970", unknown: false, children: &[] },
        Field { name: "OriginalFileName", path: "OriginalFileName", offset: 16, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OriginalFileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_IMAGEID_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 26,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What identifies an image.",
    fields: &[
        Field { name: "ImageBase", path: "ImageBase", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize", path: "ImageSize", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From the image's header.", units: "seconds since 1970", unknown: false, children: &[] },
        Field { name: "OriginalFileName", path: "OriginalFileName", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OriginalFileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false },
    ],
};
