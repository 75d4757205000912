// Generated from spec/enums/POWER_STATE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
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
    PowerStateType(u32), 4 {
        /// `SystemPowerState`. System power state. Releases unknown.
        #[doc(alias = "SystemPowerState")]
        SYSTEM_POWER_STATE = 0x00000000 "SystemPowerState",
        /// `DevicePowerState`. Device power state. Releases unknown.
        #[doc(alias = "DevicePowerState")]
        DEVICE_POWER_STATE = 0x00000001 "DevicePowerState",
    }
    also {
    }
}

impl PowerStateType {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "POWER_STATE_TYPE", flags: false, values: &[
    NamedValue { name: "SystemPowerState", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "DevicePowerState", value: 1, shift: None, holds: None, releases: &[] },
] };
