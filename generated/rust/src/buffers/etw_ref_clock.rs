// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Reference time of a session, on two clocks.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REF_CLOCK", "EtwRefClock", (16, 16), "Reference time of a session, on two clocks.", &[
    field("StartTime", 0, 8, "LARGE_INTEGER", Kind::Signed, "Reference time."),
    field("StartPerfClock", 8, 8, "LARGE_INTEGER", Kind::Signed, "The same moment on the performance clock.").in_units("performance counter ticks").means(Meaning::PerformanceCounter),
])
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_LOGGER_CONTEXT, &crate::rt::sources::CHAPPELL_WMI_BUFFER_HEADER]);
fixed! {
    /// Reference time of a session, on two clocks.
    ///
    /// In C: `ETW_REF_CLOCK`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// The kernel stores it for each logger from 6.0. Trace buffers have room for it from 6.1.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Units of both times.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "ETW_REF_CLOCK")]
    owned EtwRefClock / EtwRefClockView: lone [16] "ETW_REF_CLOCK" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Reference time. `LARGE_INTEGER StartTime` at 0x00.
        start_time set_start_time: i64 = 0;
        /// The same moment on the performance clock. `LARGE_INTEGER StartPerfClock` at 0x08. Unit: performance counter ticks.
        start_perf_clock set_start_perf_clock: i64 = 8;
    }
    bits {
    }
}

/// Alias of [`EtwRefClock`], named by the first release of the form.
pub type V6_0 = EtwRefClock;
/// Alias of [`EtwRefClockView`], named by the first release of the form.
pub type V6_0View<'a> = EtwRefClockView<'a>;
