// Generated from spec/structs/WMI_IMAGEID_INFORMATION32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_IMAGEID_INFORMATION32",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 18,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The same as WMI_IMAGEID_INFORMATION, for 32-bit data whatever the reader's pointer size.",
    fields: &[
        Field { name: "ImageBase32", path: "ImageBase32", offset: 0, size: 4, ty: "ULONG32", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize32", path: "ImageSize32", offset: 4, size: 4, ty: "ULONG32", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From the image's header.", units: "seconds since 1970", unknown: false, children: &[] },
        Field { name: "OriginalFileName", path: "OriginalFileName", offset: 16, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "OriginalFileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name that the image's version resource gives.", units: "", unknown: false },
    ],
};
