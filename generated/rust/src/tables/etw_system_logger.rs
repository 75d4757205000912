// Generated from spec/structs/ETW_SYSTEM_LOGGER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_SYSTEM_LOGGER",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 2,
    fixed: 2,
    inserted: &[],
    total: None,
    summary: "One of the sessions that get events of the system.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "ClockType", path: "ClockType", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::buffers::EventTraceClock::VALUES), doc: "The session's clock.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
