// Generated from spec/structs/ETW_CLOCK_CONFIGURATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_CLOCK_CONFIGURATION_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "How the clock of the system is configured.",
    fields: &[
        Field { name: "KnownType", path: "KnownType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Capabilities", path: "Capabilities", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "DisableReason", path: "DisableReason", offset: 8, size: 4, ty: "PERFINFO_DYNAMIC_TICK_DISABLE_REASON", kind: Kind::Unsigned, values: Some(crate::payloads::profile::PerfinfoDynamicTickDisableReason::VALUES), doc: "Why the clock's ticks cannot be left out.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
