// Generated from spec/enums/PERFINFO_CLOCK_INTERRUPT_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about a clock interrupt.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CLOCK_INTERRUPT_FLAG`, held by `SHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoClockInterruptFlag(i16), 2 {
        /// `PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER`. The processor keeps the time. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0001 "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER",
        /// `PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING`. A timer is due. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING")]
        TIMER_PENDING = 0x0008 "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoClockInterruptFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_clock_interrupt_flag::VALUES;
}
