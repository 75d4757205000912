// Generated from spec/structs/ETW_HEAP_EVENT_FREE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory freed.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS,
        &sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::PHNT_NTWMI
    ];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_SYSTEM_TRACE_HEADER];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_FREE", "EtwHeapEventFreePtr32")
    .size(44)
    .about("Heap memory freed.")
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
        address("PVOID Address").at(36..40).about("Address of the allocation.").means(Meaning::DataAddress),
        unsigned("ULONG Source").at(40..44).about("Part of the heap that received the memory.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_FREE", "EtwHeapEventFreePtr64")
    .size(52)
    .about("Heap memory freed.")
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
        address("PVOID Address").at(40..48).about("Address of the allocation.").means(Meaning::DataAddress),
        unsigned("ULONG Source").at(48..52).about("Part of the heap that received the memory.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapMemorySource::VALUES)]),
    ]);
fixed! {
    /// Heap memory freed.
    ///
    /// In C: `ETW_HEAP_EVENT_FREE`, 0x2c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_FREE")]
    owned EtwHeapEventFreePtr32 / EtwHeapEventFreePtr32View: lone,
        name = "ETW_HEAP_EVENT_FREE", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u32, at = 32;
        /// Address of the allocation. `PVOID Address` at 0x24.
        address / set_address: u32, at = 36;
        /// Part of the heap that received the memory. `ULONG Source` at 0x28.
        source / set_source: crate::payloads::heap::HeapMemorySource, at = 40;
    }
}

fixed! {
    /// Heap memory freed.
    ///
    /// In C: `ETW_HEAP_EVENT_FREE`, 0x34 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_HEAP_EVENT_FREE")]
    owned EtwHeapEventFreePtr64 / EtwHeapEventFreePtr64View: lone,
        name = "ETW_HEAP_EVENT_FREE", size = 52, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u64, at = 32;
        /// Address of the allocation. `PVOID Address` at 0x28.
        address / set_address: u64, at = 40;
        /// Part of the heap that received the memory. `ULONG Source` at 0x30.
        source / set_source: crate::payloads::heap::HeapMemorySource, at = 48;
    }
}

/// Alias of [`EtwHeapEventFreePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventFreePtr32` or `EtwHeapEventFreePtr64`"]
pub type EtwHeapEventFree = EtwHeapEventFreePtr64;
/// Alias of [`EtwHeapEventFreePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventFreePtr32View` or `EtwHeapEventFreePtr64View`"]
pub type EtwHeapEventFreeView<'a> = EtwHeapEventFreePtr64View<'a>;
