// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interval of a profile source.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_PROFILE_INTERVAL", "TraceProfileInterval")
    .size(8)
    .summary("Interval of a profile source.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "Source").at(0..4).doc("Profile source.").of(crate::common::KprofileSource::VALUES)
            .means(Meaning::Enumeration),
        unsigned("ULONG", "Interval").at(4..8).doc("Interval."),
    ]);
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
    owned TraceProfileInterval / TraceProfileIntervalView: lone,
        name = "TRACE_PROFILE_INTERVAL", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Profile source. `ULONG Source` at 0x00.
        source / set_source: crate::common::KprofileSource, at = 0;
        /// Interval. `ULONG Interval` at 0x04.
        interval / set_interval: u32, at = 4;
    }
}
