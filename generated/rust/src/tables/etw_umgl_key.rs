// Generated from spec/structs/ETW_UMGL_KEY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_UMGL_KEY",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 2,
    fixed: 2,
    inserted: &[],
    total: None,
    summary: "Whether a part of user mode logs its events, and where.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The session that gets the events, 0 if they are not logged.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::requests::session::EtwUmglLdrFlag::VALUES), doc: "For the loader: what it logs.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
