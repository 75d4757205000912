// Generated from spec/structs/TRACE_VERSION_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Version of event processing.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("TRACE_VERSION_INFO", "TraceVersionInfo")
    .size(8)
    .summary("Version of event processing.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "EtwTraceProcessingVersion").at(0..4).doc("Version.").means(Meaning::Version),
        unsigned("ULONG", "Reserved").at(4..8).means(Meaning::Reserved),
    ]);
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
    owned TraceVersionInfo / TraceVersionInfoView: lone,
        name = "TRACE_VERSION_INFO", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Version. `ULONG EtwTraceProcessingVersion` at 0x00.
        etw_trace_processing_version / set_etw_trace_processing_version: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x04.
        reserved / set_reserved: u32, at = 4;
    }
}
