// Generated from spec/structs/TRACE_VERSION_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Version of event processing.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("TRACE_VERSION_INFO", "TraceVersionInfo", (8, 8), "Version of event processing.", &[
    unsigned("EtwTraceProcessingVersion", 0, 4, "ULONG", "Version.").means(Meaning::Version),
    unsigned("Reserved", 4, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Version of event processing.
    ///
    /// In C: `TRACE_VERSION_INFO`, 0x8 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Values of EtwTraceProcessingVersion.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_VERSION_INFO")]
    owned TraceVersionInfo / TraceVersionInfoView: lone [8] "TRACE_VERSION_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Version. `ULONG EtwTraceProcessingVersion` at 0x00.
        etw_trace_processing_version set_etw_trace_processing_version: u32 = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved set_reserved: u32 = 4;
    }
    bits {
    }
}
