// Generated from spec/enums/PERFINFO_PPM_PERF_STATE_TYPE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What kind of performance state a processor changed.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_PPM_PERF_STATE_TYPE`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmPerfStateType(u32), 4 {
        /// `PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE`. Its frequency and voltage. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE")]
        FREQUENCY_VOLTAGE_STATE = 0x00000001 "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE",
        /// `PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE`. How often its clock is stopped. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE")]
        STOPCLOCK_THROTTLE_STATE = 0x00000002 "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl PerfinfoPpmPerfStateType {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ppm_perf_state_type::VALUES;
}
