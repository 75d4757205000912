// Generated from spec/structs/PERFINFO_SET_DEVICES_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_SET_DEVICES_STATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 7,
    inserted: &[],
    total: None,
    summary: "The power manager begins to tell all devices of a state of the system.",
    fields: &[
        Field { name: "SystemState", path: "SystemState", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Waking", path: "Waking", offset: 4, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the system wakes up.", units: "", unknown: false, children: &[] },
        Field { name: "Shutdown", path: "Shutdown", offset: 5, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the system shuts down.", units: "", unknown: false, children: &[] },
        Field { name: "IrpMinor", path: "IrpMinor", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The minor function that the devices get, an IRP_MN_ constant.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
