// Generated from spec/structs/CI_LOG_SCHEDULER_SLEEP_RESPONSE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Response to the multimedia class scheduler going to sleep (inferred from the name).
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CI_LOG_SCHEDULER_SLEEP_RESPONSE", "Before5_1", (48, 48), "Response to the multimedia class scheduler going to sleep (inferred from the name).", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Complete trace header of the event, which is part of this structure.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 8, "ULONGLONG", "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Flags in the provider's input, processor times in a trace buffer.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time, if the kernel logged the event.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time, if the kernel logged the event.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, if a user-mode logger logged the event.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
    ]),
])
    .in_releases("releases unknown; layout of 5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("CI_LOG_SCHEDULER_SLEEP_RESPONSE", "CiLogSchedulerSleepResponse", (48, 48), "Response to the multimedia class scheduler going to sleep (inferred from the name).", &[
    field("Header", 0, 48, "EVENT_TRACE_HEADER", Kind::Struct, "Complete trace header of the event, which is part of this structure.").with(&[
        unsigned("Size", 0, 2, "USHORT", "Size of this header and all data that follows. The provider must set it.").at_path("Header.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 2, 2, "union", Kind::Union, "Upper half of the marker at the start of every trace header.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("FieldTypeFlags", 2, 2, "USHORT", "The same two bytes as one number: 0xC00A or 0xC014.").at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 2, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
                unsigned("MarkerFlags", 3, 1, "UCHAR", "High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Type, level and version of the event, within the provider's class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            unsigned("Version", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Version").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("Class", 4, 4, "struct", Kind::Struct, "").at_path("Header.Class").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Type", 4, 1, "UCHAR", "Event type.").at_path("Header.Class.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Level", 5, 1, "UCHAR", "Level at which the event is traced.").at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Version", 6, 2, "USHORT", "Version of the event data.").at_path("Header.Class.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.").at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process that wrote the event.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.").at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        field("", 24, 16, "union", Kind::Union, "Event class.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("Guid", 24, 16, "GUID", Kind::Guid, "GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            unsigned("GuidPtr", 24, 8, "ULONGLONG", "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.").at_path("Header.GuidPtr").means(Meaning::DataAddress).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
        ]),
        field("", 40, 8, "union", Kind::Union, "Processor times in a trace buffer, flags in the provider's input.").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]).with(&[
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("KernelTime", 40, 4, "ULONG", "Kernel-mode processor time.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("UserTime", 44, 4, "ULONG", "User-mode processor time.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
            unsigned("ProcessorTime", 40, 8, "ULONG64", "Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEEVENT, &crate::rt::sources::MINGW_W64_EVNTRACE]),
            field("", 40, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("ClientContext", 40, 4, "ULONG", "Reserved.").at_path("Header.ClientContext").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data.").at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Response to the multimedia class scheduler going to sleep (inferred from the name).
    ///
    /// Older form.
    /// In C: `CI_LOG_SCHEDULER_SLEEP_RESPONSE`, 0x30 bytes. Releases unknown; layout of 5.0.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    owned Before5_1 / Before5_1View: lone [48] "CI_LOG_SCHEDULER_SLEEP_RESPONSE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
    }
    bits {
    }
}

fixed! {
    /// Response to the multimedia class scheduler going to sleep (inferred from the name).
    ///
    /// In C: `CI_LOG_SCHEDULER_SLEEP_RESPONSE`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CI_LOG_SCHEDULER_SLEEP_RESPONSE")]
    owned CiLogSchedulerSleepResponse / CiLogSchedulerSleepResponseView: lone [48] "CI_LOG_SCHEDULER_SLEEP_RESPONSE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
    }
    bits {
    }
}

any_form! {
    "CI_LOG_SCHEDULER_SLEEP_RESPONSE" {
        /// Releases unknown; layout of 5.0.
        Before5_1(Before5_1, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
        CiLogSchedulerSleepResponse(CiLogSchedulerSleepResponse, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=255 => 1,
    Bits64 1..=255 => 1,
}
