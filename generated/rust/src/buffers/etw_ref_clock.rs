// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo spec generate`. Do not edit: edit that file.

//! Reference time of a session, on two clocks.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::CHAPPELL_WMI_LOGGER_CONTEXT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("ETW_REF_CLOCK", "EtwRefClock")
    .size(16)
    .summary("Reference time of a session, on two clocks.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER", "StartTime").at(0..8).doc("Reference time."),
        signed("LARGE_INTEGER", "StartPerfClock").at(8..16).doc("The same moment on the performance clock.")
            .in_units("performance counter ticks").means(Meaning::PerformanceCounter),
    ]);
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
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff
    /// Chappell, *WMI_BUFFER_HEADER*.
    #[doc(alias = "ETW_REF_CLOCK")]
    owned EtwRefClock / EtwRefClockView: lone,
        name = "ETW_REF_CLOCK", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reference time. `LARGE_INTEGER StartTime` at 0x00.
        start_time / set_start_time: i64, at = 0;
        /// The same moment on the performance clock. `LARGE_INTEGER StartPerfClock` at 0x08. Unit: performance counter
        /// ticks.
        start_perf_clock / set_start_perf_clock: i64, at = 8;
    }
}

/// Alias of [`EtwRefClock`], named by the first release of the form.
pub type V6_0 = EtwRefClock;
/// Alias of [`EtwRefClockView`], named by the first release of the form.
pub type V6_0View<'a> = EtwRefClockView<'a>;
