// Generated from spec/enums/EVENT_TRACE_CLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Clock of the timestamps.
    ///
    /// No known name in C; here: `EVENT_TRACE_CLOCK`, of type `ULONG`.
    ///
    /// From 5.1 on, the caller that starts a session selects a clock in ClientContext of the WNODE_HEADER. In 5.0, the
    /// registry selects it. Up to early 5.2, any value but 2 is treated as 1. From late 5.2 on, any value but 1 and 3
    /// is treated as 2. The releases are those in which a session can select the clock.
    ///
    /// Complete for releases 10.0..1511.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff
    /// Chappell, *WMI_LOGGER_INFORMATION*.
    EventTraceClock(u32), size = 4 {
        /// `EVENT_TRACE_CLOCK_RAW`. Raw timestamps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_CLOCK_RAW")]
        RAW = 0x00000000, "EVENT_TRACE_CLOCK_RAW";
        /// `EVENT_TRACE_CLOCK_PERFCOUNTER`. Performance counter, as returned by KeQueryPerformanceCounter. Default
        /// in 5.1 and early 5.2. Documented for 5.1+.
        #[doc(alias = "EVENT_TRACE_CLOCK_PERFCOUNTER")]
        PERFCOUNTER = 0x00000001, "EVENT_TRACE_CLOCK_PERFCOUNTER";
        /// `EVENT_TRACE_CLOCK_SYSTEMTIME`. System time in 100 ns units since 1601, as returned by
        /// KeQuerySystemTimePrecise. Default from late 5.2 on. Documented for 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_SYSTEMTIME")]
        SYSTEMTIME = 0x00000002, "EVENT_TRACE_CLOCK_SYSTEMTIME";
        /// `EVENT_TRACE_CLOCK_CPUCYCLE`. Cycle counter of the processor, as returned by the RDTSC instruction.
        /// Documented for late 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_CPUCYCLE")]
        CPUCYCLE = 0x00000003, "EVENT_TRACE_CLOCK_CPUCYCLE";
        /// `EVENT_TRACE_CLOCK_MAX`. One more than the last clock in the published header. The value in other releases
        /// is unknown. Defined; no known use. Releases unknown.
        #[doc(alias = "EVENT_TRACE_CLOCK_MAX")]
        MAX = 0x00000004, "EVENT_TRACE_CLOCK_MAX";
    }
}

static TABLE: Values = values("EVENT_TRACE_CLOCK", false, &[
    named("EVENT_TRACE_CLOCK_RAW", 0, &[]),
    named("EVENT_TRACE_CLOCK_PERFCOUNTER", 1, &[(Release(1), Release(255))]),
    named("EVENT_TRACE_CLOCK_SYSTEMTIME", 2, &[(Release(2), Release(255))]),
    named("EVENT_TRACE_CLOCK_CPUCYCLE", 3, &[(Release(3), Release(255))]),
    named("EVENT_TRACE_CLOCK_MAX", 4, &[]),
]);
