// Generated from spec/structs/CI_LOG_SCHEDULER_WAKEUP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Multimedia class scheduler wakes up.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "CI_LOG_SCHEDULER_WAKEUP",
    aliases: &[],
    form: "Before5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(0) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(0) },],
    releases: "releases unknown; layout of 5.0",
    size: 56,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "Multimedia class scheduler wakes up.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32.", units: "", unknown: false, children: &[] },
            Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight bytes of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Flags in the provider's input, processor times in a trace buffer.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time, if the kernel logged the event.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, if a user-mode logger logged the event.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "Reason", path: "Reason", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "CI_LOG_SCHEDULER_WAKEUP",
    aliases: &[],
    form: "CiLogSchedulerWakeup",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+",
    size: 56,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "Multimedia class scheduler wakes up.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 48, ty: "EVENT_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "Size", path: "Header.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows. The provider must set it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 2, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Upper half of the marker at the start of every trace header.", units: "", unknown: false, children: &[
                Field { name: "FieldTypeFlags", path: "Header.FieldTypeFlags", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The same two bytes as one number: 0xC00A or 0xC014.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 2, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
                    Field { name: "MarkerFlags", path: "Header.MarkerFlags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker, with its two highest bits set.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Type, level and version of the event, within the provider's class.", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Header.Version", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Class", path: "Header.Class", offset: 4, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Type", path: "Header.Class.Type", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type.", units: "", unknown: false, children: &[] },
                    Field { name: "Level", path: "Header.Class.Level", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the event is traced.", units: "", unknown: false, children: &[] },
                    Field { name: "Version", path: "Header.Class.Version", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Version of the event data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this field and the next of the caller's header.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that wrote the event.", units: "", unknown: false, children: &[] },
            Field { name: "TimeStamp", path: "Header.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the time that the provider set.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 16, ty: "union", kind: Kind::Union, values: None, doc: "Event class.", units: "", unknown: false, children: &[
                Field { name: "Guid", path: "Header.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event class. A trace buffer always contains this member.", units: "", unknown: false, children: &[] },
                Field { name: "GuidPtr", path: "Header.GuidPtr", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the GUID, in the provider's memory. Only the provider's input contains this member, because UserTime replaces Flags in a trace buffer.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "", path: "", offset: 40, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times in a trace buffer, flags in the provider's input.", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "KernelTime", path: "Header.KernelTime", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                    Field { name: "UserTime", path: "Header.UserTime", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time.", units: "CPU ticks", unknown: false, children: &[] },
                ] },
                Field { name: "ProcessorTime", path: "Header.ProcessorTime", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time, instead of KernelTime and UserTime.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 40, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ClientContext", path: "Header.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Reason", path: "Reason", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Multimedia class scheduler wakes up.
    ///
    /// Older form.
    /// In C: `CI_LOG_SCHEDULER_WAKEUP`, 0x38 bytes with one element of its array, 0x34 without elements. Releases unknown; layout of 5.0.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    owned Before5_1 / Before5_1View: lone [52] "CI_LOG_SCHEDULER_WAKEUP" Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::event_trace_header::V5_0 = 0;
        /// Purpose unknown. `ULONG Reason` at 0x30.
        reason set_reason: u32 = 48;
    }
    bits {
    }
}

impl Before5_1 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Multimedia class scheduler wakes up.
    ///
    /// In C: `CI_LOG_SCHEDULER_WAKEUP`, 0x38 bytes with one element of its array, 0x34 without elements. Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CI_LOG_SCHEDULER_WAKEUP")]
    owned CiLogSchedulerWakeup / CiLogSchedulerWakeupView: lone [52] "CI_LOG_SCHEDULER_WAKEUP" Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::EventTraceHeader = 0;
        /// Purpose unknown. `ULONG Reason` at 0x30.
        reason set_reason: u32 = 48;
    }
    bits {
    }
}

impl CiLogSchedulerWakeup {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "CI_LOG_SCHEDULER_WAKEUP" {
        /// Releases unknown; layout of 5.0.
        Before5_1(Before5_1, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
        CiLogSchedulerWakeup(CiLogSchedulerWakeup, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=255 => 1,
    Bits64 1..=255 => 1,
}
