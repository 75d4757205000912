// Generated from spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Amount of data written to log files.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_TRACE_PERFORMANCE_INFORMATION",
    aliases: &[],
    form: "EventTracePerformanceInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(255) },],
    releases: "6.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Amount of data written to log files.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "Information class, which selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LogfileBytesWritten", path: "LogfileBytesWritten", offset: 8, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Amount of data written from trace buffers to log files so far, on all processors together.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Amount of data written to log files.
    ///
    /// In C: `EVENT_TRACE_PERFORMANCE_INFORMATION`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_PERFORMANCE_INFORMATION")]
    owned EventTracePerformanceInformation / EventTracePerformanceInformationView: lone [16] "EVENT_TRACE_PERFORMANCE_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Amount of data written from trace buffers to log files so far, on all processors together. `LARGE_INTEGER LogfileBytesWritten` at 0x08. Unit: bytes.
        logfile_bytes_written set_logfile_bytes_written: i64 = 8;
    }
    bits {
    }
}

impl EventTracePerformanceInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

/// Alias of [`EventTracePerformanceInformation`], named by the first release of the form.
pub type V6_0 = EventTracePerformanceInformation;
/// Alias of [`EventTracePerformanceInformationView`], named by the first release of the form.
pub type V6_0View<'a> = EventTracePerformanceInformationView<'a>;
