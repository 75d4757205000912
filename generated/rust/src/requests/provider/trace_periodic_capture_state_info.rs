// Generated from spec/structs/TRACE_PERIODIC_CAPTURE_STATE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interval at which providers are asked to log their state, and the number of providers.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_PERIODIC_CAPTURE_STATE_INFO", "TracePeriodicCaptureStateInfo", (8, 8), "Interval at which providers are asked to log their state, and the number of providers.", &[
    unsigned("CaptureStateFrequencyInSeconds", 0, 4, "ULONG", "Time between two requests.").in_units("seconds").means(Meaning::Seconds),
    unsigned("ProviderCount", 4, 2, "USHORT", "Number of providers.").means(Meaning::Count),
    unsigned("Reserved", 6, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Interval at which providers are asked to log their state, and the number of providers.
    ///
    /// In C: `TRACE_PERIODIC_CAPTURE_STATE_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_PERIODIC_CAPTURE_STATE_INFO")]
    owned TracePeriodicCaptureStateInfo / TracePeriodicCaptureStateInfoView: lone [8] "TRACE_PERIODIC_CAPTURE_STATE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Time between two requests. `ULONG CaptureStateFrequencyInSeconds` at 0x00. Unit: seconds.
        capture_state_frequency_in_seconds set_capture_state_frequency_in_seconds: u32 = 0;
        /// Number of providers. `USHORT ProviderCount` at 0x04.
        provider_count set_provider_count: u16 = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x06.
        reserved set_reserved: u16 = 6;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Duration. The raw value is `capture_state_frequency_in_seconds`.
        capture_state_frequency_in_seconds_as_duration: core::time::Duration = capture_state_frequency_in_seconds, |raw| duration(raw, per_second::SECONDS);
    }
}
