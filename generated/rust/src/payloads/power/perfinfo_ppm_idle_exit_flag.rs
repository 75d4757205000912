// Generated from spec/enums/PERFINFO_PPM_IDLE_EXIT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about the time that a processor took to leave an idle state.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_PPM_IDLE_EXIT_FLAG`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleExitFlag(u32), 4 {
        /// `PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE`. No interrupt could end the state. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE")]
        NON_INTERRUPTIBLE = 0x00000001 "PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE",
        /// `PERFINFO_PPM_IDLE_ALL_PROC_LOCKED`. All processors were locked. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_ALL_PROC_LOCKED")]
        ALL_PROC_LOCKED = 0x00000002 "PERFINFO_PPM_IDLE_ALL_PROC_LOCKED",
        /// `PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID`. The measurement does not hold. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID")]
        EXIT_SAMPLE_INVALID = 0x00000004 "PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoPpmIdleExitFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ppm_idle_exit_flag::VALUES;
}
