// Generated from spec/enums/POWER_STATE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Which kind of power state a POWER_STATE has.
    ///
    /// In C: `POWER_STATE_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
    #[doc(alias = "POWER_STATE_TYPE")]
    PowerStateType(u32), 4 {
        /// `SystemPowerState`. A state of the system. In which releases it holds is not known.
        #[doc(alias = "SystemPowerState")]
        SYSTEM_POWER_STATE = 0x00000000 "SystemPowerState",
        /// `DevicePowerState`. A state of a device. In which releases it holds is not known.
        #[doc(alias = "DevicePowerState")]
        DEVICE_POWER_STATE = 0x00000001 "DevicePowerState",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PowerStateType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::power_state_type::VALUES;
}
