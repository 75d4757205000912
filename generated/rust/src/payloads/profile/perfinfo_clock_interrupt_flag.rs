// Generated from spec/enums/PERFINFO_CLOCK_INTERRUPT_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a clock interrupt.
    ///
    /// No known name in C; here: `PERFINFO_CLOCK_INTERRUPT_FLAG`, of type `SHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoClockInterruptFlag(i16), size = 2 {
        /// `PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER`. The processor is the clock owner. Releases unknown.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0001, "PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER";
        /// `PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING`. A timer is pending. Releases unknown.
        #[doc(alias = "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING")]
        TIMER_PENDING = 0x0008, "PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING";
    }
}

static TABLE: Values = values("PERFINFO_CLOCK_INTERRUPT_FLAG", true, &[
    named("PERFINFO_CLOCK_INTERRUPT_CLOCK_OWNER", 1, &[]),
    named("PERFINFO_CLOCK_INTERRUPT_TIMER_PENDING", 8, &[]),
]);
