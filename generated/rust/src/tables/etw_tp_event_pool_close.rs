// Generated from spec/structs/ETW_TP_EVENT_POOL_CLOSE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_TP_EVENT_POOL_CLOSE",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 40,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "A thread pool was closed.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The whole trace header of the event, which this structure holds.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a header of this type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Thought to be the version of the event's data: the kernel treats it as 8 bits, and 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in full, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 if compact.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its highest bit is set in all trace headers, the next one in this one.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "How big the event is and what kind of event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "The size of the whole event, and its hook id.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the whole event: the header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, which settles what the data mean.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "The identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The low byte of the hook id; consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the hook id; consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the event happened in.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the event happened in.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event happened, by whatever clock the session has: the name sets it apart from the two times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in kernel mode; absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in user mode; absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PoolId", path: "PoolId", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The thread pool.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_TP_EVENT_POOL_CLOSE",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A thread pool was closed.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The whole trace header of the event, which this structure holds.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a header of this type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Thought to be the version of the event's data: the kernel treats it as 8 bits, and 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in full, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 if compact.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its highest bit is set in all trace headers, the next one in this one.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "How big the event is and what kind of event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "The size of the whole event, and its hook id.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the whole event: the header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, which settles what the data mean.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "The identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The low byte of the hook id; consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the hook id; consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the event happened in.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the event happened in.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event happened, by whatever clock the session has: the name sets it apart from the two times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in kernel mode; absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time spent in user mode; absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PoolId", path: "PoolId", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The thread pool.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
