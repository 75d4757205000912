// Generated from spec/structs/ETW_BUFFER_CONTEXT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor and logger of a trace buffer.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_BUFFER_CONTEXT", "V6_0", (4, 4), "Processor and logger of a trace buffer.", &[
    unsigned("ProcessorNumber", 0, 1, "UCHAR", "Processor number.").means(Meaning::ProcessorNumber),
    unsigned("Alignment", 1, 1, "UCHAR", "8 in traces of 6.1, the alignment of events.").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::OBSERVED_TRACES]),
    unsigned("LoggerId", 2, 2, "USHORT", "Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId),
])
    .in_releases("6.0..6.1", &[holds(Pointer::Bits32, 4, 6), holds(Pointer::Bits64, 4, 6)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_BUFFER_CONTEXT", "EtwBufferContext", (4, 4), "Processor and logger of a trace buffer.", &[
    field("", 0, 2, "union", Kind::Union, "").with(&[
        field("", 0, 2, "struct", Kind::Struct, "").with(&[
            unsigned("ProcessorNumber", 0, 1, "UCHAR", "Processor number, as in releases before 6.2.").means(Meaning::ProcessorNumber),
            unsigned("Alignment", 1, 1, "UCHAR", "Alignment of events, always 8.").in_units("bytes").means(Meaning::Bytes),
        ]),
        unsigned("ProcessorIndex", 0, 2, "USHORT", "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.").means(Meaning::ProcessorNumber),
    ]),
    unsigned("LoggerId", 2, 2, "USHORT", "Logger ID, which identifies the event tracing session.").means(Meaning::LoggerId),
])
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_WMI_CLIENT_CONTEXT, &crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::PHNT_NTWMI]);
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
    /// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*; The mingw-w64 developers, *evntrace.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: lone [4] "ETW_BUFFER_CONTEXT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Processor number. `UCHAR ProcessorNumber` at 0x00.
        processor_number set_processor_number: u8 = 0;
        /// 8 in traces of 6.1, the alignment of events. `UCHAR Alignment` at 0x01. Unit: bytes.
        alignment set_alignment: u8 = 1;
        /// Logger ID, which identifies the event tracing session. `USHORT LoggerId` at 0x02.
        logger_id set_logger_id: u16 = 2;
    }
    bits {
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
    /// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*; The mingw-w64 developers, *evntrace.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BUFFER_CONTEXT")]
    owned EtwBufferContext / EtwBufferContextView: lone [4] "ETW_BUFFER_CONTEXT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Processor number, as in releases before 6.2. `UCHAR ProcessorNumber` at 0x00.
        processor_number set_processor_number: u8 = 0;
        /// Alignment of events, always 8. `UCHAR Alignment` at 0x01. Unit: bytes.
        alignment set_alignment: u8 = 1;
        /// Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK. `USHORT ProcessorIndex` at 0x00.
        processor_index set_processor_index: u16 = 0;
        /// Logger ID, which identifies the event tracing session. `USHORT LoggerId` at 0x02.
        logger_id set_logger_id: u16 = 2;
    }
    bits {
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
