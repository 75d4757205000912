// Generated from spec/structs/PERFINFO_SET_POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_SET_POWER_ACTION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The power manager begins a power action: sleep, hibernation or shutdown.",
    fields: &[
        Field { name: "Trigger", path: "Trigger", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "PowerAction", path: "PowerAction", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::PowerAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LightestState", path: "LightestState", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "The lightest state that will do.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_SET_POWER_ACTION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The power manager begins a power action: sleep, hibernation or shutdown.",
    fields: &[
        Field { name: "Trigger", path: "Trigger", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Finds the event of the end.", units: "", unknown: false, children: &[] },
        Field { name: "PowerAction", path: "PowerAction", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::PowerAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LightestState", path: "LightestState", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "The lightest state that will do.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
