// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor and logger of a trace buffer.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT, &sources::MINGW_W64_EVNTRACE, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_BUFFER_CONTEXT", "V6_0")
    .size(4)
    .about("Processor and logger of a trace buffer.")
    .in_releases("6.0..6.1", &[holds(Pointer::Bits32, 4, 6), holds(Pointer::Bits64, 4, 6)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("UCHAR ProcessorNumber").at(0..1).about("Processor number.").means(Meaning::ProcessorNumber),
        unsigned("UCHAR Alignment").at(1..2).about("8 in traces of 6.1, the alignment of events.").means(Meaning::Bytes)
            .stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("USHORT LoggerId").at(2..4).about("Logger ID, which identifies the event tracing session.")
            .means(Meaning::LoggerId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BUFFER_CONTEXT", "EtwBufferContext")
    .size(4)
    .about("Processor and logger of a trace buffer.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        union("union ").at(0..2).with(&[More::Fields(&[
            structure("struct ").at(0..2).with(&[More::Fields(&[
                unsigned("UCHAR ProcessorNumber").at(0..1).about("Processor number, as in releases before 6.2.")
                    .means(Meaning::ProcessorNumber),
                unsigned("UCHAR Alignment").at(1..2).about("Alignment of events, always 8.").means(Meaning::Bytes)
                    .with(&[More::Units("bytes")]),
            ])]),
            unsigned("USHORT ProcessorIndex").at(0..2)
                .about("Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber),
        ])]),
        unsigned("USHORT LoggerId").at(2..4).about("Logger ID, which identifies the event tracing session.")
            .means(Meaning::LoggerId),
    ]);
fixed! {
    /// Processor and logger of a trace buffer.
    ///
    /// Older form.
    /// In C: `ETW_BUFFER_CONTEXT`, 0x4 bytes. Documented for 6.0..6.1.
    ///
    /// Replaces WMI_CLIENT_CONTEXT. Consumers receive a copy of it with each event, as BufferContext.
    ///
    /// Documented; defined in EVNTRACE.H.
    ///
    /// Unknown:
    ///
    /// - Whether ETW_BUFFER_FLAG_PROC_INDEX selects between ProcessorIndex and ProcessorNumber.
    ///
    /// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*; The mingw-w64 developers, *evntrace.h*; Winsider Seminars &
    /// Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone,
        name = "ETW_BUFFER_CONTEXT", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Processor number. `UCHAR ProcessorNumber` at 0x00.
        processor_number / set_processor_number: u8, at = 0;
        /// 8 in traces of 6.1, the alignment of events. `UCHAR Alignment` at 0x01. Unit: bytes.
        alignment / set_alignment: u8, at = 1;
        /// Logger ID, which identifies the event tracing session. `USHORT LoggerId` at 0x02.
        logger_id / set_logger_id: u16, at = 2;
    }
}

fixed! {
    /// Processor and logger of a trace buffer.
    ///
    /// In C: `ETW_BUFFER_CONTEXT`, 0x4 bytes. Documented for 6.2+, assumed unchanged after 2004.
    ///
    /// Replaces WMI_CLIENT_CONTEXT. Consumers receive a copy of it with each event, as BufferContext.
    ///
    /// Documented; defined in EVNTRACE.H.
    ///
    /// Unknown:
    ///
    /// - Whether ETW_BUFFER_FLAG_PROC_INDEX selects between ProcessorIndex and ProcessorNumber.
    ///
    /// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*; The mingw-w64 developers, *evntrace.h*; Winsider Seminars &
    /// Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BUFFER_CONTEXT")]
    owned EtwBufferContext / EtwBufferContextView: lone,
        name = "ETW_BUFFER_CONTEXT", size = 4, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Processor number, as in releases before 6.2. `UCHAR ProcessorNumber` at 0x00.
        processor_number / set_processor_number: u8, at = 0;
        /// Alignment of events, always 8. `UCHAR Alignment` at 0x01. Unit: bytes.
        alignment / set_alignment: u8, at = 1;
        /// Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK. `USHORT ProcessorIndex` at 0x00.
        processor_index / set_processor_index: u16, at = 0;
        /// Logger ID, which identifies the event tracing session. `USHORT LoggerId` at 0x02.
        logger_id / set_logger_id: u16, at = 2;
    }
}

/// Alias of [`EtwBufferContext`], named by the first release of the form.
pub type V6_2 = EtwBufferContext;
/// Alias of [`EtwBufferContextView`], named by the first release of the form.
pub type V6_2View<'a> = EtwBufferContextView<'a>;
any_form! {
    "ETW_BUFFER_CONTEXT" {
        /// Documented for 6.0..6.1.
        V6_0(V6_0, fixed) = 0,
        /// Documented for 6.2+, assumed unchanged after 2004.
        EtwBufferContext(EtwBufferContext, fixed) = 1,
    }
    Bits32 4..=6 => 0,
    Bits64 4..=6 => 0,
    Bits32 7..=255 => 1,
    Bits64 7..=255 => 1,
}
