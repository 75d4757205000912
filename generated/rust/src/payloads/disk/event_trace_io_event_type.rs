// Generated from spec/enums/EVENT_TRACE_IO_EVENT_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Types of disk I/O events.
    ///
    /// No known name in C; here: `EVENT_TRACE_IO_EVENT_TYPE`, of type `UCHAR`.
    ///
    /// Low byte of the hook ID of events in the group EVENT_TRACE_GROUP_IO, and `Class.Type` of EVENT_TRACE_HEADER for
    /// the class of the group. Releases are those of the development kit whose EVNTRACE.H defines the name.
    ///
    /// Unknown:
    ///
    /// - Which development kit first defines the names that have no release.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
    EventTraceIoEventType(u8), size = 1 {
        /// `EVENT_TRACE_TYPE_IO_READ`. Disk read completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_READ")]
        IO_READ = 0x0a, "EVENT_TRACE_TYPE_IO_READ";
        /// `EVENT_TRACE_TYPE_IO_WRITE`. Disk write completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_WRITE")]
        IO_WRITE = 0x0b, "EVENT_TRACE_TYPE_IO_WRITE";
        /// `EVENT_TRACE_TYPE_IO_READ_INIT`. Disk read started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_READ_INIT")]
        IO_READ_INIT = 0x0c, "EVENT_TRACE_TYPE_IO_READ_INIT";
        /// `EVENT_TRACE_TYPE_IO_WRITE_INIT`. Disk write started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_WRITE_INIT")]
        IO_WRITE_INIT = 0x0d, "EVENT_TRACE_TYPE_IO_WRITE_INIT";
        /// `EVENT_TRACE_TYPE_IO_FLUSH`. Flush of disk buffers completed. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_FLUSH")]
        IO_FLUSH = 0x0e, "EVENT_TRACE_TYPE_IO_FLUSH";
        /// `EVENT_TRACE_TYPE_IO_FLUSH_INIT`. Flush of disk buffers started. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_FLUSH_INIT")]
        IO_FLUSH_INIT = 0x0f, "EVENT_TRACE_TYPE_IO_FLUSH_INIT";
        /// `EVENT_TRACE_TYPE_IO_REDIRECTED_INIT`. Redirected I/O request started. Documented for development kits
        /// of 6.3+.
        #[doc(alias = "EVENT_TRACE_TYPE_IO_REDIRECTED_INIT")]
        IO_REDIRECTED_INIT = 0x10, "EVENT_TRACE_TYPE_IO_REDIRECTED_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_READ`. Optical disc read completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_READ")]
        OPTICAL_IO_READ = 0x37, "EVENT_TRACE_TYPE_OPTICAL_IO_READ";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_WRITE`. Optical disc write completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE")]
        OPTICAL_IO_WRITE = 0x38, "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH`. Flush of optical drive buffers completed. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH")]
        OPTICAL_IO_FLUSH = 0x39, "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT`. Optical disc read started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT")]
        OPTICAL_IO_READ_INIT = 0x3a, "EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT`. Optical disc write started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT")]
        OPTICAL_IO_WRITE_INIT = 0x3b, "EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT";
        /// `EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT`. Flush of optical drive buffers started. Releases unknown.
        #[doc(alias = "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT")]
        OPTICAL_IO_FLUSH_INIT = 0x3c, "EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT";
    }
}

static TABLE: Values = values("EVENT_TRACE_IO_EVENT_TYPE", false, &[
    named("EVENT_TRACE_TYPE_IO_READ", 10, &[]),
    named("EVENT_TRACE_TYPE_IO_WRITE", 11, &[]),
    named("EVENT_TRACE_TYPE_IO_READ_INIT", 12, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_IO_WRITE_INIT", 13, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_IO_FLUSH", 14, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_IO_FLUSH_INIT", 15, &[(Release(4), Release(255))]),
    named("EVENT_TRACE_TYPE_IO_REDIRECTED_INIT", 16, &[(Release(8), Release(255))]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_READ", 55, &[]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_WRITE", 56, &[]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH", 57, &[]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_READ_INIT", 58, &[]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_WRITE_INIT", 59, &[]),
    named("EVENT_TRACE_TYPE_OPTICAL_IO_FLUSH_INIT", 60, &[]),
]);
