// Generated from spec/structs/WMI_PNP_RECORD_V4.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_PNP_RECORD_V4",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 28,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A Plug and Play device, in the fourth version of the event.",
    fields: &[
        Field { name: "ClassGuid", path: "ClassGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The setup class of the device.", units: "", unknown: false, children: &[] },
        Field { name: "UpperFilterCount", path: "UpperFilterCount", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many upper filters follow the five strings.", units: "", unknown: false, children: &[] },
        Field { name: "LowerFilterCount", path: "LowerFilterCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many lower filters follow the upper filters.", units: "", unknown: false, children: &[] },
        Field { name: "Strings", path: "Strings", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The device's identifier, the first of five strings.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Strings", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The device's identifier, the first of five strings.", units: "", unknown: false },
        Part { name: "Description", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the device is.", units: "", unknown: false },
        Part { name: "FriendlyName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "What the user knows the device by.", units: "", unknown: false },
        Part { name: "PdoName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the physical device object.", units: "", unknown: false },
        Part { name: "ServiceName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The service that drives the device.", units: "", unknown: false },
        Part { name: "UpperFilters", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::Counted(Says { field: "UpperFilterCount", place: Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The drivers above it.", units: "", unknown: false },
        Part { name: "LowerFilters", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::Counted(Says { field: "LowerFilterCount", place: Place::Fixed { offset: 20, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The drivers below it.", units: "", unknown: false },
    ],
};
