// Generated from spec/structs/ETW_BUFFER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Buffer header as the public development kit declares it, with most fields reserved.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_BUFFER_HEADER", "Before6_2", (72, 72), "Buffer header as the public development kit declares it, with most fields reserved.", &[
    field("Reserved1", 0, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "Reserved.").means(Meaning::Reserved),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp of the buffer.").means(Meaning::TimeStamp),
    field("Reserved2", 24, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "Reserved.").means(Meaning::Reserved),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Alignment", 41, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("Reserved3", 44, 4, "ULONG", "Reserved.").means(Meaning::Reserved),
    unsigned("FilledBytes", 48, 4, "ULONG", "Size of the buffer header and the events in the buffer.").in_units("bytes").means(Meaning::Bytes),
    field("Reserved4", 52, 20, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }, "Reserved.").means(Meaning::Reserved),
])
    .in_releases("releases unknown; layout of 5.0..6.1", &[holds(Pointer::Bits32, 0, 6), holds(Pointer::Bits64, 0, 6)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BUFFER_HEADER", "EtwBufferHeader", (72, 72), "Buffer header as the public development kit declares it, with most fields reserved.", &[
    field("Reserved1", 0, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "Reserved.").means(Meaning::Reserved),
    field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp of the buffer.").means(Meaning::TimeStamp),
    field("Reserved2", 24, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "Reserved.").means(Meaning::Reserved),
    field("ClientContext", 40, 4, "ETW_BUFFER_CONTEXT", Kind::Struct, "Processor and logger of the buffer.").with(&[
        field("", 40, 2, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
            field("", 40, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ProcessorNumber", 40, 1, "UCHAR", "Processor number, as in releases before 6.2.").at_path("ClientContext.ProcessorNumber").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Alignment", 41, 1, "UCHAR", "Alignment of events, always 8.").at_path("ClientContext.Alignment").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorIndex", 40, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").at_path("ClientContext.ProcessorIndex").means(Meaning::ProcessorNumber).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("LoggerId", 42, 2, "USHORT", "Logger ID, which identifies the event tracing session.").at_path("ClientContext.LoggerId").means(Meaning::LoggerId).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("Reserved3", 44, 4, "ULONG", "Reserved.").means(Meaning::Reserved),
    unsigned("FilledBytes", 48, 4, "ULONG", "Size of the buffer header and the events in the buffer.").in_units("bytes").means(Meaning::Bytes),
    field("Reserved4", 52, 20, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }, "Reserved.").means(Meaning::Reserved),
])
    .in_releases("releases unknown; layout of 6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Buffer header as the public development kit declares it, with most fields reserved.
    ///
    /// Older form.
    /// In C: `ETW_BUFFER_HEADER`, 0x48 bytes. Releases unknown; layout of 5.0..6.1.
    ///
    /// WMI_BUFFER_HEADER is the full declaration of the same bytes.
    ///
    /// Unknown:
    ///
    /// - Which development kit first declares it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    owned Before6_2 / Before6_2View: lone [72] "ETW_BUFFER_HEADER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 set_reserved1: [u32; 4] = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 set_reserved2: [u32; 4] = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 set_reserved3: u32 = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes set_filled_bytes: u32 = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 set_reserved4: [u32; 5] = 52;
    }
    bits {
    }
}

fixed! {
    /// Buffer header as the public development kit declares it, with most fields reserved.
    ///
    /// In C: `ETW_BUFFER_HEADER`, 0x48 bytes. Releases unknown; layout of 6.2+.
    ///
    /// WMI_BUFFER_HEADER is the full declaration of the same bytes.
    ///
    /// Unknown:
    ///
    /// - Which development kit first declares it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_BUFFER_HEADER")]
    owned EtwBufferHeader / EtwBufferHeaderView: lone [72] "ETW_BUFFER_HEADER" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 set_reserved1: [u32; 4] = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 set_reserved2: [u32; 4] = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::EtwBufferContext = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 set_reserved3: u32 = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes set_filled_bytes: u32 = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 set_reserved4: [u32; 5] = 52;
    }
    bits {
    }
}

any_form! {
    "ETW_BUFFER_HEADER" {
        /// Releases unknown; layout of 5.0..6.1.
        Before6_2(Before6_2, fixed) = 0,
        /// Releases unknown; layout of 6.2+.
        EtwBufferHeader(EtwBufferHeader, fixed) = 1,
    }
    Bits32 0..=6 => 0,
    Bits64 0..=6 => 0,
    Bits32 7..=255 => 1,
    Bits64 7..=255 => 1,
}
