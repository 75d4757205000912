// Generated from spec/structs/CI_LOG_SCHEDULER_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Multimedia class scheduler set the priority of a thread.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT, &sources::MINGW_W64_EVNTRACE];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_TRACEEVENT, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT];
const SOURCES_4: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("CI_LOG_SCHEDULER_EVENT", "Before5_1")
    .size(64)
    .summary("Multimedia class scheduler set the priority of a thread.")
    .in_releases("releases unknown; layout of 5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES_4)
    .fields(&[
        structure("EVENT_TRACE_HEADER", "Header").at(0..48)
            .doc("Complete trace header of the event, which is part of this structure.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of this header and all data that follows. The provider must set it.").at_path("Header.Size")
                .in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("UCHAR", "HeaderType").at(2..3).doc("TRACE_HEADER_TYPE_FULL_HEADER32.")
                .at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("UCHAR", "MarkerFlags").at(3..4).doc("High byte of the marker, with its two highest bits set.")
                .at_path("Header.MarkerFlags").means(Meaning::Flags).stated_by(SOURCES),
            union("union", "").at(4..8).doc("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[
                unsigned("ULONG", "Version").at(4..8).doc("The same four bytes as one number.")
                    .at_path("Header.Version").means(Meaning::Hex).stated_by(SOURCES),
                structure("struct", "Class").at(4..8).at_path("Header.Class").stated_by(SOURCES_1).with(&[
                    unsigned("UCHAR", "Type").at(4..5).doc("Event type.").at_path("Header.Class.Type")
                        .means(Meaning::EventType).stated_by(SOURCES_1),
                    unsigned("UCHAR", "Level").at(5..6).doc("Level at which the event is traced.")
                        .at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT", "Version").at(6..8).doc("Version of the event data.")
                        .at_path("Header.Class.Version").means(Meaning::Version).stated_by(SOURCES_1),
                ]),
            ]),
            unsigned("ULONGLONG", "ThreadId").at(8..16)
                .doc("ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes \
                    of the caller's header.")
                .at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time \
                    that the provider set.")
                .at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union", "").at(24..40).doc("Event class.").stated_by(SOURCES).with(&[
                field("GUID", "Guid", Kind::Guid).at(24..40)
                    .doc("GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid")
                    .in_use_when(
                        &when(
                            number(
                                "Header.Flags",
                                Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80000, 0
                            ),
                            Some(0)
                        )
                    )
                    .means(Meaning::Guid).stated_by(SOURCES),
                unsigned("ULONGLONG", "GuidPtr").at(24..32)
                    .doc("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .at_path("Header.GuidPtr")
                    .in_use_when(
                        &when(
                            number(
                                "Header.Flags",
                                Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80000, 0
                            ),
                            None
                        )
                    )
                    .means(Meaning::DataAddress).stated_by(SOURCES),
            ]),
            union("union", "").at(40..48).doc("Flags in the provider's input, processor times in a trace buffer.")
                .stated_by(SOURCES).with(&[
                structure("struct", "").at(40..48).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "ClientContext").at(40..44).doc("Reserved.").at_path("Header.ClientContext")
                        .means(Meaning::Reserved).stated_by(SOURCES_1),
                    unsigned("ULONG", "Flags").at(44..48).doc("How to interpret the header and the data.")
                        .at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags)
                        .stated_by(SOURCES_1),
                ]),
                structure("struct", "").at(40..48).stated_by(SOURCES_2).with(&[
                    unsigned("ULONG", "KernelTime").at(40..44)
                        .doc("Kernel-mode processor time, if the kernel logged the event.").at_path("Header.KernelTime")
                        .in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES_2),
                    unsigned("ULONG", "UserTime").at(44..48)
                        .doc("User-mode processor time, if the kernel logged the event.").at_path("Header.UserTime")
                        .in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES_2),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(40..48)
                    .doc("Processor time, if a user-mode logger logged the event.").at_path("Header.ProcessorTime")
                    .stated_by(SOURCES_3),
            ]),
        ]),
        unsigned("ULONG", "ProcessId").at(48..52).doc("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
        unsigned("ULONG", "ThreadId").at(52..56).doc("Thread ID.").means(Meaning::ThreadId),
        unsigned("ULONG", "Priority").at(56..60).doc("New priority.").means(Meaning::Priority),
        unsigned("ULONG", "TaskIndex").at(60..64).doc("Index of the thread's task.").means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("CI_LOG_SCHEDULER_EVENT", "CiLogSchedulerEvent")
    .size(64)
    .summary("Multimedia class scheduler set the priority of a thread.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+",
        &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)]
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("EVENT_TRACE_HEADER", "Header").at(0..48)
            .doc("Complete trace header of the event, which is part of this structure.").with(&[
            unsigned("USHORT", "Size").at(0..2)
                .doc("Size of this header and all data that follows. The provider must set it.").at_path("Header.Size")
                .in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            union("union", "").at(2..4).doc("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[
                unsigned("USHORT", "FieldTypeFlags").at(2..4).doc("The same two bytes as one number: 0xC00A or 0xC014.")
                    .at_path("Header.FieldTypeFlags").means(Meaning::Hex).stated_by(SOURCES),
                structure("struct", "").at(2..4).stated_by(SOURCES).with(&[
                    unsigned("UCHAR", "HeaderType").at(2..3)
                        .doc("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size \
                            of the data.")
                        .at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES)
                        .means(Meaning::Enumeration).stated_by(SOURCES),
                    unsigned("UCHAR", "MarkerFlags").at(3..4)
                        .doc("High byte of the marker, with its two highest bits set.").at_path("Header.MarkerFlags")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(4..8).doc("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[
                unsigned("ULONG", "Version").at(4..8).doc("The same four bytes as one number.")
                    .at_path("Header.Version").means(Meaning::Hex).stated_by(SOURCES),
                structure("struct", "Class").at(4..8).at_path("Header.Class").stated_by(SOURCES_1).with(&[
                    unsigned("UCHAR", "Type").at(4..5).doc("Event type.").at_path("Header.Class.Type")
                        .means(Meaning::EventType).stated_by(SOURCES_1),
                    unsigned("UCHAR", "Level").at(5..6).doc("Level at which the event is traced.")
                        .at_path("Header.Class.Level").means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT", "Version").at(6..8).doc("Version of the event data.")
                        .at_path("Header.Class.Version").means(Meaning::Version).stated_by(SOURCES_1),
                ]),
            ]),
            unsigned("ULONG", "ThreadId").at(8..12)
                .doc("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field \
                    and the next of the caller's header.")
                .at_path("Header.ThreadId").up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG", "ProcessId").at(12..16).doc("ID of the process that wrote the event.")
                .at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                .doc("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time \
                    that the provider set.")
                .at_path("Header.TimeStamp").means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union", "").at(24..40).doc("Event class.").stated_by(SOURCES).with(&[
                field("GUID", "Guid", Kind::Guid).at(24..40)
                    .doc("GUID of the event class. A trace buffer always contains this member.").at_path("Header.Guid")
                    .in_use_when(
                        &when(
                            number(
                                "Header.Flags",
                                Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80000, 0
                            ),
                            Some(0)
                        )
                    )
                    .means(Meaning::Guid).stated_by(SOURCES),
                unsigned("ULONGLONG", "GuidPtr").at(24..32)
                    .doc("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .at_path("Header.GuidPtr")
                    .in_use_when(
                        &when(
                            number(
                                "Header.Flags",
                                Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, 0x80000, 0
                            ),
                            None
                        )
                    )
                    .means(Meaning::DataAddress).stated_by(SOURCES),
            ]),
            union("union", "").at(40..48).doc("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[
                structure("struct", "").at(40..48).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "KernelTime").at(40..44).doc("Kernel-mode processor time.")
                        .at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG", "UserTime").at(44..48).doc("User-mode processor time.").at_path("Header.UserTime")
                        .in_units("timer ticks").means(Meaning::TimerTicks).stated_by(SOURCES_1),
                ]),
                unsigned("ULONG64", "ProcessorTime").at(40..48)
                    .doc("Processor time, instead of KernelTime and UserTime.").at_path("Header.ProcessorTime")
                    .stated_by(SOURCES),
                structure("struct", "").at(40..48).stated_by(SOURCES_1).with(&[
                    unsigned("ULONG", "ClientContext").at(40..44).doc("Reserved.").at_path("Header.ClientContext")
                        .means(Meaning::Reserved).stated_by(SOURCES_1),
                    unsigned("ULONG", "Flags").at(44..48).doc("How to interpret the header and the data.")
                        .at_path("Header.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags)
                        .stated_by(SOURCES_1),
                ]),
            ]),
        ]),
        unsigned("ULONG", "ProcessId").at(48..52).doc("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
        unsigned("ULONG", "ThreadId").at(52..56).doc("Thread ID.").means(Meaning::ThreadId),
        unsigned("ULONG", "Priority").at(56..60).doc("New priority.").means(Meaning::Priority),
        unsigned("ULONG", "TaskIndex").at(60..64).doc("Index of the thread's task.").means(Meaning::Index),
    ]);
