// Generated from spec/enums/PERFINFO_PPM_IDLE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a processor that enters an idle state.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_PPM_IDLE_FLAG`, held by `USHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleFlag(u16), 2 {
        /// `PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT`. The expected duration is until the next interrupt of hardware; without the flag, until the next timer of software. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT")]
        DUE_INTERRUPT = 0x0001 "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT",
        /// `PERFINFO_PPM_IDLE_FLAG_IR_RETRY`. An earlier attempt to choose the state by a hint of idle resiliency failed. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_RETRY")]
        IR_RETRY = 0x0002 "PERFINFO_PPM_IDLE_FLAG_IR_RETRY",
        /// `PERFINFO_PPM_IDLE_FLAG_IR_ENABLED`. Idle resiliency is on. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED")]
        IR_ENABLED = 0x0004 "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED",
        /// `PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER`. The processor keeps the time. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0008 "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER",
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER`. The whole platform becomes idle. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER")]
        PLATFORM_ENTER = 0x0010 "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER",
        /// `PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS`. At least one other processor has to be locked for it. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS")]
        LOCK_PROCESSORS = 0x0020 "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS",
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI`. The state can be one that no interrupt ends. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI")]
        CONSTRAINT_NI = 0x0040 "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI",
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM`. The whole platform can become idle. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM")]
        CONSTRAINT_PLATFORM = 0x0080 "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM",
        /// `PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED`. Idling is forced. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED")]
        OVERRIDE_ENABLED = 0x0100 "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED",
        /// `PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY`. The time to leave the state is measured. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY")]
        MEASURING_EXIT_LATENCY = 0x0200 "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY",
        /// `PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED`. Another processor is asked to wake up. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED")]
        WAKE_REQUESTED = 0x0400 "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED",
        /// `PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER`. This is the last processor to become idle, and it wakes the one that keeps the time. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER")]
        IPI_CLOCK_OWNER = 0x0800 "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER",
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE`. The expected duration is that of the whole platform. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE")]
        PLATFORM_HINT_OVERRIDE = 0x1000 "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE",
        /// `PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION")]
        DURATION_EXPIRATION = 0x2000 "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoPpmIdleFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_ppm_idle_flag::VALUES;
}
