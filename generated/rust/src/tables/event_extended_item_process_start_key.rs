// Generated from spec/structs/EVENT_EXTENDED_ITEM_PROCESS_START_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_PROCESS_START_KEY",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A number for the process that wrote an event, which is not used again until the next start of Windows.",
    fields: &[
        Field { name: "ProcessStartKey", path: "ProcessStartKey", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The number.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
