// Generated from spec/structs/ETW_SET_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_SET_KTIMER2_EVENT",
    aliases: &["ETW_KTIMER2_EXPIRATION_EVENT",],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 40,
    fixed: 37,
    inserted: &[],
    total: None,
    summary: "An executive timer (KTIMER2) was set, or expired.",
    fields: &[
        Field { name: "DueTime", path: "DueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it is due.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumDueTime", path: "MaximumDueTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The latest that it may expire, since it can be coalesced with others.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How often it recurs.", units: "", unknown: false, children: &[] },
        Field { name: "TimerKey", path: "TimerKey", offset: 24, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "Callback", path: "Callback", offset: 28, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine that is called when it expires.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContextKey", path: "CallbackContextKey", offset: 32, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The context of that routine.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 36, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwKtimer2Flag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_SET_KTIMER2_EVENT",
    aliases: &["ETW_KTIMER2_EXPIRATION_EVENT",],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 56,
    fixed: 49,
    inserted: &[],
    total: None,
    summary: "An executive timer (KTIMER2) was set, or expired.",
    fields: &[
        Field { name: "DueTime", path: "DueTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "When it is due.", units: "", unknown: false, children: &[] },
        Field { name: "MaximumDueTime", path: "MaximumDueTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The latest that it may expire, since it can be coalesced with others.", units: "", unknown: false, children: &[] },
        Field { name: "Period", path: "Period", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "How often it recurs.", units: "", unknown: false, children: &[] },
        Field { name: "TimerKey", path: "TimerKey", offset: 24, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The timer.", units: "", unknown: false, children: &[] },
        Field { name: "Callback", path: "Callback", offset: 32, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The routine that is called when it expires.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContextKey", path: "CallbackContextKey", offset: 40, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "The context of that routine.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::profile::EtwKtimer2Flag::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
