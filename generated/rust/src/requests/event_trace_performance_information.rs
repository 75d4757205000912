// Generated from spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Amount of data written to log files.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_PERFORMANCE_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PERFORMANCE_INFORMATION", "EventTracePerformanceInformation")
    .size(16)
    .about("Amount of data written to log files.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        signed("LARGE_INTEGER LogfileBytesWritten").at(8..16)
            .about("Amount of data written from trace buffers to log files so far, on all processors together.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Amount of data written to log files.
    ///
    /// In C: `EVENT_TRACE_PERFORMANCE_INFORMATION`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PERFORMANCE_INFORMATION")]
    owned EventTracePerformanceInformation / EventTracePerformanceInformationView: lone,
        name = "EVENT_TRACE_PERFORMANCE_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Amount of data written from trace buffers to log files so far, on all processors together. `LARGE_INTEGER
        /// LogfileBytesWritten` at 0x08. Unit: bytes.
        logfile_bytes_written / set_logfile_bytes_written: i64, at = 8;
    }
}

/// Alias of [`EventTracePerformanceInformation`], named by the first release of the form.
pub type V6_0 = EventTracePerformanceInformation;
/// Alias of [`EventTracePerformanceInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTracePerformanceInformationView<'a>;
