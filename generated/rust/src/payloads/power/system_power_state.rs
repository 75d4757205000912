// Generated from spec/enums/SYSTEM_POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Power state of the system.
    ///
    /// In C: `SYSTEM_POWER_STATE`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "SYSTEM_POWER_STATE")]
    SystemPowerState(u32), 4 {
        /// `PowerSystemUnspecified`. Releases unknown.
        #[doc(alias = "PowerSystemUnspecified")]
        UNSPECIFIED = 0x00000000 "PowerSystemUnspecified",
        /// `PowerSystemWorking`. S0. Releases unknown.
        #[doc(alias = "PowerSystemWorking")]
        WORKING = 0x00000001 "PowerSystemWorking",
        /// `PowerSystemSleeping1`. S1. Releases unknown.
        #[doc(alias = "PowerSystemSleeping1")]
        SLEEPING1 = 0x00000002 "PowerSystemSleeping1",
        /// `PowerSystemSleeping2`. S2. Releases unknown.
        #[doc(alias = "PowerSystemSleeping2")]
        SLEEPING2 = 0x00000003 "PowerSystemSleeping2",
        /// `PowerSystemSleeping3`. S3. Releases unknown.
        #[doc(alias = "PowerSystemSleeping3")]
        SLEEPING3 = 0x00000004 "PowerSystemSleeping3",
        /// `PowerSystemHibernate`. S4. Releases unknown.
        #[doc(alias = "PowerSystemHibernate")]
        HIBERNATE = 0x00000005 "PowerSystemHibernate",
        /// `PowerSystemShutdown`. S5. Releases unknown.
        #[doc(alias = "PowerSystemShutdown")]
        SHUTDOWN = 0x00000006 "PowerSystemShutdown",
        /// `PowerSystemMaximum`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PowerSystemMaximum")]
        MAXIMUM = 0x00000007 "PowerSystemMaximum",
    }
    also {
    }
}

impl SystemPowerState {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "SYSTEM_POWER_STATE", flags: false, values: &[
    NamedValue { name: "PowerSystemUnspecified", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemWorking", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping1", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping2", value: 3, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemSleeping3", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemHibernate", value: 5, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemShutdown", value: 6, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PowerSystemMaximum", value: 7, shift: None, holds: None, releases: &[] },
] };
