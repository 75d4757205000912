// Generated from spec/structs/ETW_HEAP_EVENT_CONTRACTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap shrank.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_CONTRACTION", "EtwHeapEventContractionPtr32", (64, 64), "Heap shrank.", &[
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
    address("HeapHandle", 32, 4, "PVOID", "").means(Meaning::Heap),
    unsigned("DeCommitSize", 36, 4, "SIZE_T", "Size of the decommitted memory.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    address("DeCommitAddress", 40, 4, "PVOID", "Address of the decommitted block.").means(Meaning::DataAddress),
    unsigned("FreeSpace", 44, 4, "SIZE_T", "Free space of the whole heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 48, 4, "SIZE_T", "Committed space of the whole heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 52, 4, "SIZE_T", "Reserved space of the whole heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("NoOfUCRs", 56, 4, "ULONG", "Number of uncommitted ranges.").means(Meaning::Count),
    unsigned("AllocatedSpace", 60, 4, "SIZE_T", "Allocated space of the whole heap.").up_to(64).in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_CONTRACTION", "EtwHeapEventContractionPtr64", (92, 92), "Heap shrank.", &[
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
    address("HeapHandle", 32, 8, "PVOID", "").means(Meaning::Heap),
    unsigned("DeCommitSize", 40, 8, "SIZE_T", "Size of the decommitted memory.").in_units("bytes").means(Meaning::Bytes),
    address("DeCommitAddress", 48, 8, "PVOID", "Address of the decommitted block.").means(Meaning::DataAddress),
    unsigned("FreeSpace", 56, 8, "SIZE_T", "Free space of the whole heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("CommittedSpace", 64, 8, "SIZE_T", "Committed space of the whole heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReservedSpace", 72, 8, "SIZE_T", "Reserved space of the whole heap.").in_units("bytes").means(Meaning::Bytes),
    unsigned("NoOfUCRs", 80, 4, "ULONG", "Number of uncommitted ranges.").means(Meaning::Count),
    unsigned("AllocatedSpace", 84, 8, "SIZE_T", "Allocated space of the whole heap.").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Heap shrank.
    ///
    /// In C: `ETW_HEAP_EVENT_CONTRACTION`, 0x40 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_CONTRACTION")]
    owned EtwHeapEventContractionPtr32 / EtwHeapEventContractionPtr32View: lone [64] "ETW_HEAP_EVENT_CONTRACTION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u32 = 32;
        /// Size of the decommitted memory. `SIZE_T DeCommitSize` at 0x24. Unit: bytes.
        de_commit_size set_de_commit_size: u32 = 36;
        /// Address of the decommitted block. `PVOID DeCommitAddress` at 0x28.
        de_commit_address set_de_commit_address: u32 = 40;
        /// Free space of the whole heap. `SIZE_T FreeSpace` at 0x2C. Unit: bytes.
        free_space set_free_space: u32 = 44;
        /// Committed space of the whole heap. `SIZE_T CommittedSpace` at 0x30. Unit: bytes.
        committed_space set_committed_space: u32 = 48;
        /// Reserved space of the whole heap. `SIZE_T ReservedSpace` at 0x34. Unit: bytes.
        reserved_space set_reserved_space: u32 = 52;
        /// Number of uncommitted ranges. `ULONG NoOfUCRs` at 0x38.
        no_of_ucrs set_no_of_ucrs: u32 = 56;
        /// Allocated space of the whole heap. `SIZE_T AllocatedSpace` at 0x3C. Unit: bytes.
        allocated_space set_allocated_space: u32 = 60;
    }
    bits {
    }
}

fixed! {
    /// Heap shrank.
    ///
    /// In C: `ETW_HEAP_EVENT_CONTRACTION`, 0x5c bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_CONTRACTION")]
    owned EtwHeapEventContractionPtr64 / EtwHeapEventContractionPtr64View: lone [92] "ETW_HEAP_EVENT_CONTRACTION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u64 = 32;
        /// Size of the decommitted memory. `SIZE_T DeCommitSize` at 0x28. Unit: bytes.
        de_commit_size set_de_commit_size: u64 = 40;
        /// Address of the decommitted block. `PVOID DeCommitAddress` at 0x30.
        de_commit_address set_de_commit_address: u64 = 48;
        /// Free space of the whole heap. `SIZE_T FreeSpace` at 0x38. Unit: bytes.
        free_space set_free_space: u64 = 56;
        /// Committed space of the whole heap. `SIZE_T CommittedSpace` at 0x40. Unit: bytes.
        committed_space set_committed_space: u64 = 64;
        /// Reserved space of the whole heap. `SIZE_T ReservedSpace` at 0x48. Unit: bytes.
        reserved_space set_reserved_space: u64 = 72;
        /// Number of uncommitted ranges. `ULONG NoOfUCRs` at 0x50.
        no_of_ucrs set_no_of_ucrs: u32 = 80;
        /// Allocated space of the whole heap. `SIZE_T AllocatedSpace` at 0x54. Unit: bytes.
        allocated_space set_allocated_space: u64 = 84;
    }
    bits {
    }
}

/// Alias of [`EtwHeapEventContractionPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventContractionPtr32` or `EtwHeapEventContractionPtr64`"]
pub type EtwHeapEventContraction = EtwHeapEventContractionPtr64;
/// Alias of [`EtwHeapEventContractionPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventContractionPtr32View` or `EtwHeapEventContractionPtr64View`"]
pub type EtwHeapEventContractionView<'a> = EtwHeapEventContractionPtr64View<'a>;
