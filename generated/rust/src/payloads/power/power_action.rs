// Generated from spec/enums/POWER_ACTION.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// System power action.
    ///
    /// In C: `POWER_ACTION`, of type `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Power*; The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "POWER_ACTION")]
    PowerAction(u32), size = 4 {
        /// `PowerActionNone`. Releases unknown.
        #[doc(alias = "PowerActionNone")]
        NONE = 0x00000000, "PowerActionNone";
        /// `PowerActionReserved`. Releases unknown.
        #[doc(alias = "PowerActionReserved")]
        RESERVED = 0x00000001, "PowerActionReserved";
        /// `PowerActionSleep`. Releases unknown.
        #[doc(alias = "PowerActionSleep")]
        SLEEP = 0x00000002, "PowerActionSleep";
        /// `PowerActionHibernate`. Releases unknown.
        #[doc(alias = "PowerActionHibernate")]
        HIBERNATE = 0x00000003, "PowerActionHibernate";
        /// `PowerActionShutdown`. Releases unknown.
        #[doc(alias = "PowerActionShutdown")]
        SHUTDOWN = 0x00000004, "PowerActionShutdown";
        /// `PowerActionShutdownReset`. Shut down and restart. Releases unknown.
        #[doc(alias = "PowerActionShutdownReset")]
        SHUTDOWN_RESET = 0x00000005, "PowerActionShutdownReset";
        /// `PowerActionShutdownOff`. Shut down and turn off. Releases unknown.
        #[doc(alias = "PowerActionShutdownOff")]
        SHUTDOWN_OFF = 0x00000006, "PowerActionShutdownOff";
        /// `PowerActionWarmEject`. Eject a device while powered on. Releases unknown.
        #[doc(alias = "PowerActionWarmEject")]
        WARM_EJECT = 0x00000007, "PowerActionWarmEject";
        /// `PowerActionDisplayOff`. Turn off the display. Releases unknown.
        #[doc(alias = "PowerActionDisplayOff")]
        DISPLAY_OFF = 0x00000008, "PowerActionDisplayOff";
    }
}

static TABLE: Values = values("POWER_ACTION", false, &[
    named("PowerActionNone", 0, &[]),
    named("PowerActionReserved", 1, &[]),
    named("PowerActionSleep", 2, &[]),
    named("PowerActionHibernate", 3, &[]),
    named("PowerActionShutdown", 4, &[]),
    named("PowerActionShutdownReset", 5, &[]),
    named("PowerActionShutdownOff", 6, &[]),
    named("PowerActionWarmEject", 7, &[]),
    named("PowerActionDisplayOff", 8, &[]),
]);
