// Generated from spec/enums/SYSTEM_POWER_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
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
    SystemPowerState(u32), size = 4 {
        /// `PowerSystemUnspecified`. Releases unknown.
        #[doc(alias = "PowerSystemUnspecified")]
        UNSPECIFIED = 0x00000000, "PowerSystemUnspecified";
        /// `PowerSystemWorking`. S0. Releases unknown.
        #[doc(alias = "PowerSystemWorking")]
        WORKING = 0x00000001, "PowerSystemWorking";
        /// `PowerSystemSleeping1`. S1. Releases unknown.
        #[doc(alias = "PowerSystemSleeping1")]
        SLEEPING1 = 0x00000002, "PowerSystemSleeping1";
        /// `PowerSystemSleeping2`. S2. Releases unknown.
        #[doc(alias = "PowerSystemSleeping2")]
        SLEEPING2 = 0x00000003, "PowerSystemSleeping2";
        /// `PowerSystemSleeping3`. S3. Releases unknown.
        #[doc(alias = "PowerSystemSleeping3")]
        SLEEPING3 = 0x00000004, "PowerSystemSleeping3";
        /// `PowerSystemHibernate`. S4. Releases unknown.
        #[doc(alias = "PowerSystemHibernate")]
        HIBERNATE = 0x00000005, "PowerSystemHibernate";
        /// `PowerSystemShutdown`. S5. Releases unknown.
        #[doc(alias = "PowerSystemShutdown")]
        SHUTDOWN = 0x00000006, "PowerSystemShutdown";
        /// `PowerSystemMaximum`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PowerSystemMaximum")]
        MAXIMUM = 0x00000007, "PowerSystemMaximum";
    }
}

static TABLE: Values = values("SYSTEM_POWER_STATE", false, &[
    named("PowerSystemUnspecified", 0, &[]),
    named("PowerSystemWorking", 1, &[]),
    named("PowerSystemSleeping1", 2, &[]),
    named("PowerSystemSleeping2", 3, &[]),
    named("PowerSystemSleeping3", 4, &[]),
    named("PowerSystemHibernate", 5, &[]),
    named("PowerSystemShutdown", 6, &[]),
    named("PowerSystemMaximum", 7, &[]),
]);
