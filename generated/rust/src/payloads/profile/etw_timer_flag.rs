// Generated from spec/enums/ETW_TIMER_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a kernel timer.
    ///
    /// No known name in C; here: `ETW_TIMER_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwTimerFlag(u8), size = 1 {
        /// `ETW_TIMER_COALESCABLE`. Coalescable timer: may expire late, together with other timers. Releases unknown.
        #[doc(alias = "ETW_TIMER_COALESCABLE")]
        COALESCABLE = 0x01, "ETW_TIMER_COALESCABLE";
        /// `ETW_TIMER_DPC`. The timer has a deferred procedure call. Releases unknown.
        #[doc(alias = "ETW_TIMER_DPC")]
        DPC = 0x02, "ETW_TIMER_DPC";
        /// `ETW_TIMER_IDLE_RESILIENT`. The timer does not end idle resiliency. Releases unknown.
        #[doc(alias = "ETW_TIMER_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04, "ETW_TIMER_IDLE_RESILIENT";
        /// `ETW_TIMER_HIGH_RESOLUTION`. High-resolution timer. Releases unknown.
        #[doc(alias = "ETW_TIMER_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08, "ETW_TIMER_HIGH_RESOLUTION";
        /// `ETW_TIMER_NO_WAKE`. The timer does not wake the system. Releases unknown.
        #[doc(alias = "ETW_TIMER_NO_WAKE")]
        NO_WAKE = 0x10, "ETW_TIMER_NO_WAKE";
    }
}

static TABLE: Values = values("ETW_TIMER_FLAG", true, &[
    named("ETW_TIMER_COALESCABLE", 1, &[]),
    named("ETW_TIMER_DPC", 2, &[]),
    named("ETW_TIMER_IDLE_RESILIENT", 4, &[]),
    named("ETW_TIMER_HIGH_RESOLUTION", 8, &[]),
    named("ETW_TIMER_NO_WAKE", 16, &[]),
]);
