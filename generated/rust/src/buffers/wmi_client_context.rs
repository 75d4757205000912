// Generated from spec/structs/WMI_CLIENT_CONTEXT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor and logger of a trace buffer.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_CLIENT_CONTEXT];
pub(crate) static LAYOUT_0: Layout = layout("WMI_CLIENT_CONTEXT", "WmiClientContext")
    .size(4)
    .about("Processor and logger of a trace buffer.")
    .in_releases("5.0..5.2", &[holds(Pointer::Bits32, 0, 3), holds(Pointer::Bits64, 0, 3)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR ProcessorNumber").at(0..1).about("Processor number.").means(Meaning::ProcessorNumber),
        unsigned("UCHAR Alignment").at(1..2).about("Alignment of events, as in ETW_BUFFER_CONTEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT LoggerId").at(2..4).about("Logger ID, which identifies the event tracing session.")
            .means(Meaning::LoggerId),
    ]);
fixed! {
    /// Processor and logger of a trace buffer.
    ///
    /// In C: `WMI_CLIENT_CONTEXT`, 0x4 bytes. Documented for 5.0..5.2.
    ///
    /// From 6.0, ETW_BUFFER_CONTEXT replaces it, with the same fields. Consumers receive a copy of it as an opaque
    /// ULONG. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol
    /// files contain them.
    ///
    /// Undocumented; type information in symbol files of the kernel (5.1 to 5.2); superseded by ETW_BUFFER_CONTEXT.
    /// From SP3 of 5.1 and SP2 of 5.2 on. No header is known to define it.
    ///
    /// Source: Geoff Chappell, *WMI_CLIENT_CONTEXT*.
    #[doc(alias = "WMI_CLIENT_CONTEXT")]
    owned WmiClientContext / WmiClientContextView: lone,
        name = "WMI_CLIENT_CONTEXT", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Processor number. `UCHAR ProcessorNumber` at 0x00.
        processor_number / set_processor_number: u8, at = 0;
        /// Alignment of events, as in ETW_BUFFER_CONTEXT. `UCHAR Alignment` at 0x01. Unit: bytes.
        alignment / set_alignment: u8, at = 1;
        /// Logger ID, which identifies the event tracing session. `USHORT LoggerId` at 0x02.
        logger_id / set_logger_id: u16, at = 2;
    }
}

/// Alias of [`WmiClientContext`], named by the first release of the form.
pub type V5_0 = WmiClientContext;
/// Alias of [`WmiClientContextView`], named by the first release of the form.
pub type V5_0View<'a> = WmiClientContextView<'a>;
