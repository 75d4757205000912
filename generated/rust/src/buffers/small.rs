// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_REF_CLOCK.toml
pub mod etw_ref_clock {
    //! Reference time of a session, on two clocks.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::PHNT_NTWMI, &sources::CHAPPELL_WMI_LOGGER_CONTEXT, &sources::CHAPPELL_WMI_BUFFER_HEADER];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_REF_CLOCK", "EtwRefClock")
        .size(16)
        .about("Reference time of a session, on two clocks.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            signed("LARGE_INTEGER StartTime").at(0..8).about("Reference time."),
            signed("LARGE_INTEGER StartPerfClock").at(8..16).about("The same moment on the performance clock.")
                .means(Meaning::PerformanceCounter).with(&[More::Units("performance counter ticks")]),
        ]);
    fixed! {
        /// Reference time of a session, on two clocks.
        ///
        /// In C: `ETW_REF_CLOCK`, 0x10 bytes. Documented for 6.0+, assumed unchanged after 2004.
        ///
        /// The kernel stores it for each logger from 6.0. Trace buffers have room for it from 6.1.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Unknown:
        ///
        /// - Units of both times.
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*;
        /// Geoff Chappell, *WMI_BUFFER_HEADER*.
        #[doc(alias = "ETW_REF_CLOCK")]
        owned EtwRefClock / EtwRefClockView: lone,
            name = "ETW_REF_CLOCK", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Reference time. `LARGE_INTEGER StartTime` at 0x00.
            start_time / set_start_time: i64, at = 0;
            /// The same moment on the performance clock. `LARGE_INTEGER StartPerfClock` at 0x08. Unit: performance
            /// counter ticks.
            start_perf_clock / set_start_perf_clock: i64, at = 8;
        }
    }

    /// Alias of [`EtwRefClock`], named by the first release of the form.
    pub type V6_0 = EtwRefClock;
    /// Alias of [`EtwRefClockView`], named by the first release of the form.
    pub type V6_0View<'a> = EtwRefClockView<'a>;
}

// spec/structs/WMI_BUFFER_STATE.toml
pub mod wmi_buffer_state {
    //! Current use of a trace buffer, as bits.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_WMI_BUFFER_STATE, &sources::CHAPPELL_WMI_BUFFER_HEADER];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_BUFFER_STATE", "WmiBufferState")
        .size(4)
        .about("Current use of a trace buffer, as bits.")
        .in_releases("5.1..5.2", &[holds(Pointer::Bits32, 1, 3), holds(Pointer::Bits64, 1, 3)])
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG Free").at(0..4).bits(0..1).about("The buffer is free.").means(Meaning::Boolean),
                bit("ULONG InUse").at(0..4).bits(1..2).about("The buffer is in use.").means(Meaning::Boolean),
                bit("ULONG Flush").at(0..4).bits(2..3).means(Meaning::Boolean),
                bit("ULONG Unused").at(0..4).bits(3..32).means(Meaning::Reserved),
            ])]),
        ]);
    fixed! {
        /// Current use of a trace buffer, as bits.
        ///
        /// In C: `WMI_BUFFER_STATE`, 0x4 bytes. Documented for 5.1..5.2.
        ///
        /// It overlays Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration ETW_BUFFER_STATE replaces it. Names and
        /// types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2. No earlier symbol files contain
        /// them.
        ///
        /// Type information in symbol files of the kernel (5.1 to 5.2). From SP3 of 5.1 and SP2 of 5.2 on.
        ///
        /// Source: Geoff Chappell, *WMI_BUFFER_STATE*; Geoff Chappell, *WMI_BUFFER_HEADER*.
        #[doc(alias = "WMI_BUFFER_STATE")]
        owned WmiBufferState / WmiBufferStateView: lone,
            name = "WMI_BUFFER_STATE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        bits {
            /// The buffer is free. `Free`, bit 0 of the integer at 0x00.
            free / set_free: u32, at = 0, size = 4, bits = 0..1;
            /// The buffer is in use. `InUse`, bit 1 of the integer at 0x00.
            in_use / set_in_use: u32, at = 0, size = 4, bits = 1..2;
            /// Zero is false, any other value is true. `Flush`, bit 2 of the integer at 0x00.
            flush / set_flush: u32, at = 0, size = 4, bits = 2..3;
            /// Reserved or padding, according to a source. `Unused`, bits 3 to 31 of the integer at 0x00.
            unused / set_unused: u32, at = 0, size = 4, bits = 3..32;
        }
    }

    /// Alias of [`WmiBufferState`], named by the first release of the form.
    pub type V5_1 = WmiBufferState;
    /// Alias of [`WmiBufferStateView`], named by the first release of the form.
    pub type V5_1View<'a> = WmiBufferStateView<'a>;
}

// spec/structs/WMI_CLIENT_CONTEXT.toml
pub mod wmi_client_context {
    //! Processor and logger of a trace buffer.
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
        /// ULONG. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2. No earlier
        /// symbol files contain them.
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
}
