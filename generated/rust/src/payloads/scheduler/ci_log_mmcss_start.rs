// Generated from spec/structs/CI_LOG_MMCSS_START.toml by `cargo spec generate`. Do not edit: edit that file.

//! Multimedia class scheduler started.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT, &sources::MINGW_W64_EVNTRACE];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_TRACEEVENT, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_HEADER, &sources::CHAPPELL_TRACEEVENT];
const SOURCES_4: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("CI_LOG_MMCSS_START", "Before5_1")
    .size(48)
    .about("Multimedia class scheduler started.")
    .in_releases("releases unknown; layout of 5.0", &[holds(Pointer::Bits32, 0, 0), holds(Pointer::Bits64, 0, 0)])
    .stated_by(SOURCES_4)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("UCHAR Header.HeaderType").at(2..3).about("TRACE_HEADER_TYPE_FULL_HEADER32.")
                .means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
            unsigned("UCHAR Header.MarkerFlags").at(3..4)
                .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                .stated_by(SOURCES),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONGLONG Header.ThreadId").at(8..16)
                .about("ID of the thread that wrote the event. TraceEvent leaves the session handle in these eight \
                    bytes of the caller's header.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Flags in the provider's input, processor times in a trace buffer.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
                structure("struct ").at(40..48).stated_by(SOURCES_2).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44)
                        .about("Kernel-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48)
                        .about("User-mode processor time, if the kernel logged the event.").means(Meaning::TimerTicks)
                        .stated_by(SOURCES_2).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, if a user-mode logger logged the event.").stated_by(SOURCES_3),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("CI_LOG_MMCSS_START", "CiLogMmcssStart")
    .size(48)
    .about("Multimedia class scheduler started.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+",
        &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)]
    )
    .stated_by(SOURCES_4)
    .fields(&[
        structure("EVENT_TRACE_HEADER Header").at(0..48)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            unsigned("USHORT Header.Size").at(0..2)
                .about("Size of this header and all data that follows. The provider must set it.").means(Meaning::Bytes)
                .stated_by(SOURCES).with(&[More::Units("bytes")]),
            union("union ").at(2..4).about("Upper half of the marker at the start of every trace header.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("USHORT Header.FieldTypeFlags").at(2..4)
                    .about("The same two bytes as one number: 0xC00A or 0xC014.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("struct ").at(2..4).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_FULL_HEADER32 or TRACE_HEADER_TYPE_FULL_HEADER64, by the pointer \
                            size of the data.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.MarkerFlags").at(3..4)
                        .about("High byte of the marker, with its two highest bits set.").means(Meaning::Flags)
                        .stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Type, level and version of the event, within the provider's class.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Version").at(4..8).about("The same four bytes as one number.")
                    .means(Meaning::Hex).stated_by(SOURCES),
                structure("struct Header.Class").at(4..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("UCHAR Header.Class.Type").at(4..5).about("Event type.").means(Meaning::EventType)
                        .stated_by(SOURCES_1),
                    unsigned("UCHAR Header.Class.Level").at(5..6).about("Level at which the event is traced.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    unsigned("USHORT Header.Class.Version").at(6..8).about("Version of the event data.")
                        .means(Meaning::Version).stated_by(SOURCES_1),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12)
                .about("ID of the thread that wrote the event. TraceEvent of 5.1 leaves the session handle in this \
                    field and the next of the caller's header.")
                .up_to(64).means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process that wrote the event.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.TimeStamp").at(16..24)
                .about("Time at which the event was written to a trace buffer. From 5.1, with flag 0x00000200, the \
                    time that the provider set.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            union("union ").at(24..40).about("Event class.").stated_by(SOURCES).with(&[More::Fields(&[
                field("GUID Header.Guid", Kind::Guid).at(24..40)
                    .about("GUID of the event class. A trace buffer always contains this member.").means(Meaning::Guid)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    Some(0)
                                )
                            )
                        ]
                    ),
                unsigned("ULONGLONG Header.GuidPtr").at(24..32)
                    .about("Address of the GUID, in the provider's memory. Only the provider's input contains this \
                        member, because UserTime replaces Flags in a trace buffer.")
                    .means(Meaning::DataAddress).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "Header.Flags",
                                        Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                                        0x80000, 0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
            ])]),
            union("union ").at(40..48).about("Processor times in a trace buffer, flags in the provider's input.")
                .stated_by(SOURCES).with(&[More::Fields(&[
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.KernelTime").at(40..44).about("Kernel-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                    unsigned("ULONG Header.UserTime").at(44..48).about("User-mode processor time.")
                        .means(Meaning::TimerTicks).stated_by(SOURCES_1).with(&[More::Units("timer ticks")]),
                ])]),
                unsigned("ULONG64 Header.ProcessorTime").at(40..48)
                    .about("Processor time, instead of KernelTime and UserTime.").stated_by(SOURCES),
                structure("struct ").at(40..48).stated_by(SOURCES_1).with(&[More::Fields(&[
                    unsigned("ULONG Header.ClientContext").at(40..44).about("Reserved.").means(Meaning::Reserved)
                        .stated_by(SOURCES_1),
                    unsigned("ULONG Header.Flags").at(44..48).about("How to interpret the header and the data.")
                        .means(Meaning::Flags).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
                ])]),
            ])]),
        ])]),
    ]);
fixed! {
    /// Multimedia class scheduler started.
    ///
    /// Older form.
    /// In C: `CI_LOG_MMCSS_START`, 0x30 bytes. Releases unknown; layout of 5.0.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    owned Before5_1 / Before5_1View: lone,
        name = "CI_LOG_MMCSS_START", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::event_trace_header::V5_0, at = 0;
    }
}

fixed! {
    /// Multimedia class scheduler started.
    ///
    /// In C: `CI_LOG_MMCSS_START`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CI_LOG_MMCSS_START")]
    owned CiLogMmcssStart / CiLogMmcssStartView: lone,
        name = "CI_LOG_MMCSS_START", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Complete trace header of the event, which is part of this structure. `EVENT_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::EventTraceHeader, at = 0;
    }
}

any_form! {
    "CI_LOG_MMCSS_START" {
        /// Releases unknown; layout of 5.0.
        Before5_1(Before5_1, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2; layout of 5.1+.
        CiLogMmcssStart(CiLogMmcssStart, fixed) = 1,
    }
    Bits32 0..=0 => 0,
    Bits64 0..=0 => 0,
    Bits32 1..=255 => 1,
    Bits64 1..=255 => 1,
}
