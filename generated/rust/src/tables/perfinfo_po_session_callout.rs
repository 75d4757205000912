// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PO_SESSION_CALLOUT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "The power manager calls the window manager of the sessions.",
    fields: &[
        Field { name: "SystemAction", path: "SystemAction", offset: 0, size: 4, ty: "POWER_ACTION", kind: Kind::Unsigned, values: Some(crate::payloads::power::PowerAction::VALUES), doc: "What the system is about to do.", units: "", unknown: false, children: &[] },
        Field { name: "MinSystemState", path: "MinSystemState", offset: 4, size: 4, ty: "SYSTEM_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "The lightest state that will do.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PowerStateTask", path: "PowerStateTask", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
