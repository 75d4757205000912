// Generated from spec/enums/PERFINFO_PPM_PERF_STATE_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Type of performance state change of a processor.
    ///
    /// No known name in C; here: `PERFINFO_PPM_PERF_STATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmPerfStateType(u32), size = 4 {
        /// `PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE`. Frequency and voltage. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE")]
        FREQUENCY_VOLTAGE_STATE = 0x00000001, "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE";
        /// `PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE`. Clock throttling. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE")]
        STOPCLOCK_THROTTLE_STATE = 0x00000002, "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE";
    }
}

static TABLE: Values = values("PERFINFO_PPM_PERF_STATE_TYPE", false, &[
    named("PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE", 1, &[]),
    named("PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE", 2, &[]),
]);
