// Generated from spec/structs/POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Power state of the system or of a device.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "POWER_STATE",
    aliases: &[],
    form: "PowerState",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Power state of the system or of a device.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SystemState", path: "SystemState", offset: 0, size: 4, ty: "SYSTEM_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::SystemPowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
            Field { name: "DeviceState", path: "DeviceState", offset: 0, size: 4, ty: "DEVICE_POWER_STATE", kind: Kind::Unsigned, values: Some(crate::payloads::power::DevicePowerState::VALUES), doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Power state of the system or of a device.
    ///
    /// In C: `POWER_STATE`, 0x4 bytes. Releases unknown.
    ///
    /// A union in C. The containing structure determines which member is valid.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
    #[doc(alias = "POWER_STATE")]
    owned PowerState / PowerStateView: lone [4] "POWER_STATE" Table::form(&LAYOUT_0);
    fields {
        /// `SYSTEM_POWER_STATE SystemState` at 0x00.
        system_state set_system_state: crate::payloads::power::SystemPowerState = 0;
        /// `DEVICE_POWER_STATE DeviceState` at 0x00.
        device_state set_device_state: crate::payloads::power::DevicePowerState = 0;
    }
    bits {
    }
}

impl PowerState {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
