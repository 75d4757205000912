// Generated from spec/enums/POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What the system is about to do with its power.
    ///
    /// In C: `POWER_ACTION`, held by `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Power*; The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "POWER_ACTION")]
    PowerAction(u32), 4 {
        /// `PowerActionNone`. In which releases it holds is not known.
        #[doc(alias = "PowerActionNone")]
        NONE = 0x00000000 "PowerActionNone",
        /// `PowerActionReserved`. In which releases it holds is not known.
        #[doc(alias = "PowerActionReserved")]
        RESERVED = 0x00000001 "PowerActionReserved",
        /// `PowerActionSleep`. In which releases it holds is not known.
        #[doc(alias = "PowerActionSleep")]
        SLEEP = 0x00000002 "PowerActionSleep",
        /// `PowerActionHibernate`. In which releases it holds is not known.
        #[doc(alias = "PowerActionHibernate")]
        HIBERNATE = 0x00000003 "PowerActionHibernate",
        /// `PowerActionShutdown`. In which releases it holds is not known.
        #[doc(alias = "PowerActionShutdown")]
        SHUTDOWN = 0x00000004 "PowerActionShutdown",
        /// `PowerActionShutdownReset`. Shut down and start again. In which releases it holds is not known.
        #[doc(alias = "PowerActionShutdownReset")]
        SHUTDOWN_RESET = 0x00000005 "PowerActionShutdownReset",
        /// `PowerActionShutdownOff`. Shut down and turn off. In which releases it holds is not known.
        #[doc(alias = "PowerActionShutdownOff")]
        SHUTDOWN_OFF = 0x00000006 "PowerActionShutdownOff",
        /// `PowerActionWarmEject`. Let a device be ejected while on. In which releases it holds is not known.
        #[doc(alias = "PowerActionWarmEject")]
        WARM_EJECT = 0x00000007 "PowerActionWarmEject",
        /// `PowerActionDisplayOff`. Turn the display off. In which releases it holds is not known.
        #[doc(alias = "PowerActionDisplayOff")]
        DISPLAY_OFF = 0x00000008 "PowerActionDisplayOff",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PowerAction {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::power_action::VALUES;
}
