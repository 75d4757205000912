// Generated from spec/enums/DEVICE_POWER_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Power state of a device.
    ///
    /// In C: `DEVICE_POWER_STATE`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "DEVICE_POWER_STATE")]
    DevicePowerState(u32), size = 4 {
        /// `PowerDeviceUnspecified`. Releases unknown.
        #[doc(alias = "PowerDeviceUnspecified")]
        UNSPECIFIED = 0x00000000, "PowerDeviceUnspecified";
        /// `PowerDeviceD0`. On. Releases unknown.
        #[doc(alias = "PowerDeviceD0")]
        D0 = 0x00000001, "PowerDeviceD0";
        /// `PowerDeviceD1`. Releases unknown.
        #[doc(alias = "PowerDeviceD1")]
        D1 = 0x00000002, "PowerDeviceD1";
        /// `PowerDeviceD2`. Releases unknown.
        #[doc(alias = "PowerDeviceD2")]
        D2 = 0x00000003, "PowerDeviceD2";
        /// `PowerDeviceD3`. Off. Releases unknown.
        #[doc(alias = "PowerDeviceD3")]
        D3 = 0x00000004, "PowerDeviceD3";
        /// `PowerDeviceMaximum`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PowerDeviceMaximum")]
        MAXIMUM = 0x00000005, "PowerDeviceMaximum";
    }
}

static TABLE: Values = values("DEVICE_POWER_STATE", false, &[
    named("PowerDeviceUnspecified", 0, &[]),
    named("PowerDeviceD0", 1, &[]),
    named("PowerDeviceD1", 2, &[]),
    named("PowerDeviceD2", 3, &[]),
    named("PowerDeviceD3", 4, &[]),
    named("PowerDeviceMaximum", 5, &[]),
]);
