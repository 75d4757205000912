// Generated from spec/structs/WMI_IRQ_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_IRQ_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An interrupt that a device was given.",
    fields: &[
        Field { name: "IRQAffinity", path: "IRQAffinity", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The processors of the group that the interrupt is delivered to, a bit for each.", units: "", unknown: false, children: &[] },
        Field { name: "IRQGroup", path: "IRQGroup", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The group of processors that IRQAffinity is of.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "IRQNum", path: "IRQNum", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Real traces have numbers here that would be negative.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceDescriptionLen", path: "DeviceDescriptionLen", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The length of DeviceDescription, its zero included.", units: "characters", unknown: false, children: &[] },
        Field { name: "DeviceDescription", path: "DeviceDescription", offset: 20, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "Which device it is: real traces have its hardware identifier.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "DeviceDescription", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Which device it is: real traces have its hardware identifier.", units: "", unknown: false },
    ],
};
