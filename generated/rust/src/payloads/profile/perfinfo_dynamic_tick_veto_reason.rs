// Generated from spec/enums/PERFINFO_DYNAMIC_TICK_VETO_REASON.toml by `cargo spec generate`. Do not edit: edit that
// file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason why a dynamic tick was vetoed.
    ///
    /// In C: `PERFINFO_DYNAMIC_TICK_VETO_REASON`, of type `ULONG`.
    ///
    /// No structure of the header has a field of this type.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "PERFINFO_DYNAMIC_TICK_VETO_REASON")]
    PerfinfoDynamicTickVetoReason(u32), size = 4 {
        /// `DynamicTickVetoNone`. Releases unknown.
        #[doc(alias = "DynamicTickVetoNone")]
        NONE = 0x00000000, "DynamicTickVetoNone";
        /// `DynamicTickVetoProcBusy`. Releases unknown.
        #[doc(alias = "DynamicTickVetoProcBusy")]
        PROC_BUSY = 0x00000001, "DynamicTickVetoProcBusy";
        /// `DynamicTickVetoSoftwareTimer`. Releases unknown.
        #[doc(alias = "DynamicTickVetoSoftwareTimer")]
        SOFTWARE_TIMER = 0x00000002, "DynamicTickVetoSoftwareTimer";
        /// `DynamicTickVetoClockConstraint`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockConstraint")]
        CLOCK_CONSTRAINT = 0x00000003, "DynamicTickVetoClockConstraint";
        /// `DynamicTickVetoClockOutOfSync`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockOutOfSync")]
        CLOCK_OUT_OF_SYNC = 0x00000004, "DynamicTickVetoClockOutOfSync";
        /// `DynamicTickVetoClockUpdateFailed`. Releases unknown.
        #[doc(alias = "DynamicTickVetoClockUpdateFailed")]
        CLOCK_UPDATE_FAILED = 0x00000005, "DynamicTickVetoClockUpdateFailed";
        /// `DynamicTickVetoMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "DynamicTickVetoMax")]
        MAX = 0x00000006, "DynamicTickVetoMax";
    }
}

static TABLE: Values = values("PERFINFO_DYNAMIC_TICK_VETO_REASON", false, &[
    named("DynamicTickVetoNone", 0, &[]),
    named("DynamicTickVetoProcBusy", 1, &[]),
    named("DynamicTickVetoSoftwareTimer", 2, &[]),
    named("DynamicTickVetoClockConstraint", 3, &[]),
    named("DynamicTickVetoClockOutOfSync", 4, &[]),
    named("DynamicTickVetoClockUpdateFailed", 5, &[]),
    named("DynamicTickVetoMax", 6, &[]),
]);
