// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_VETO_REASON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Why the ticks of the clock were not left out this time.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_VETO_REASON`, held by `ULONG`.
    ///
    /// No structure of the header has a field of this type.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_VETO_REASON")]
    PerfinfoDynamicTickVetoReason(u32), 4 {
        /// `DynamicTickVetoNone`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoNone")]
        NONE = 0x00000000 "DynamicTickVetoNone",
        /// `DynamicTickVetoProcBusy`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoProcBusy")]
        PROC_BUSY = 0x00000001 "DynamicTickVetoProcBusy",
        /// `DynamicTickVetoSoftwareTimer`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoSoftwareTimer")]
        SOFTWARE_TIMER = 0x00000002 "DynamicTickVetoSoftwareTimer",
        /// `DynamicTickVetoClockConstraint`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoClockConstraint")]
        CLOCK_CONSTRAINT = 0x00000003 "DynamicTickVetoClockConstraint",
        /// `DynamicTickVetoClockOutOfSync`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoClockOutOfSync")]
        CLOCK_OUT_OF_SYNC = 0x00000004 "DynamicTickVetoClockOutOfSync",
        /// `DynamicTickVetoClockUpdateFailed`. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoClockUpdateFailed")]
        CLOCK_UPDATE_FAILED = 0x00000005 "DynamicTickVetoClockUpdateFailed",
        /// `DynamicTickVetoMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "DynamicTickVetoMax")]
        MAX = 0x00000006 "DynamicTickVetoMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoDynamicTickVetoReason {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_dynamic_tick_veto_reason::VALUES;
}
