// Generated from spec/structs/PERFINFO_PPM_STATE_SELECTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PPM_STATE_SELECTION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Which idle state was selected, and why others were not.",
    fields: &[
        Field { name: "SelectedState", path: "SelectedState", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "VetoedStates", path: "VetoedStates", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements VetoReason has.", units: "", unknown: false, children: &[] },
        Field { name: "VetoReason", path: "VetoReason", offset: 8, size: 4, ty: "ULONG", kind: Kind::Counted { element: Element { kind: ElementKind::Unsigned, size: 4 }, count_field: "VetoedStates", mask: 18446744073709551615, shift: 0 }, values: Some(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES), doc: "Why each was not.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "VetoReason", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Counted(Says { field: "VetoedStates", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: Some(crate::payloads::power::PerfinfoPpmIdleVeto::VALUES), doc: "Why each was not.", units: "", unknown: false },
    ],
};
