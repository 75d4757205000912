// Generated from spec/structs/CONFIG_FLIGHTID_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
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
};
