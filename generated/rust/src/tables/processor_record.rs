// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PROCESSOR_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 428,
    fixed: 428,
    inserted: &[],
    total: None,
    summary: "One of the processors.",
    fields: &[
        Field { name: "Index", path: "Index", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The number of the processor.", units: "", unknown: false, children: &[] },
        Field { name: "FeatureSet", path: "FeatureSet", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ProcessorSpeed", path: "ProcessorSpeed", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MHz", unknown: false, children: &[] },
        Field { name: "ProcessorName", path: "ProcessorName", offset: 12, size: 128, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 64 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorIdentifier", path: "ProcessorIdentifier", offset: 140, size: 256, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 128 }, values: None, doc: "A text that ends at its zero: the architecture, and the numbers of family, model and stepping.", units: "", unknown: false, children: &[] },
        Field { name: "VendorIdentifier", path: "VendorIdentifier", offset: 396, size: 32, ty: "WCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 2 }, count: 16 }, values: None, doc: "A text that ends at its zero.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
