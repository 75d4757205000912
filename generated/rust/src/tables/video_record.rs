// Generated from spec/structs/VIDEO_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "VIDEO_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 2584,
    fixed: 2584,
    inserted: &[],
    total: None,
    summary: "A display adapter.",
    fields: &[
        Field { name: "MemorySize", path: "MemorySize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The memory of the adapter.", units: "", unknown: false, children: &[] },
        Field { name: "XResolution", path: "XResolution", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pixels", unknown: false, children: &[] },
        Field { name: "YResolution", path: "YResolution", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pixels", unknown: false, children: &[] },
        Field { name: "BitsPerPixel", path: "BitsPerPixel", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bits", unknown: false, children: &[] },
        Field { name: "VRefresh", path: "VRefresh", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the screen is drawn.", units: "Hz", unknown: false, children: &[] },
        Field { name: "ChipType", path: "ChipType", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "The name of the chip.", units: "", unknown: false, children: &[] },
        Field { name: "DACType", path: "DACType", offset: 532, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "The name of the digital-to-analogue converter.", units: "", unknown: false, children: &[] },
        Field { name: "AdapterString", path: "AdapterString", offset: 1044, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "The name of the adapter.", units: "", unknown: false, children: &[] },
        Field { name: "BiosString", path: "BiosString", offset: 1556, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "The name of the adapter's BIOS.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceId", path: "DeviceId", offset: 2068, size: 512, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 256 }, values: None, doc: "The name of the device.", units: "", unknown: false, children: &[] },
        Field { name: "StateFlags", path: "StateFlags", offset: 2580, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags of the documented DISPLAY_DEVICE.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
