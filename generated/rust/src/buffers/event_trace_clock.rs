// Generated from spec/enums/EVENT_TRACE_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The clock that time stamps are read from.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_CLOCK`, held by `ULONG`.
    ///
    /// Whoever starts a session asks for a clock in ClientContext of the WNODE_HEADER, from 5.1 on; in 5.0 the registry says which. Up to early 5.2 any value but 2 is taken for 1, and from late 5.2 on any but 1 and 3 for 2. The releases are those in which a session can ask for the clock.
    ///
    /// Known to be complete for releases 10.0..1511.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff Chappell, *WMI_LOGGER_INFORMATION*.
    EventTraceClock(u32), 4 {
        /// `EVENT_TRACE_CLOCK_RAW`. Raw time stamps. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_CLOCK_RAW")]
        RAW = 0x00000000 "EVENT_TRACE_CLOCK_RAW",
        /// `EVENT_TRACE_CLOCK_PERFCOUNTER`. The performance counter, as KeQueryPerformanceCounter tells it; the default in 5.1 and early 5.2. Releases 5.1+.
        #[doc(alias = "EVENT_TRACE_CLOCK_PERFCOUNTER")]
        PERFCOUNTER = 0x00000001 "EVENT_TRACE_CLOCK_PERFCOUNTER",
        /// `EVENT_TRACE_CLOCK_SYSTEMTIME`. The system time, in units of 100 ns since 1601, as KeQuerySystemTimePrecise tells it; the default from late 5.2 on. Releases 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_SYSTEMTIME")]
        SYSTEMTIME = 0x00000002 "EVENT_TRACE_CLOCK_SYSTEMTIME",
        /// `EVENT_TRACE_CLOCK_CPUCYCLE`. The processor's cycle counter, as the instruction RDTSC tells it. Releases late 5.2+.
        #[doc(alias = "EVENT_TRACE_CLOCK_CPUCYCLE")]
        CPUCYCLE = 0x00000003 "EVENT_TRACE_CLOCK_CPUCYCLE",
        /// `EVENT_TRACE_CLOCK_MAX`. One more than the last clock that the published header has; no source says what it is in other releases. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_CLOCK_MAX")]
        MAX = 0x00000004 "EVENT_TRACE_CLOCK_MAX",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EventTraceClock {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_clock::VALUES;
}
