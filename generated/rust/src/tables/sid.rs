// Generated from spec/structs/SID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "SID",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A security identifier: who a process runs as.",
    fields: &[
        Field { name: "Revision", path: "Revision", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Always 1 in what is known.", units: "", unknown: false, children: &[] },
        Field { name: "SubAuthorityCount", path: "SubAuthorityCount", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How many parts SubAuthority has, 15 at most.", units: "", unknown: false, children: &[] },
        Field { name: "IdentifierAuthority", path: "IdentifierAuthority", offset: 2, size: 6, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 6 }, values: None, doc: "Who issued the identifier, as a number whose highest byte comes first.", units: "", unknown: false, children: &[] },
        Field { name: "SubAuthority", path: "SubAuthority", offset: 8, size: 4, ty: "ULONG", kind: Kind::Counted { element: Element { kind: ElementKind::Unsigned, size: 4 }, count_field: "SubAuthorityCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "The parts that tell identifiers of one issuer apart.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "SubAuthority", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::Counted(Says { field: "SubAuthorityCount", place: Place::Fixed { offset: 1, size: 1, start: 0, width: 8, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The parts that tell identifiers of one issuer apart.", units: "", unknown: false },
    ],
};
