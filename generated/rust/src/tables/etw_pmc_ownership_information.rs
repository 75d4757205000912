// Generated from spec/structs/ETW_PMC_OWNERSHIP_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_PMC_OWNERSHIP_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Who owns the counters of a processor.",
    fields: &[
        Field { name: "ProcessorNumber", path: "ProcessorNumber", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CounterCount", path: "CounterCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements Entries has.", units: "", unknown: false, children: &[] },
        Field { name: "Entries", path: "Entries", offset: 8, size: 12, ty: "ETW_PMC_OWNERSHIP_ENTRY", kind: Kind::Counted { element: Element { kind: ElementKind::Struct, size: 12 }, count_field: "CounterCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Type", path: "Entries.Type", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Data1", path: "Entries.Data1", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Data2", path: "Entries.Data2", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Entries", ty: "ETW_PMC_OWNERSHIP_ENTRY", content: Content::Layout(&crate::tables::etw_pmc_ownership_entry::V5_0), many: Many::Counted(Says { field: "CounterCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
