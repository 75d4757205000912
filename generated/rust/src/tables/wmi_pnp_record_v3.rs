// Generated from spec/structs/WMI_PNP_RECORD_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_PNP_RECORD_V3",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "A Plug and Play device, in the third version of the event.",
    fields: &[
        Field { name: "IDLength", path: "IDLength", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of the device's identifier.", units: "", unknown: false, children: &[] },
        Field { name: "DescriptionLength", path: "DescriptionLength", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of the device's description.", units: "", unknown: false, children: &[] },
        Field { name: "FriendlyNameLength", path: "FriendlyNameLength", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of the device's friendly name.", units: "", unknown: false, children: &[] },
        Field { name: "Strings", path: "Strings", offset: 12, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The device's identifier, the first of three strings.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Strings", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The device's identifier, the first of three strings.", units: "", unknown: false },
        Part { name: "Description", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the device is.", units: "", unknown: false },
        Part { name: "FriendlyName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the user knows the device by.", units: "", unknown: false },
    ],
};
