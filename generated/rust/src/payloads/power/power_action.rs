// Generated from spec/enums/POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
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
    PowerAction(u32), 4 {
        /// `PowerActionNone`. Releases unknown.
        #[doc(alias = "PowerActionNone")]
        NONE = 0x00000000 "PowerActionNone",
        /// `PowerActionReserved`. Releases unknown.
        #[doc(alias = "PowerActionReserved")]
        RESERVED = 0x00000001 "PowerActionReserved",
        /// `PowerActionSleep`. Releases unknown.
        #[doc(alias = "PowerActionSleep")]
        SLEEP = 0x00000002 "PowerActionSleep",
        /// `PowerActionHibernate`. Releases unknown.
        #[doc(alias = "PowerActionHibernate")]
        HIBERNATE = 0x00000003 "PowerActionHibernate",
        /// `PowerActionShutdown`. Releases unknown.
        #[doc(alias = "PowerActionShutdown")]
        SHUTDOWN = 0x00000004 "PowerActionShutdown",
        /// `PowerActionShutdownReset`. Shut down and restart. Releases unknown.
        #[doc(alias = "PowerActionShutdownReset")]
        SHUTDOWN_RESET = 0x00000005 "PowerActionShutdownReset",
        /// `PowerActionShutdownOff`. Shut down and turn off. Releases unknown.
        #[doc(alias = "PowerActionShutdownOff")]
        SHUTDOWN_OFF = 0x00000006 "PowerActionShutdownOff",
        /// `PowerActionWarmEject`. Eject a device while powered on. Releases unknown.
        #[doc(alias = "PowerActionWarmEject")]
        WARM_EJECT = 0x00000007 "PowerActionWarmEject",
        /// `PowerActionDisplayOff`. Turn off the display. Releases unknown.
        #[doc(alias = "PowerActionDisplayOff")]
        DISPLAY_OFF = 0x00000008 "PowerActionDisplayOff",
    }
    also {
    }
}

impl PowerAction {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "POWER_ACTION", flags: false, values: &[
    NamedValue { name: "PowerActionNone", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionReserved", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionSleep", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionHibernate", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdown", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdownReset", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionShutdownOff", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionWarmEject", value: 7, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerActionDisplayOff", value: 8, shift: None, holds: None, releases: &[] },
] };
