// Generated from spec/structs/POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "POWER_STATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "A power state of the system or of a device.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SystemState", path: "SystemState", offset: 0, size: 4, ty: "SYSTEM_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "DeviceState", path: "DeviceState", offset: 0, size: 4, ty: "DEVICE_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::DevicePowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
