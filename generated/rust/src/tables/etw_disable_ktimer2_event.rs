// Generated from spec/structs/ETW_DISABLE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_DISABLE_KTIMER2_EVENT",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 13,
    inserted: &[],
    total: None,
    summary: "An executive timer (KTIMER2) was disabled.",
    fields: &[
        Field { name: "TimerKey", path: "TimerKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "DisableCallback", path: "DisableCallback", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine that is called when it is disabled.", units: "", unknown: false, children: &[] },
        Field { name: "DisableContextKey", path: "DisableContextKey", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The context of that routine.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwDisableKtimer2Flag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_DISABLE_KTIMER2_EVENT",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 25,
    inserted: &[],
    total: None,
    summary: "An executive timer (KTIMER2) was disabled.",
    fields: &[
        Field { name: "TimerKey", path: "TimerKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "DisableCallback", path: "DisableCallback", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine that is called when it is disabled.", units: "", unknown: false, children: &[] },
        Field { name: "DisableContextKey", path: "DisableContextKey", offset: 16, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The context of that routine.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 24, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwDisableKtimer2Flag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
