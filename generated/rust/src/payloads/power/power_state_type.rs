// Generated from spec/enums/POWER_STATE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of power state in a POWER_STATE.
    ///
    /// In C: `POWER_STATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
    #[doc(alias = "POWER_STATE_TYPE")]
    PowerStateType(u32), size = 4 {
        /// `SystemPowerState`. System power state. Releases unknown.
        #[doc(alias = "SystemPowerState")]
        SYSTEM_POWER_STATE = 0x00000000, "SystemPowerState";
        /// `DevicePowerState`. Device power state. Releases unknown.
        #[doc(alias = "DevicePowerState")]
        DEVICE_POWER_STATE = 0x00000001, "DevicePowerState";
    }
}

static TABLE: Values = values("POWER_STATE_TYPE", false, &[
    named("SystemPowerState", 0, &[]),
    named("DevicePowerState", 1, &[]),
]);
