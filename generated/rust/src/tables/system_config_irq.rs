// Generated from spec/structs/SystemConfig_IRQ.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SystemConfig_IRQ",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "An interrupt that a device has.",
    fields: &[
        Field { name: "IRQAffinity", path: "IRQAffinity", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "A bit for each processor that takes the interrupt.", units: "", unknown: false, children: &[] },
        Field { name: "IRQNum", path: "IRQNum", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number of the interrupt.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceDescriptionLen", path: "DeviceDescriptionLen", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Of the text, its zero included.", units: "characters", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "DeviceDescription", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The device.", units: "", unknown: false },
    ],
};
