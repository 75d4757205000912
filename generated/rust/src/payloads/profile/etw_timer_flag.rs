// Generated from spec/enums/ETW_TIMER_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What kind of kernel timer it is.
    ///
    /// Microsoft gives the set no name; here: `ETW_TIMER_FLAG`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwTimerFlag(u8), 1 {
        /// `ETW_TIMER_COALESCABLE`. It may expire late, together with others. In which releases it holds is not known.
        #[doc(alias = "ETW_TIMER_COALESCABLE")]
        COALESCABLE = 0x01 "ETW_TIMER_COALESCABLE",
        /// `ETW_TIMER_DPC`. It has a deferred procedure call. In which releases it holds is not known.
        #[doc(alias = "ETW_TIMER_DPC")]
        DPC = 0x02 "ETW_TIMER_DPC",
        /// `ETW_TIMER_IDLE_RESILIENT`. It does not end idle resiliency. In which releases it holds is not known.
        #[doc(alias = "ETW_TIMER_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04 "ETW_TIMER_IDLE_RESILIENT",
        /// `ETW_TIMER_HIGH_RESOLUTION`. It expires with high resolution. In which releases it holds is not known.
        #[doc(alias = "ETW_TIMER_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08 "ETW_TIMER_HIGH_RESOLUTION",
        /// `ETW_TIMER_NO_WAKE`. It does not wake the system. In which releases it holds is not known.
        #[doc(alias = "ETW_TIMER_NO_WAKE")]
        NO_WAKE = 0x10 "ETW_TIMER_NO_WAKE",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwTimerFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_timer_flag::VALUES;
}
