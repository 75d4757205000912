// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Interval at which providers are asked to log their state, and the number of providers.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_PERIODIC_CAPTURE_STATE_INFO", "TracePeriodicCaptureStateInfo")
    .size(8)
    .about("Interval at which providers are asked to log their state, and the number of providers.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG CaptureStateFrequencyInSeconds").at(0..4).about("Time between two requests.")
            .means(Meaning::Seconds).with(&[More::Units("seconds")]),
        unsigned("USHORT ProviderCount").at(4..6).about("Number of providers.").means(Meaning::Count),
        unsigned("USHORT Reserved").at(6..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Interval at which providers are asked to log their state, and the number of providers.
    ///
    /// In C: `TRACE_PERIODIC_CAPTURE_STATE_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_PERIODIC_CAPTURE_STATE_INFO")]
    owned TracePeriodicCaptureStateInfo / TracePeriodicCaptureStateInfoView: lone,
        name = "TRACE_PERIODIC_CAPTURE_STATE_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Time between two requests. `ULONG CaptureStateFrequencyInSeconds` at 0x00. Unit: seconds.
        capture_state_frequency_in_seconds / set_capture_state_frequency_in_seconds: u32, at = 0;
        /// Number of providers. `USHORT ProviderCount` at 0x04.
        provider_count / set_provider_count: u16, at = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x06.
        reserved / set_reserved: u16, at = 6;
    }
    converted {
        /// Duration. The raw value is `capture_state_frequency_in_seconds`.
        capture_state_frequency_in_seconds_as_duration: core::time::Duration, raw = capture_state_frequency_in_seconds,
            |raw| duration(raw, per_second::SECONDS);
    }
}
