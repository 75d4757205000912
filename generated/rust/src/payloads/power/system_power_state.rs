// Generated from spec/enums/SYSTEM_POWER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The power states of the system.
    ///
    /// In C: `SYSTEM_POWER_STATE`, held by `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "SYSTEM_POWER_STATE")]
    SystemPowerState(u32), 4 {
        /// `PowerSystemUnspecified`. In which releases it holds is not known.
        #[doc(alias = "PowerSystemUnspecified")]
        UNSPECIFIED = 0x00000000 "PowerSystemUnspecified",
        /// `PowerSystemWorking`. S0. In which releases it holds is not known.
        #[doc(alias = "PowerSystemWorking")]
        WORKING = 0x00000001 "PowerSystemWorking",
        /// `PowerSystemSleeping1`. S1. In which releases it holds is not known.
        #[doc(alias = "PowerSystemSleeping1")]
        SLEEPING1 = 0x00000002 "PowerSystemSleeping1",
        /// `PowerSystemSleeping2`. S2. In which releases it holds is not known.
        #[doc(alias = "PowerSystemSleeping2")]
        SLEEPING2 = 0x00000003 "PowerSystemSleeping2",
        /// `PowerSystemSleeping3`. S3. In which releases it holds is not known.
        #[doc(alias = "PowerSystemSleeping3")]
        SLEEPING3 = 0x00000004 "PowerSystemSleeping3",
        /// `PowerSystemHibernate`. S4. In which releases it holds is not known.
        #[doc(alias = "PowerSystemHibernate")]
        HIBERNATE = 0x00000005 "PowerSystemHibernate",
        /// `PowerSystemShutdown`. S5. In which releases it holds is not known.
        #[doc(alias = "PowerSystemShutdown")]
        SHUTDOWN = 0x00000006 "PowerSystemShutdown",
        /// `PowerSystemMaximum`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "PowerSystemMaximum")]
        MAXIMUM = 0x00000007 "PowerSystemMaximum",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl SystemPowerState {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::system_power_state::VALUES;
}
