// Generated from spec/enums/EVENT_HEADER_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Where an event came from, and whether items follow its header.
    ///
    /// Microsoft gives the set no name; here: `EVENT_HEADER_FLAGS`, held by `USHORT`.
    ///
    /// Most flags are set in what consumers receive: in a trace buffer they have mostly no meaning, and several tell a consumer only that the event had another type of header there.
    ///
    /// What no source says:
    ///
    /// - Which of the flags a header in a trace buffer can have, EVENT_HEADER_FLAG_EXTENDED_INFO apart.
    ///
    /// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventHeaderFlags(u16), 2 {
        /// `EVENT_HEADER_FLAG_EXTENDED_INFO`. At least one item follows the header: the kernel sets it in trace buffers. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_EXTENDED_INFO")]
        EXTENDED_INFO = 0x0001 "EVENT_HEADER_FLAG_EXTENDED_INFO",
        /// `EVENT_HEADER_FLAG_PRIVATE_SESSION`. A logger in user mode logged the event; ProcessorTime then holds its processor time. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_PRIVATE_SESSION")]
        PRIVATE_SESSION = 0x0002 "EVENT_HEADER_FLAG_PRIVATE_SESSION",
        /// `EVENT_HEADER_FLAG_STRING_ONLY`. The data are a UTF-16 string that ends with a zero. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_STRING_ONLY")]
        STRING_ONLY = 0x0004 "EVENT_HEADER_FLAG_STRING_ONLY",
        /// `EVENT_HEADER_FLAG_TRACE_MESSAGE`. The event had a MESSAGE_TRACE_HEADER in the trace buffer. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_TRACE_MESSAGE")]
        TRACE_MESSAGE = 0x0008 "EVENT_HEADER_FLAG_TRACE_MESSAGE",
        /// `EVENT_HEADER_FLAG_NO_CPUTIME`. There are no times in kernel mode and in user mode: ProcessorTime holds. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_NO_CPUTIME")]
        NO_CPUTIME = 0x0010 "EVENT_HEADER_FLAG_NO_CPUTIME",
        /// `EVENT_HEADER_FLAG_32_BIT_HEADER`. The provider's code was 32-bit code. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_32_BIT_HEADER")]
        FLAG_32_BIT_HEADER = 0x0020 "EVENT_HEADER_FLAG_32_BIT_HEADER",
        /// `EVENT_HEADER_FLAG_64_BIT_HEADER`. The provider's code was 64-bit code. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_64_BIT_HEADER")]
        FLAG_64_BIT_HEADER = 0x0040 "EVENT_HEADER_FLAG_64_BIT_HEADER",
        /// `EVENT_HEADER_FLAG_DECODE_GUID`. Releases of the development kit 1709+.
        #[doc(alias = "EVENT_HEADER_FLAG_DECODE_GUID")]
        DECODE_GUID = 0x0080 "EVENT_HEADER_FLAG_DECODE_GUID",
        /// `EVENT_HEADER_FLAG_CLASSIC_HEADER`. The provider is a classic one: the event had an EVENT_TRACE_HEADER or the like in the trace buffer. Releases of the development kit 6.0+.
        #[doc(alias = "EVENT_HEADER_FLAG_CLASSIC_HEADER")]
        CLASSIC_HEADER = 0x0100 "EVENT_HEADER_FLAG_CLASSIC_HEADER",
        /// `EVENT_HEADER_FLAG_PROCESSOR_INDEX`. The buffer context that consumers receive with the event has a ProcessorIndex, not a ProcessorNumber. Releases of the development kit 6.2+.
        #[doc(alias = "EVENT_HEADER_FLAG_PROCESSOR_INDEX")]
        PROCESSOR_INDEX = 0x0200 "EVENT_HEADER_FLAG_PROCESSOR_INDEX",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EventHeaderFlags {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_header_flags::VALUES;
}
