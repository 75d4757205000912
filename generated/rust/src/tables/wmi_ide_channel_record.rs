// Generated from spec/structs/WMI_IDE_CHANNEL_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_IDE_CHANNEL_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A channel of an IDE controller.",
    fields: &[
        Field { name: "TargetId", path: "TargetId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DeviceType", path: "DeviceType", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "DeviceTimingMode", path: "DeviceTimingMode", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LocationInformationLen", path: "LocationInformationLen", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of LocationInformation without its zero.", units: "characters", unknown: false, children: &[] },
        Field { name: "LocationInformation", path: "LocationInformation", offset: 16, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "Which channel it is, such as Channel 0.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "LocationInformation", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Which channel it is, such as Channel 0.", units: "", unknown: false },
    ],
};
