// Generated from spec/structs/WMI_IMAGELOAD_INFORMATION32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_IMAGELOAD_INFORMATION32",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 48,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "The same as WMI_IMAGELOAD_INFORMATION, for 32-bit data whatever the reader's pointer size.",
    fields: &[
        Field { name: "ImageBase32", path: "ImageBase32", offset: 0, size: 4, ty: "ULONG32", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize32", path: "ImageSize32", offset: 4, size: 4, ty: "ULONG32", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that has the image, 0 for the kernel's images.", units: "", unknown: false, children: &[] },
        Field { name: "ImageChecksum", path: "ImageChecksum", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From the image's header.", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From the image's header.", units: "seconds since 1970", unknown: false, children: &[] },
        Field { name: "SignatureLevel", path: "SignatureLevel", offset: 20, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::image::EtwImageSignature::VALUES), doc: "How far the image's signature is trusted; 0x10 if a catalogue signs it, 0x20 if the signature is embedded.", units: "", unknown: false, children: &[] },
        Field { name: "SignatureType", path: "SignatureType", offset: 21, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "DefaultBase32", path: "DefaultBase32", offset: 24, size: 4, ty: "ULONG32", kind: Kind::Unsigned, values: None, doc: "The base address that the image prefers.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved3", path: "Reserved3", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved4", path: "Reserved4", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "FileName", path: "FileName", offset: 44, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The path of the image's file.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FileName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The path of the image's file.", units: "", unknown: false },
    ],
};
