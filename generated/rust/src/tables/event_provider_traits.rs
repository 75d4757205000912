// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
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
    total: Some("TraitsSize"),
    summary: "The traits of a provider: its name, and whatever else is to go with each of its events.",
    fields: &[
        Field { name: "TraitsSize", path: "TraitsSize", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of all that is described here, these two bytes included.", units: "bytes", unknown: false, children: &[] },
    ],
};
