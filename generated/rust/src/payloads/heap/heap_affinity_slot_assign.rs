// Generated from spec/structs/HEAP_AFFINITY_SLOT_ASSIGN.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap subsegment assigned to a processor slot.
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
pub(crate) static LAYOUT_0: Layout = layout("HEAP_AFFINITY_SLOT_ASSIGN", "HeapAffinitySlotAssignPtr32")
    .size(44)
    .summary("Heap subsegment assigned to a processor slot.")
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
        address("PVOID", "HeapHandle").at(32..36).means(Meaning::Heap),
        address("PVOID", "SubSegment").at(36..40).means(Meaning::DataAddress),
        unsigned("ULONG", "SlotIndex").at(40..44).means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_AFFINITY_SLOT_ASSIGN", "HeapAffinitySlotAssignPtr64")
    .size(52)
    .summary("Heap subsegment assigned to a processor slot.")
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
        address("PVOID", "HeapHandle").at(32..40).means(Meaning::Heap),
        address("PVOID", "SubSegment").at(40..48).means(Meaning::DataAddress),
        unsigned("ULONG", "SlotIndex").at(48..52).means(Meaning::Index),
    ]);
fixed! {
    /// Heap subsegment assigned to a processor slot.
    ///
    /// In C: `HEAP_AFFINITY_SLOT_ASSIGN`, 0x2c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_AFFINITY_SLOT_ASSIGN")]
    owned HeapAffinitySlotAssignPtr32 / HeapAffinitySlotAssignPtr32View: lone,
        name = "HEAP_AFFINITY_SLOT_ASSIGN", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u32, at = 32;
        /// Address of data. `PVOID SubSegment` at 0x24.
        sub_segment / set_sub_segment: u32, at = 36;
        /// Position in a sequence, from 0. `ULONG SlotIndex` at 0x28.
        slot_index / set_slot_index: u32, at = 40;
    }
}

fixed! {
    /// Heap subsegment assigned to a processor slot.
    ///
    /// In C: `HEAP_AFFINITY_SLOT_ASSIGN`, 0x34 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_AFFINITY_SLOT_ASSIGN")]
    owned HeapAffinitySlotAssignPtr64 / HeapAffinitySlotAssignPtr64View: lone,
        name = "HEAP_AFFINITY_SLOT_ASSIGN", size = 52, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u64, at = 32;
        /// Address of data. `PVOID SubSegment` at 0x28.
        sub_segment / set_sub_segment: u64, at = 40;
        /// Position in a sequence, from 0. `ULONG SlotIndex` at 0x30.
        slot_index / set_slot_index: u32, at = 48;
    }
}

/// Alias of [`HeapAffinitySlotAssignPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapAffinitySlotAssignPtr32` or `HeapAffinitySlotAssignPtr64`"
]
pub type HeapAffinitySlotAssign = HeapAffinitySlotAssignPtr64;
/// Alias of [`HeapAffinitySlotAssignPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapAffinitySlotAssignPtr32View` or `HeapAffinitySlotAssignPtr64View`"
]
pub type HeapAffinitySlotAssignView<'a> = HeapAffinitySlotAssignPtr64View<'a>;
