// Generated from spec/enums/DEVICE_POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The power states of a device.
    ///
    /// In C: `DEVICE_POWER_STATE`, held by `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "DEVICE_POWER_STATE")]
    DevicePowerState(u32), 4 {
        /// `PowerDeviceUnspecified`. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceUnspecified")]
        UNSPECIFIED = 0x00000000 "PowerDeviceUnspecified",
        /// `PowerDeviceD0`. On. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceD0")]
        D0 = 0x00000001 "PowerDeviceD0",
        /// `PowerDeviceD1`. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceD1")]
        D1 = 0x00000002 "PowerDeviceD1",
        /// `PowerDeviceD2`. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceD2")]
        D2 = 0x00000003 "PowerDeviceD2",
        /// `PowerDeviceD3`. Off. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceD3")]
        D3 = 0x00000004 "PowerDeviceD3",
        /// `PowerDeviceMaximum`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PowerDeviceMaximum")]
        MAXIMUM = 0x00000005 "PowerDeviceMaximum",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl DevicePowerState {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::device_power_state::VALUES;
}
