// Generated from spec/structs/ETW_HEAP_EVENT_COMMON.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Payload of heap events that identify only the heap.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_HEAP_EVENT_COMMON",
    aliases: &[],
    form: "EtwHeapEventCommonPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Payload of heap events that identify only the heap.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker of this header type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 8, width: 8 }, values: None, doc: "Flags of inserted items: bits 8 to 15 of the marker.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Size and hook ID of the event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "Size of the whole event, and its hook ID.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the whole event: the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Kind of the event, which determines the payload.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "Hook ID: identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Low byte of the hook ID. Consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the hook ID. Consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Handle", path: "Handle", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_HEAP_EVENT_COMMON",
    aliases: &[],
    form: "EtwHeapEventCommonPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Payload of heap events that identify only the heap.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker of this header type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 8, width: 8 }, values: None, doc: "Flags of inserted items: bits 8 to 15 of the marker.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Size and hook ID of the event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "Size of the whole event, and its hook ID.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the whole event: the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Kind of the event, which determines the payload.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "Hook ID: identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Low byte of the hook ID. Consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the hook ID. Consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Handle", path: "Handle", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Heap handle.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Payload of heap events that identify only the heap.
    ///
    /// In C: `ETW_HEAP_EVENT_COMMON`, 0x24 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_COMMON")]
    owned EtwHeapEventCommonPtr32 / EtwHeapEventCommonPtr32View: lone [36] "ETW_HEAP_EVENT_COMMON" Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Heap handle. `PVOID Handle` at 0x20.
        handle set_handle: u32 = 32;
    }
    bits {
    }
}

impl EtwHeapEventCommonPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Payload of heap events that identify only the heap.
    ///
    /// In C: `ETW_HEAP_EVENT_COMMON`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_COMMON")]
    owned EtwHeapEventCommonPtr64 / EtwHeapEventCommonPtr64View: lone [40] "ETW_HEAP_EVENT_COMMON" Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Heap handle. `PVOID Handle` at 0x20.
        handle set_handle: u64 = 32;
    }
    bits {
    }
}

impl EtwHeapEventCommonPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_HEAP_EVENT_COMMON" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        EtwHeapEventCommonPtr32(EtwHeapEventCommonPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        EtwHeapEventCommonPtr64(EtwHeapEventCommonPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
