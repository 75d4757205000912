// Generated from spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "Values of a processor's performance monitoring counters.",
    fields: &[
        Field { name: "Counter", path: "Counter", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 8 } }, values: None, doc: "One value for each counter that the session collects; which counters they are is not recorded here.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Counter", ty: "ULONG64", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 8 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "One value for each counter that the session collects; which counters they are is not recorded here.", units: "", unknown: false },
    ],
};
