// Generated from spec/structs/HEAP_COMMIT_DECOMMIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Heap memory committed or decommitted.
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
pub(crate) static LAYOUT_0: Layout = layout("HEAP_COMMIT_DECOMMIT", "HeapCommitDecommitPtr32")
    .size(48)
    .about("Heap memory committed or decommitted.")
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
        structure("HEAP_EVENT_COMMIT_DECOMMIT Event").at(32..48).with(&[More::Fields(&[
            address("PVOID Event.HeapHandle").at(32..36).means(Meaning::Heap),
            address("PVOID Event.Block").at(36..40).means(Meaning::DataAddress),
            unsigned("SIZE_T Event.Size").at(40..44).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Event.Caller").at(44..48).about("Part of the heap code that performed the operation.")
                .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapLog::VALUES)]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("HEAP_COMMIT_DECOMMIT", "HeapCommitDecommitPtr64")
    .size(64)
    .about("Heap memory committed or decommitted.")
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
        structure("HEAP_EVENT_COMMIT_DECOMMIT Event").at(32..64).with(&[More::Fields(&[
            address("PVOID Event.HeapHandle").at(32..40).means(Meaning::Heap),
            address("PVOID Event.Block").at(40..48).means(Meaning::DataAddress),
            unsigned("SIZE_T Event.Size").at(48..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
            unsigned("ULONG Event.Caller").at(56..60).about("Part of the heap code that performed the operation.")
                .means(Meaning::Enumeration).with(&[More::Values(crate::payloads::heap::HeapLog::VALUES)]),
            field("padding ", Kind::Padding).at(60..64),
        ])]),
    ]);
fixed! {
    /// Heap memory committed or decommitted.
    ///
    /// In C: `HEAP_COMMIT_DECOMMIT`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_COMMIT_DECOMMIT")]
    owned HeapCommitDecommitPtr32 / HeapCommitDecommitPtr32View: lone,
        name = "HEAP_COMMIT_DECOMMIT", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// `HEAP_EVENT_COMMIT_DECOMMIT Event` at 0x20. Returns a copy.
        event / set_event: crate::payloads::heap::HeapEventCommitDecommitPtr32, at = 32;
    }
}

fixed! {
    /// Heap memory committed or decommitted.
    ///
    /// In C: `HEAP_COMMIT_DECOMMIT`, 0x40 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "HEAP_COMMIT_DECOMMIT")]
    owned HeapCommitDecommitPtr64 / HeapCommitDecommitPtr64View: lone,
        name = "HEAP_COMMIT_DECOMMIT", size = 64, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// `HEAP_EVENT_COMMIT_DECOMMIT Event` at 0x20. Returns a copy.
        event / set_event: crate::payloads::heap::HeapEventCommitDecommitPtr64, at = 32;
    }
}

/// Alias of [`HeapCommitDecommitPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `HeapCommitDecommitPtr32` or `HeapCommitDecommitPtr64`"]
pub type HeapCommitDecommit = HeapCommitDecommitPtr64;
/// Alias of [`HeapCommitDecommitPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `HeapCommitDecommitPtr32View` or `HeapCommitDecommitPtr64View`"
]
pub type HeapCommitDecommitView<'a> = HeapCommitDecommitPtr64View<'a>;
