// Generated from spec/structs/POWER_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Power state of the system or of a device.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTPOAPI];
pub(crate) static LAYOUT_0: Layout = layout("POWER_STATE", "PowerState")
    .size(4)
    .summary("Power state of the system or of a device.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union", "").at(0..4).with(&[
            unsigned("SYSTEM_POWER_STATE", "SystemState").at(0..4).of(crate::payloads::power::SystemPowerState::VALUES)
                .means(Meaning::Enumeration),
            unsigned("DEVICE_POWER_STATE", "DeviceState").at(0..4).of(crate::payloads::power::DevicePowerState::VALUES)
                .means(Meaning::Enumeration),
        ]),
    ]);
fixed! {
    /// Power state of the system or of a device.
    ///
    /// In C: `POWER_STATE`, 0x4 bytes. Releases unknown.
    ///
    /// A union in C. The containing structure determines which member is valid.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
    #[doc(alias = "POWER_STATE")]
    owned PowerState / PowerStateView: lone,
        name = "POWER_STATE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `SYSTEM_POWER_STATE SystemState` at 0x00.
        system_state / set_system_state: crate::payloads::power::SystemPowerState, at = 0;
        /// `DEVICE_POWER_STATE DeviceState` at 0x00.
        device_state / set_device_state: crate::payloads::power::DevicePowerState, at = 0;
    }
}
