// Generated from spec/structs/CONFIG_FLIGHTID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CONFIG_FLIGHTID_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 0,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "Which experiments of Microsoft the machine takes part in.",
    fields: &[
    ],
    tail: &[
        Part { name: "Unnamed1", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Empty in the one real event.", units: "", unknown: true },
        Part { name: "FlightIds", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "Identifiers with commas between them.", units: "", unknown: false },
    ],
};
