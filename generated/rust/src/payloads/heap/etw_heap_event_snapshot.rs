// Generated from spec/structs/ETW_HEAP_EVENT_SNAPSHOT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! State of a heap.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_HEAP_EVENT_SNAPSHOT",
    aliases: &[],
    form: "EtwHeapEventSnapshotPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "State of a heap.",
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
        Field { name: "HeapHandle", path: "HeapHandle", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 36, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 40, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 44, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags with which the heap was created.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargeUCRSpace", path: "LargeUCRSpace", offset: 56, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Space in large uncommitted ranges.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FreeListLength", path: "FreeListLength", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of blocks in the free list.", units: "", unknown: false, children: &[] },
        Field { name: "UCRLength", path: "UCRLength", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of uncommitted ranges in their list.", units: "", unknown: false, children: &[] },
        Field { name: "AllocatedSpace", path: "AllocatedSpace", offset: 68, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_HEAP_EVENT_SNAPSHOT",
    aliases: &[],
    form: "EtwHeapEventSnapshotPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: None,
    summary: "State of a heap.",
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
        Field { name: "HeapHandle", path: "HeapHandle", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "FreeSpace", path: "FreeSpace", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "CommittedSpace", path: "CommittedSpace", offset: 48, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReservedSpace", path: "ReservedSpace", offset: 56, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Flags with which the heap was created.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "LargeUCRSpace", path: "LargeUCRSpace", offset: 72, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Space in large uncommitted ranges.", units: "bytes", unknown: false, children: &[] },
        Field { name: "FreeListLength", path: "FreeListLength", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of blocks in the free list.", units: "", unknown: false, children: &[] },
        Field { name: "UCRLength", path: "UCRLength", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of uncommitted ranges in their list.", units: "", unknown: false, children: &[] },
        Field { name: "AllocatedSpace", path: "AllocatedSpace", offset: 88, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// State of a heap.
    ///
    /// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x48 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
    owned EtwHeapEventSnapshotPtr32 / EtwHeapEventSnapshotPtr32View: lone [72] "ETW_HEAP_EVENT_SNAPSHOT" Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u32 = 32;
        /// `SIZE_T FreeSpace` at 0x24. Unit: bytes.
        free_space set_free_space: u32 = 36;
        /// `SIZE_T CommittedSpace` at 0x28. Unit: bytes.
        committed_space set_committed_space: u32 = 40;
        /// Purpose unknown. `SIZE_T ReservedSpace` at 0x2C. Unit: bytes.
        reserved_space set_reserved_space: u32 = 44;
        /// Flags with which the heap was created. `ULONG Flags` at 0x30.
        flags set_flags: u32 = 48;
        /// `ULONG ProcessId` at 0x34.
        process_id set_process_id: u32 = 52;
        /// Space in large uncommitted ranges. `SIZE_T LargeUCRSpace` at 0x38. Unit: bytes.
        large_ucr_space set_large_ucr_space: u32 = 56;
        /// Number of blocks in the free list. `ULONG FreeListLength` at 0x3C.
        free_list_length set_free_list_length: u32 = 60;
        /// Number of uncommitted ranges in their list. `ULONG UCRLength` at 0x40.
        ucr_length set_ucr_length: u32 = 64;
        /// `SIZE_T AllocatedSpace` at 0x44. Unit: bytes.
        allocated_space set_allocated_space: u32 = 68;
    }
    bits {
    }
}

impl EtwHeapEventSnapshotPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// State of a heap.
    ///
    /// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x60 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
    owned EtwHeapEventSnapshotPtr64 / EtwHeapEventSnapshotPtr64View: lone [96] "ETW_HEAP_EVENT_SNAPSHOT" Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u64 = 32;
        /// `SIZE_T FreeSpace` at 0x28. Unit: bytes.
        free_space set_free_space: u64 = 40;
        /// `SIZE_T CommittedSpace` at 0x30. Unit: bytes.
        committed_space set_committed_space: u64 = 48;
        /// Purpose unknown. `SIZE_T ReservedSpace` at 0x38. Unit: bytes.
        reserved_space set_reserved_space: u64 = 56;
        /// Flags with which the heap was created. `ULONG Flags` at 0x40.
        flags set_flags: u32 = 64;
        /// `ULONG ProcessId` at 0x44.
        process_id set_process_id: u32 = 68;
        /// Space in large uncommitted ranges. `SIZE_T LargeUCRSpace` at 0x48. Unit: bytes.
        large_ucr_space set_large_ucr_space: u64 = 72;
        /// Number of blocks in the free list. `ULONG FreeListLength` at 0x50.
        free_list_length set_free_list_length: u32 = 80;
        /// Number of uncommitted ranges in their list. `ULONG UCRLength` at 0x54.
        ucr_length set_ucr_length: u32 = 84;
        /// `SIZE_T AllocatedSpace` at 0x58. Unit: bytes.
        allocated_space set_allocated_space: u64 = 88;
    }
    bits {
    }
}

impl EtwHeapEventSnapshotPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
