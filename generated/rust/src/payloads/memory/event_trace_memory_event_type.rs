// Generated from spec/enums/EVENT_TRACE_MEMORY_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Types of page fault events.
    ///
    /// No known name in C; here: `EVENT_TRACE_MEMORY_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_MEMORY, and `Class.Type` of EVENT_TRACE_HEADER
    /// for the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceMemoryEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_MM_TF`. Transition fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_TF")]
        MM_TF = 0x0a, "EVENT_TRACE_TYPE_MM_TF";
        /// `EVENT_TRACE_TYPE_MM_DZF`. Demand-zero fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_DZF")]
        MM_DZF = 0x0b, "EVENT_TRACE_TYPE_MM_DZF";
        /// `EVENT_TRACE_TYPE_MM_COW`. Copy-on-write fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_COW")]
        MM_COW = 0x0c, "EVENT_TRACE_TYPE_MM_COW";
        /// `EVENT_TRACE_TYPE_MM_GPF`. Guard page fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_GPF")]
        MM_GPF = 0x0d, "EVENT_TRACE_TYPE_MM_GPF";
        /// `EVENT_TRACE_TYPE_MM_HPF`. Hard fault. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_HPF")]
        MM_HPF = 0x0e, "EVENT_TRACE_TYPE_MM_HPF";
        /// `EVENT_TRACE_TYPE_MM_AV`. Access violation. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_MM_AV")]
        MM_AV = 0x0f, "EVENT_TRACE_TYPE_MM_AV";
    }
}

static TABLE: Values = values("EVENT_TRACE_MEMORY_EVENT_TYPE", false, &[
    named("EVENT_TRACE_TYPE_MM_TF", 10, &[]),
    named("EVENT_TRACE_TYPE_MM_DZF", 11, &[]),
    named("EVENT_TRACE_TYPE_MM_COW", 12, &[]),
    named("EVENT_TRACE_TYPE_MM_GPF", 13, &[]),
    named("EVENT_TRACE_TYPE_MM_HPF", 14, &[]),
    named("EVENT_TRACE_TYPE_MM_AV", 15, &[]),
]);