fixed! {
    /// Multimedia class scheduler set the priority of a thread.
    ///
    /// Older form.
    /// In C: `CI_LOG_SCHEDULER_EVENT`, 0x40 bytes. Releases unknown; layout of 5.0.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    owned Before5_1 / Before5_1View: lone,
        name = "CI_LOG_SCHEDULER_EVENT", size = 64, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::event_trace_header::V5_0, at = 0;
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x30.
        process_id / set_process_id: u32, at = 48;
        /// Thread ID. `ULONG ThreadId` at 0x34.
        thread_id / set_thread_id: u32, at = 52;
        /// New priority. `ULONG Priority` at 0x38.
        priority / set_priority: u32, at = 56;
        /// Index of the thread's task. `ULONG TaskIndex` at 0x3C.
        task_index / set_task_index: u32, at = 60;
    }
}

fixed! {
    /// Multimedia class scheduler set the priority of a thread.
    ///
    /// In C: `CI_LOG_SCHEDULER_EVENT`, 0x40 bytes. Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CI_LOG_SCHEDULER_EVENT")]
    owned CiLogSchedulerEvent / CiLogSchedulerEventView: lone,
        name = "CI_LOG_SCHEDULER_EVENT", size = 64, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x30.
        process_id / set_process_id: u32, at = 48;
        /// Thread ID. `ULONG ThreadId` at 0x34.
        thread_id / set_thread_id: u32, at = 52;
        /// New priority. `ULONG Priority` at 0x38.
        priority / set_priority: u32, at = 56;
        /// Index of the thread's task. `ULONG TaskIndex` at 0x3C.
        task_index / set_task_index: u32, at = 60;
    }
}

any_form! {
    "CI_LOG_SCHEDULER_EVENT" {
        /// Releases unknown; layout of 5.0.
        Before5_1(Before5_1, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
        CiLogSchedulerEvent(CiLogSchedulerEvent, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=255 => 1,
    Bits64 1..=255 => 1,
}
