// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interval of a profile source.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_PROFILE_INTERVAL", "TraceProfileInterval", (8, 8), "Interval of a profile source.", &[
    unsigned("Source", 0, 4, "ULONG", "Profile source.").of(crate::common::KprofileSource::VALUES).means(Meaning::Enumeration),
    unsigned("Interval", 4, 4, "ULONG", "Interval."),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Interval of a profile source.
    ///
    /// In C: `TRACE_PROFILE_INTERVAL`, 0x8 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Unit of the intervals.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_PROFILE_INTERVAL")]
    owned TraceProfileInterval / TraceProfileIntervalView: lone [8] "TRACE_PROFILE_INTERVAL" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Profile source. `ULONG Source` at 0x00.
        source set_source: crate::common::KprofileSource = 0;
        /// Interval. `ULONG Interval` at 0x04.
        interval set_interval: u32 = 4;
    }
    bits {
    }
}
