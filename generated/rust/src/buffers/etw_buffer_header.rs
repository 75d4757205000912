// Generated from spec/structs/ETW_BUFFER_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Buffer header as the public development kit declares it, with most fields reserved.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::OBSERVED_TRACES];
const SOURCES_2: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_BUFFER_HEADER", "Before6_2")
    .size(72)
    .about("Buffer header as the public development kit declares it, with most fields reserved.")
    .in_releases("releases unknown; layout of 5.0..6.1", &[holds(Pointer::Bits32, 0, 6), holds(Pointer::Bits64, 0, 6)])
    .stated_by(SOURCES_2)
    .fields(&[
        field(
            "ULONG Reserved1", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(0..16).about("Reserved.").means(Meaning::Reserved),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time stamp of the buffer.").means(Meaning::TimeStamp),
        field(
            "ULONG Reserved2", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(24..40).about("Reserved.").means(Meaning::Reserved),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41).about("Processor number.")
                .means(Meaning::ProcessorNumber).stated_by(SOURCES),
            unsigned("UCHAR ClientContext.Alignment").at(41..42).about("8 in traces of 6.1, the alignment of events.")
                .means(Meaning::Bytes).stated_by(SOURCES_1).with(&[More::Units("bytes")]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES),
        ])]),
        unsigned("ULONG Reserved3").at(44..48).about("Reserved.").means(Meaning::Reserved),
        unsigned("ULONG FilledBytes").at(48..52).about("Size of the buffer header and the events in the buffer.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "ULONG Reserved4", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }
        )
            .at(52..72).about("Reserved.").means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BUFFER_HEADER", "EtwBufferHeader")
    .size(72)
    .about("Buffer header as the public development kit declares it, with most fields reserved.")
    .in_releases("releases unknown; layout of 6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_2)
    .fields(&[
        field(
            "ULONG Reserved1", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(0..16).about("Reserved.").means(Meaning::Reserved),
        signed("LARGE_INTEGER TimeStamp").at(16..24).about("Time stamp of the buffer.").means(Meaning::TimeStamp),
        field(
            "ULONG Reserved2", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(24..40).about("Reserved.").means(Meaning::Reserved),
        structure("ETW_BUFFER_CONTEXT ClientContext").at(40..44).about("Processor and logger of the buffer.")
            .with(&[More::Fields(&[
            union("union ").at(40..42).stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..42).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR ClientContext.ProcessorNumber").at(40..41)
                        .about("Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber)
                        .stated_by(SOURCES),
                    unsigned("UCHAR ClientContext.Alignment").at(41..42).about("Alignment of events, always 8.")
                        .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
                ])]),
                unsigned("USHORT ClientContext.ProcessorIndex").at(40..42)
                    .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber)
                    .stated_by(SOURCES),
            ])]),
            unsigned("USHORT ClientContext.LoggerId").at(42..44)
                .about("Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId)
                .stated_by(SOURCES),
        ])]),
        unsigned("ULONG Reserved3").at(44..48).about("Reserved.").means(Meaning::Reserved),
        unsigned("ULONG FilledBytes").at(48..52).about("Size of the buffer header and the events in the buffer.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "ULONG Reserved4", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }
        )
            .at(52..72).about("Reserved.").means(Meaning::Reserved),
    ]);
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
    owned Before6_2 / Before6_2View: lone,
        name = "ETW_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 / set_reserved1: [u32; 4], at = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 / set_reserved2: [u32; 4], at = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::etw_buffer_context::V6_0, at = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 / set_reserved3: u32, at = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes / set_filled_bytes: u32, at = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 / set_reserved4: [u32; 5], at = 52;
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
    owned EtwBufferHeader / EtwBufferHeaderView: lone,
        name = "ETW_BUFFER_HEADER", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 / set_reserved1: [u32; 4], at = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 / set_reserved2: [u32; 4], at = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context / set_client_context: crate::buffers::EtwBufferContext, at = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 / set_reserved3: u32, at = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes / set_filled_bytes: u32, at = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 / set_reserved4: [u32; 5], at = 52;
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
