// Generated from spec/structs/ETW_HEAP_EVENT_SNAPSHOT.toml by `cargo spec generate`. Do not edit: edit that file.

//! State of a heap.
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
pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_SNAPSHOT", "EtwHeapEventSnapshotPtr32")
    .size(72)
    .about("State of a heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER Header").at(0..32)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker of this header type.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    bit_fields("USHORT ").at(0..2).stated_by(SOURCES_1).with(&[More::Fields(&[
                        bit("USHORT Header.Version").at(0..2).bits(0..8)
                            .about("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT ").at(0..2).bits(8..16)
                            .about("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ])]),
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.Flags").at(3..4)
                        .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Size and hook ID of the event.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("WMI_TRACE_PACKET Header.Packet").at(4..8).about("Size of the whole event, and its hook ID.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT Header.Packet.Size").at(4..6)
                        .about("Size of the whole event: the header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    union("union ").at(6..8).about("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[More::Fields(&[
                        unsigned("USHORT Header.Packet.HookId").at(6..8).about("Hook ID: identifier of a system event.")
                            .means(Meaning::Enumeration).stated_by(SOURCES_2)
                            .with(&[More::Values(crate::headers::HookId::VALUES)]),
                        structure("struct ").at(6..8).stated_by(SOURCES_2).with(&[More::Fields(&[
                            unsigned("UCHAR Header.Packet.Type").at(6..7)
                                .about("Low byte of the hook ID. Consumers see it as the opcode.")
                                .means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR Header.Packet.Group").at(7..8)
                                .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ])]),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12).about("ID of the thread in which the event occurred.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process in which the event occurred.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.SystemTime").at(16..24)
                .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it from \
                    the two processor times that follow and does not mean the system time.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG Header.KernelTime").at(24..28)
                .about("Kernel-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            unsigned("ULONG Header.UserTime").at(28..32)
                .about("User-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
        ])]),
        address("PVOID HeapHandle").at(32..36).means(Meaning::Heap),
        unsigned("SIZE_T FreeSpace").at(36..40).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(40..44).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(44..48).up_to(64).means(Meaning::Reserved).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(48..52).about("Flags with which the heap was created.").means(Meaning::Flags),
        unsigned("ULONG ProcessId").at(52..56).means(Meaning::ProcessId),
        unsigned("SIZE_T LargeUCRSpace").at(56..60).about("Space in large uncommitted ranges.").up_to(64)
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG FreeListLength").at(60..64).about("Number of blocks in the free list.").means(Meaning::Count),
        unsigned("ULONG UCRLength").at(64..68).about("Number of uncommitted ranges in their list.")
            .means(Meaning::Count),
        unsigned("SIZE_T AllocatedSpace").at(68..72).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_SNAPSHOT", "EtwHeapEventSnapshotPtr64")
    .size(96)
    .about("State of a heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER Header").at(0..32)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker of this header type.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    bit_fields("USHORT ").at(0..2).stated_by(SOURCES_1).with(&[More::Fields(&[
                        bit("USHORT Header.Version").at(0..2).bits(0..8)
                            .about("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT ").at(0..2).bits(8..16)
                            .about("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ])]),
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.Flags").at(3..4)
                        .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Size and hook ID of the event.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("WMI_TRACE_PACKET Header.Packet").at(4..8).about("Size of the whole event, and its hook ID.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT Header.Packet.Size").at(4..6)
                        .about("Size of the whole event: the header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    union("union ").at(6..8).about("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[More::Fields(&[
                        unsigned("USHORT Header.Packet.HookId").at(6..8).about("Hook ID: identifier of a system event.")
                            .means(Meaning::Enumeration).stated_by(SOURCES_2)
                            .with(&[More::Values(crate::headers::HookId::VALUES)]),
                        structure("struct ").at(6..8).stated_by(SOURCES_2).with(&[More::Fields(&[
                            unsigned("UCHAR Header.Packet.Type").at(6..7)
                                .about("Low byte of the hook ID. Consumers see it as the opcode.")
                                .means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR Header.Packet.Group").at(7..8)
                                .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ])]),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12).about("ID of the thread in which the event occurred.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process in which the event occurred.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.SystemTime").at(16..24)
                .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it from \
                    the two processor times that follow and does not mean the system time.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG Header.KernelTime").at(24..28)
                .about("Kernel-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            unsigned("ULONG Header.UserTime").at(28..32)
                .about("User-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
        ])]),
        address("PVOID HeapHandle").at(32..40).means(Meaning::Heap),
        unsigned("SIZE_T FreeSpace").at(40..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T CommittedSpace").at(48..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T ReservedSpace").at(56..64).means(Meaning::Reserved).with(&[More::Units("bytes")]),
        unsigned("ULONG Flags").at(64..68).about("Flags with which the heap was created.").means(Meaning::Flags),
        unsigned("ULONG ProcessId").at(68..72).means(Meaning::ProcessId),
        unsigned("SIZE_T LargeUCRSpace").at(72..80).about("Space in large uncommitted ranges.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG FreeListLength").at(80..84).about("Number of blocks in the free list.").means(Meaning::Count),
        unsigned("ULONG UCRLength").at(84..88).about("Number of uncommitted ranges in their list.")
            .means(Meaning::Count),
        unsigned("SIZE_T AllocatedSpace").at(88..96).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// State of a heap.
    ///
    /// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x48 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
    owned EtwHeapEventSnapshotPtr32 / EtwHeapEventSnapshotPtr32View: lone,
        name = "ETW_HEAP_EVENT_SNAPSHOT", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u32, at = 32;
        /// `SIZE_T FreeSpace` at 0x24. Unit: bytes.
        free_space / set_free_space: u32, at = 36;
        /// `SIZE_T CommittedSpace` at 0x28. Unit: bytes.
        committed_space / set_committed_space: u32, at = 40;
        /// `SIZE_T ReservedSpace` at 0x2C. Unit: bytes.
        reserved_space / set_reserved_space: u32, at = 44;
        /// Flags with which the heap was created. `ULONG Flags` at 0x30.
        flags / set_flags: u32, at = 48;
        /// Process ID. `ULONG ProcessId` at 0x34.
        process_id / set_process_id: u32, at = 52;
        /// Space in large uncommitted ranges. `SIZE_T LargeUCRSpace` at 0x38. Unit: bytes.
        large_ucr_space / set_large_ucr_space: u32, at = 56;
        /// Number of blocks in the free list. `ULONG FreeListLength` at 0x3C.
        free_list_length / set_free_list_length: u32, at = 60;
        /// Number of uncommitted ranges in their list. `ULONG UCRLength` at 0x40.
        ucr_length / set_ucr_length: u32, at = 64;
        /// `SIZE_T AllocatedSpace` at 0x44. Unit: bytes.
        allocated_space / set_allocated_space: u32, at = 68;
    }
}

fixed! {
    /// State of a heap.
    ///
    /// In C: `ETW_HEAP_EVENT_SNAPSHOT`, 0x60 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_SNAPSHOT")]
    owned EtwHeapEventSnapshotPtr64 / EtwHeapEventSnapshotPtr64View: lone,
        name = "ETW_HEAP_EVENT_SNAPSHOT", size = 96, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u64, at = 32;
        /// `SIZE_T FreeSpace` at 0x28. Unit: bytes.
        free_space / set_free_space: u64, at = 40;
        /// `SIZE_T CommittedSpace` at 0x30. Unit: bytes.
        committed_space / set_committed_space: u64, at = 48;
        /// `SIZE_T ReservedSpace` at 0x38. Unit: bytes.
        reserved_space / set_reserved_space: u64, at = 56;
        /// Flags with which the heap was created. `ULONG Flags` at 0x40.
        flags / set_flags: u32, at = 64;
        /// Process ID. `ULONG ProcessId` at 0x44.
        process_id / set_process_id: u32, at = 68;
        /// Space in large uncommitted ranges. `SIZE_T LargeUCRSpace` at 0x48. Unit: bytes.
        large_ucr_space / set_large_ucr_space: u64, at = 72;
        /// Number of blocks in the free list. `ULONG FreeListLength` at 0x50.
        free_list_length / set_free_list_length: u32, at = 80;
        /// Number of uncommitted ranges in their list. `ULONG UCRLength` at 0x54.
        ucr_length / set_ucr_length: u32, at = 84;
        /// `SIZE_T AllocatedSpace` at 0x58. Unit: bytes.
        allocated_space / set_allocated_space: u64, at = 88;
    }
}

/// Alias of [`EtwHeapEventSnapshotPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventSnapshotPtr32` or `EtwHeapEventSnapshotPtr64`"]
pub type EtwHeapEventSnapshot = EtwHeapEventSnapshotPtr64;
/// Alias of [`EtwHeapEventSnapshotPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwHeapEventSnapshotPtr32View` or `EtwHeapEventSnapshotPtr64View`"
]
pub type EtwHeapEventSnapshotView<'a> = EtwHeapEventSnapshotPtr64View<'a>;
