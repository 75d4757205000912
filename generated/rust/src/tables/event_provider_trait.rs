// Generated from spec/structs/EVENT_PROVIDER_TRAIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V10_0: Layout = Layout {
    name: "EVENT_PROVIDER_TRAIT",
    aliases: &[],
    form: "V10_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(10), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(10), last: Release(29) },],
    releases: "10.0+",
    size: 3,
    fixed: 3,
    inserted: &[],
    total: Some(Total { says: Says { field: "TraitSize", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "One trait of a provider.",
    fields: &[
        Field { name: "TraitSize", path: "TraitSize", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this trait, these two bytes included: 0x13 for a group.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::EtwProviderTraitType::VALUES), doc: "What the trait is.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "GroupGuid", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::One, when: Some(When { says: Says { field: "Type", place: Place::Fixed { offset: 2, size: 1, start: 0, width: 8, signed: false }, mask: 255, shift: 0 }, equals: Some(1) }), optional: false, by: None, values: None, doc: "The group that the provider belongs to; another type has data of its own here.", units: "", unknown: false },
    ],
};
