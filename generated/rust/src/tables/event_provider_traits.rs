// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V10_0: Layout = Layout {
    name: "EVENT_PROVIDER_TRAITS",
    aliases: &[],
    form: "V10_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(10), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(10), last: Release(29) },],
    releases: "10.0+",
    size: 2,
    fixed: 2,
    inserted: &[],
    total: Some(Total { says: Says { field: "TraitsSize", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The traits of a provider: its name, and whatever else is to go with each of its events.",
    fields: &[
        Field { name: "TraitsSize", path: "TraitsSize", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of all that is described here, these two bytes included.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ProviderName", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the provider, in UTF-8.", units: "", unknown: false },
        Part { name: "Traits", ty: "EVENT_PROVIDER_TRAIT", content: Content::Layout(&crate::tables::event_provider_trait::V10_0), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The other traits, to the end.", units: "", unknown: false },
    ],
};
