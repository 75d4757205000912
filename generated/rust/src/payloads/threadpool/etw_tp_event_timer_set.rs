// Generated from spec/structs/ETW_TP_EVENT_TIMER_SET.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread pool timer set.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS,
        &sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::PHNT_NTWMI
    ];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_SYSTEM_TRACE_HEADER];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_TP_EVENT_TIMER_SET", "EtwTpEventTimerSetPtr32")
    .size(60)
    .summary("Thread pool timer set.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER", "Header").at(0..32)
            .doc("Complete trace header of the event, which is part of this structure.").with(&[
            union("union", "").at(0..4).doc("Marker of this header type.").stated_by(SOURCES).with(&[
                unsigned("ULONG", "Marker").at(0..4).doc("The first four bytes as one number.").at_path("Header.Marker")
                    .of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags).stated_by(SOURCES),
                structure("struct", "").at(0..4).stated_by(SOURCES).with(&[
                    bit_fields("USHORT", "").at(0..2).stated_by(SOURCES_1).with(&[
                        bit("USHORT", "Version").at(0..2).bits(0..8)
                            .doc("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .at_path("Header.Version").means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT", "").at(0..2).bits(8..16)
                            .doc("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ]),
                    unsigned("UCHAR", "HeaderType").at(2..3)
                        .doc("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES)
                        .means(Meaning::Enumeration).stated_by(SOURCES),
                    unsigned("UCHAR", "Flags").at(3..4)
                        .doc("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .at_path("Header.Flags").means(Meaning::Flags).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(4..8).doc("Size and hook ID of the event.").stated_by(SOURCES).with(&[
                unsigned("ULONG", "Header").at(4..8).doc("The same four bytes as one number.").at_path("Header.Header")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_PACKET", "Packet").at(4..8).doc("Size of the whole event, and its hook ID.")
                    .at_path("Header.Packet").stated_by(SOURCES).with(&[
                    unsigned("USHORT", "Size").at(4..6)
                        .doc("Size of the whole event: the header and all data that follows.")
                        .at_path("Header.Packet.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES_2),
                    union("union", "").at(6..8).doc("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[
                        unsigned("USHORT", "HookId").at(6..8).doc("Hook ID: identifier of a system event.")
                            .at_path("Header.Packet.HookId").of(crate::headers::HookId::VALUES)
                            .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        structure("struct", "").at(6..8).stated_by(SOURCES_2).with(&[
                            unsigned("UCHAR", "Type").at(6..7)
                                .doc("Low byte of the hook ID. Consumers see it as the opcode.")
                                .at_path("Header.Packet.Type").means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR", "Group").at(7..8)
                                .doc("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .at_path("Header.Packet.Group").means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ]),
                    ]),
                ]),
            ]),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread in which the event occurred.")
                .at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process in which the event occurred.")
                .at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "SystemTime").at(16..24)
                .doc("Time of the event, from the session's clock, whichever it is. The name distinguishes it from the \
                    two processor times that follow and does not mean the system time.")
                .at_path("Header.SystemTime").means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG", "KernelTime").at(24..28).doc("Kernel-mode processor time. Absent from the compact form.")
                .at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES),
            unsigned("ULONG", "UserTime").at(28..32).doc("User-mode processor time. Absent from the compact form.")
                .at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES),
        ]),
        signed("LONG64", "DueTime").at(32..40)
            .doc("Due time. The documentation of SetThreadpoolTimer states an absolute time, since 1601, or a negative \
                value for a relative time.")
            .in_units("100 ns").means(Meaning::HundredNanoseconds),
        address("PVOID", "SubQueue").at(40..44).doc("Queue into which the timer is inserted.")
            .means(Meaning::DataAddress),
        address("PVOID", "Timer").at(44..48).means(Meaning::DataAddress),
        unsigned("ULONG", "Period").at(48..52).in_units("ms").means(Meaning::Milliseconds),
        unsigned("ULONG", "WindowLength").at(52..56)
            .doc("Maximum delay of the timer's expiration, so that it can be coalesced with others.").in_units("ms")
            .means(Meaning::Milliseconds),
        unsigned("ULONG", "Absolute").at(56..60)
            .doc("True if DueTime is an absolute time. Otherwise it is relative to now.").means(Meaning::Boolean),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_TP_EVENT_TIMER_SET", "EtwTpEventTimerSetPtr64")
    .size(68)
    .summary("Thread pool timer set.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER", "Header").at(0..32)
            .doc("Complete trace header of the event, which is part of this structure.").with(&[
            union("union", "").at(0..4).doc("Marker of this header type.").stated_by(SOURCES).with(&[
                unsigned("ULONG", "Marker").at(0..4).doc("The first four bytes as one number.").at_path("Header.Marker")
                    .of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags).stated_by(SOURCES),
                structure("struct", "").at(0..4).stated_by(SOURCES).with(&[
                    bit_fields("USHORT", "").at(0..2).stated_by(SOURCES_1).with(&[
                        bit("USHORT", "Version").at(0..2).bits(0..8)
                            .doc("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .at_path("Header.Version").means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT", "").at(0..2).bits(8..16)
                            .doc("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ]),
                    unsigned("UCHAR", "HeaderType").at(2..3)
                        .doc("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES)
                        .means(Meaning::Enumeration).stated_by(SOURCES),
                    unsigned("UCHAR", "Flags").at(3..4)
                        .doc("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .at_path("Header.Flags").means(Meaning::Flags).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(4..8).doc("Size and hook ID of the event.").stated_by(SOURCES).with(&[
                unsigned("ULONG", "Header").at(4..8).doc("The same four bytes as one number.").at_path("Header.Header")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("WMI_TRACE_PACKET", "Packet").at(4..8).doc("Size of the whole event, and its hook ID.")
                    .at_path("Header.Packet").stated_by(SOURCES).with(&[
                    unsigned("USHORT", "Size").at(4..6)
                        .doc("Size of the whole event: the header and all data that follows.")
                        .at_path("Header.Packet.Size").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES_2),
                    union("union", "").at(6..8).doc("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[
                        unsigned("USHORT", "HookId").at(6..8).doc("Hook ID: identifier of a system event.")
                            .at_path("Header.Packet.HookId").of(crate::headers::HookId::VALUES)
                            .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        structure("struct", "").at(6..8).stated_by(SOURCES_2).with(&[
                            unsigned("UCHAR", "Type").at(6..7)
                                .doc("Low byte of the hook ID. Consumers see it as the opcode.")
                                .at_path("Header.Packet.Type").means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR", "Group").at(7..8)
                                .doc("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .at_path("Header.Packet.Group").means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ]),
                    ]),
                ]),
            ]),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread in which the event occurred.")
                .at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process in which the event occurred.")
                .at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "SystemTime").at(16..24)
                .doc("Time of the event, from the session's clock, whichever it is. The name distinguishes it from the \
                    two processor times that follow and does not mean the system time.")
                .at_path("Header.SystemTime").means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG", "KernelTime").at(24..28).doc("Kernel-mode processor time. Absent from the compact form.")
                .at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES),
            unsigned("ULONG", "UserTime").at(28..32).doc("User-mode processor time. Absent from the compact form.")
                .at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES),
        ]),
        signed("LONG64", "DueTime").at(32..40)
            .doc("Due time. The documentation of SetThreadpoolTimer states an absolute time, since 1601, or a negative \
                value for a relative time.")
            .in_units("100 ns").means(Meaning::HundredNanoseconds),
        address("PVOID", "SubQueue").at(40..48).doc("Queue into which the timer is inserted.")
            .means(Meaning::DataAddress),
        address("PVOID", "Timer").at(48..56).means(Meaning::DataAddress),
        unsigned("ULONG", "Period").at(56..60).in_units("ms").means(Meaning::Milliseconds),
        unsigned("ULONG", "WindowLength").at(60..64)
            .doc("Maximum delay of the timer's expiration, so that it can be coalesced with others.").in_units("ms")
            .means(Meaning::Milliseconds),
        unsigned("ULONG", "Absolute").at(64..68)
            .doc("True if DueTime is an absolute time. Otherwise it is relative to now.").means(Meaning::Boolean),
    ]);
fixed! {
    /// Thread pool timer set.
    ///
    /// In C: `ETW_TP_EVENT_TIMER_SET`, 0x3c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_TP_EVENT_TIMER_SET")]
    owned EtwTpEventTimerSetPtr32 / EtwTpEventTimerSetPtr32View: lone,
        name = "ETW_TP_EVENT_TIMER_SET", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Due time. The documentation of SetThreadpoolTimer states an absolute time, since 1601, or a negative value
        /// for a relative time. `LONG64 DueTime` at 0x20. Unit: 100 ns.
        due_time / set_due_time: i64, at = 32;
        /// Queue into which the timer is inserted. `PVOID SubQueue` at 0x28.
        sub_queue / set_sub_queue: u32, at = 40;
        /// Address of data. `PVOID Timer` at 0x2C.
        timer / set_timer: u32, at = 44;
        /// `ULONG Period` at 0x30. Unit: ms.
        period / set_period: u32, at = 48;
        /// Maximum delay of the timer's expiration, so that it can be coalesced with others. `ULONG WindowLength` at
        /// 0x34. Unit: ms.
        window_length / set_window_length: u32, at = 52;
        /// True if DueTime is an absolute time. Otherwise it is relative to now. `ULONG Absolute` at 0x38.
        absolute / set_absolute: u32, at = 56;
    }
    converted {
        /// Duration, or `None` if it is negative. The raw value is `due_time`.
        due_time_as_duration: Option<core::time::Duration>, raw = due_time,
            |raw| duration_of_signed(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::MILLISECONDS);
        /// Duration. The raw value is `window_length`.
        window_length_as_duration: core::time::Duration, raw = window_length,
            |raw| duration(raw, per_second::MILLISECONDS);
    }
}

fixed! {
    /// Thread pool timer set.
    ///
    /// In C: `ETW_TP_EVENT_TIMER_SET`, 0x44 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_TP_EVENT_TIMER_SET")]
    owned EtwTpEventTimerSetPtr64 / EtwTpEventTimerSetPtr64View: lone,
        name = "ETW_TP_EVENT_TIMER_SET", size = 68, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Due time. The documentation of SetThreadpoolTimer states an absolute time, since 1601, or a negative value
        /// for a relative time. `LONG64 DueTime` at 0x20. Unit: 100 ns.
        due_time / set_due_time: i64, at = 32;
        /// Queue into which the timer is inserted. `PVOID SubQueue` at 0x28.
        sub_queue / set_sub_queue: u64, at = 40;
        /// Address of data. `PVOID Timer` at 0x30.
        timer / set_timer: u64, at = 48;
        /// `ULONG Period` at 0x38. Unit: ms.
        period / set_period: u32, at = 56;
        /// Maximum delay of the timer's expiration, so that it can be coalesced with others. `ULONG WindowLength` at
        /// 0x3C. Unit: ms.
        window_length / set_window_length: u32, at = 60;
        /// True if DueTime is an absolute time. Otherwise it is relative to now. `ULONG Absolute` at 0x40.
        absolute / set_absolute: u32, at = 64;
    }
    converted {
        /// Duration, or `None` if it is negative. The raw value is `due_time`.
        due_time_as_duration: Option<core::time::Duration>, raw = due_time,
            |raw| duration_of_signed(raw, per_second::HUNDRED_NANOSECONDS);
        /// Duration. The raw value is `period`.
        period_as_duration: core::time::Duration, raw = period, |raw| duration(raw, per_second::MILLISECONDS);
        /// Duration. The raw value is `window_length`.
        window_length_as_duration: core::time::Duration, raw = window_length,
            |raw| duration(raw, per_second::MILLISECONDS);
    }
}

/// Alias of [`EtwTpEventTimerSetPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwTpEventTimerSetPtr32` or `EtwTpEventTimerSetPtr64`"]
pub type EtwTpEventTimerSet = EtwTpEventTimerSetPtr64;
/// Alias of [`EtwTpEventTimerSetPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwTpEventTimerSetPtr32View` or `EtwTpEventTimerSetPtr64View`"
]
pub type EtwTpEventTimerSetView<'a> = EtwTpEventTimerSetPtr64View<'a>;
