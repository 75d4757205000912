// Generated from spec/structs/ETW_THREAD_EVENT_SUBPROCESSTAG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread changed the tag of the service that it works for.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_THREAD_EVENT_SUBPROCESSTAG", "EtwThreadEventSubprocesstag", (40, 40), "Thread changed the tag of the service that it works for.", &[
    field("Header", 0, 32, "SYSTEM_TRACE_HEADER", Kind::Struct, "Complete trace header of the event, which is part of this structure.").with(&[
        field("", 0, 4, "union", Kind::Union, "Marker of this header type.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Marker", 0, 4, "ULONG", "The first four bytes as one number.").at_path("Header.Marker").of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("", 0, 4, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                field("", 0, 2, "USHORT", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]).with(&[
                    bit("Version", (0, 2), "USHORT", 0, 8, "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.").at_path("Header.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                    bit("", (0, 2), "USHORT", 8, 8, "Flags of inserted items: bits 8 to 15 of the marker.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                ]),
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 3, 1, "UCHAR", "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.").at_path("Header.Flags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Size and hook ID of the event.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Header", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Header").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("Packet", 4, 4, "WMI_TRACE_PACKET", Kind::Struct, "Size of the whole event, and its hook ID.").at_path("Header.Packet").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Size", 4, 2, "USHORT", "Size of the whole event: the header and all data that follows.").at_path("Header.Packet.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                field("", 6, 2, "union", Kind::Union, "Kind of the event, which determines the payload.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                    unsigned("HookId", 6, 2, "USHORT", "Hook ID: identifier of a system event.").at_path("Header.Packet.HookId").of(crate::headers::HookId::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    field("", 6, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                        unsigned("Type", 6, 1, "UCHAR", "Low byte of the hook ID. Consumers see it as the opcode.").at_path("Header.Packet.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                        unsigned("Group", 7, 1, "UCHAR", "High byte of the hook ID. Consumers see it as the GUID of a provider.").at_path("Header.Packet.Group").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    ]),
                ]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread in which the event occurred.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process in which the event occurred.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("SystemTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.").at_path("Header.SystemTime").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("KernelTime", 24, 4, "ULONG", "Kernel-mode processor time. Absent from the compact form.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("UserTime", 28, 4, "ULONG", "User-mode processor time. Absent from the compact form.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("OldTag", 32, 4, "ULONG", "Previous tag.").means(Meaning::ServiceTag),
    unsigned("NewTag", 36, 4, "ULONG", "New tag.").means(Meaning::ServiceTag),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Thread changed the tag of the service that it works for.
    ///
    /// In C: `ETW_THREAD_EVENT_SUBPROCESSTAG`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_EVENT_SUBPROCESSTAG")]
    owned EtwThreadEventSubprocesstag / EtwThreadEventSubprocesstagView: lone [40] "ETW_THREAD_EVENT_SUBPROCESSTAG" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Previous tag. `ULONG OldTag` at 0x20.
        old_tag set_old_tag: u32 = 32;
        /// New tag. `ULONG NewTag` at 0x24.
        new_tag set_new_tag: u32 = 36;
    }
    bits {
    }
}
