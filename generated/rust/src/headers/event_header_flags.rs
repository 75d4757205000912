// Generated from spec/enums/EVENT_HEADER_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Origin of an event, and whether items follow its header.
    ///
    /// No known name in C; here: `EVENT_HEADER_FLAGS`, of type `USHORT`.
    ///
    /// Most flags are set for consumers. In a trace buffer most of them have no meaning. Several only indicate to a
    /// consumer that the event had another header type in the buffer.
    ///
    /// Defined in EVNTCONS.H.
    ///
    /// Unknown:
    ///
    /// - Flags that a header in a trace buffer can have, other than EVENT_HEADER_FLAG_EXTENDED_INFO.
    ///
    /// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*;
    /// Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderFlags(u16), size = 2 {
        /// `EVENT_HEADER_FLAG_EXTENDED_INFO`. At least one item follows the header. The kernel sets this flag in trace
        /// buffers. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_EXTENDED_INFO")]
        EXTENDED_INFO = 0x0001, "EVENT_HEADER_FLAG_EXTENDED_INFO";
        /// `EVENT_HEADER_FLAG_PRIVATE_SESSION`. Logged by a user-mode logger. ProcessorTime contains the processor
        /// time. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_PRIVATE_SESSION")]
        PRIVATE_SESSION = 0x0002, "EVENT_HEADER_FLAG_PRIVATE_SESSION";
        /// `EVENT_HEADER_FLAG_STRING_ONLY`. The payload is a NUL-terminated UTF-16 string. Documented for development
        /// kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_STRING_ONLY")]
        STRING_ONLY = 0x0004, "EVENT_HEADER_FLAG_STRING_ONLY";
        /// `EVENT_HEADER_FLAG_TRACE_MESSAGE`. The event had a MESSAGE_TRACE_HEADER in the trace buffer. Documented for
        /// development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_TRACE_MESSAGE")]
        TRACE_MESSAGE = 0x0008, "EVENT_HEADER_FLAG_TRACE_MESSAGE";
        /// `EVENT_HEADER_FLAG_NO_CPUTIME`. No kernel-mode and user-mode times: ProcessorTime is valid. Documented for
        /// development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_NO_CPUTIME")]
        NO_CPUTIME = 0x0010, "EVENT_HEADER_FLAG_NO_CPUTIME";
        /// `EVENT_HEADER_FLAG_32_BIT_HEADER`. Logged by 32-bit provider code. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_32_BIT_HEADER")]
        FLAG_32_BIT_HEADER = 0x0020, "EVENT_HEADER_FLAG_32_BIT_HEADER";
        /// `EVENT_HEADER_FLAG_64_BIT_HEADER`. Logged by 64-bit provider code. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_64_BIT_HEADER")]
        FLAG_64_BIT_HEADER = 0x0040, "EVENT_HEADER_FLAG_64_BIT_HEADER";
        /// `EVENT_HEADER_FLAG_DECODE_GUID`. Documented for development kits of 1709+.
        #[doc(alias = "EVENT_HEADER_FLAG_DECODE_GUID")]
        DECODE_GUID = 0x0080, "EVENT_HEADER_FLAG_DECODE_GUID";
        /// `EVENT_HEADER_FLAG_CLASSIC_HEADER`. Classic provider: the event had an EVENT_TRACE_HEADER or a similar
        /// header in the trace buffer. Documented for development kits of 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_CLASSIC_HEADER")]
        CLASSIC_HEADER = 0x0100, "EVENT_HEADER_FLAG_CLASSIC_HEADER";
        /// `EVENT_HEADER_FLAG_PROCESSOR_INDEX`. The buffer context passed to consumers contains a ProcessorIndex, not a
        /// ProcessorNumber. Documented for development kits of 6.2+.
        #[doc(alias = "EVENT_HEADER_FLAG_PROCESSOR_INDEX")]
        PROCESSOR_INDEX = 0x0200, "EVENT_HEADER_FLAG_PROCESSOR_INDEX";
    }
}

static TABLE: Values = values("EVENT_HEADER_FLAGS", true, &[
    named("EVENT_HEADER_FLAG_EXTENDED_INFO", 1, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_PRIVATE_SESSION", 2, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_STRING_ONLY", 4, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_TRACE_MESSAGE", 8, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_NO_CPUTIME", 16, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_32_BIT_HEADER", 32, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_64_BIT_HEADER", 64, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_DECODE_GUID", 128, &[(Release(14), Release(255))]),
    named("EVENT_HEADER_FLAG_CLASSIC_HEADER", 256, &[(Release(4), Release(255))]),
    named("EVENT_HEADER_FLAG_PROCESSOR_INDEX", 512, &[(Release(7), Release(255))]),
]);
