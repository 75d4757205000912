// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_IDEAL_PROCESSOR_EVENT.toml
pub mod etw_ideal_processor_event {
    //! Ideal processor of a thread changed.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_IDEAL_PROCESSOR_EVENT", "EtwIdealProcessorEvent")
        .size(12)
        .about("Ideal processor of a thread changed.")
        .in_releases(
            "observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
            unsigned("ULONG OldIdealProcessor").at(4..8).means(Meaning::ProcessorNumber),
            unsigned("ULONG NewIdealProcessor").at(8..12).means(Meaning::ProcessorNumber),
        ]);
    fixed! {
        /// Ideal processor of a thread changed.
        ///
        /// In C: `ETW_IDEAL_PROCESSOR_EVENT`, 0xc bytes. Observed in 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "ETW_IDEAL_PROCESSOR_EVENT")]
        owned EtwIdealProcessorEvent / EtwIdealProcessorEventView: lone,
            name = "ETW_IDEAL_PROCESSOR_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Thread ID. `ULONG ThreadId` at 0x00.
            thread_id / set_thread_id: u32, at = 0;
            /// Number of a logical processor. `ULONG OldIdealProcessor` at 0x04.
            old_ideal_processor / set_old_ideal_processor: u32, at = 4;
            /// Number of a logical processor. `ULONG NewIdealProcessor` at 0x08.
            new_ideal_processor / set_new_ideal_processor: u32, at = 8;
        }
    }
}

// spec/structs/ETW_THREAD_EVENT_SUBPROCESSTAG.toml
pub mod etw_thread_event_subprocesstag {
    //! Thread changed the tag of the service that it works for.
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
    pub(crate) static LAYOUT_0: Layout = layout("ETW_THREAD_EVENT_SUBPROCESSTAG", "EtwThreadEventSubprocesstag")
        .size(40)
        .about("Thread changed the tag of the service that it works for.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
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
                                .about("Version of the event's data. The whole word is nominally the version; the \
                                    kernel uses 8 bits. 2 and 3 were observed in Windows 10.")
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
                            .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit \
                                in this header.")
                            .means(Meaning::Flags).stated_by(SOURCES),
                    ])]),
                ])]),
                union("union ").at(4..8).about("Size and hook ID of the event.").stated_by(SOURCES)
                    .with(&[More::Fields(&[
                    unsigned("ULONG Header.Header").at(4..8).about("The same four bytes as one number.")
                        .means(Meaning::Hex).stated_by(SOURCES),
                    structure("WMI_TRACE_PACKET Header.Packet").at(4..8)
                        .about("Size of the whole event, and its hook ID.").stated_by(SOURCES).with(&[More::Fields(&[
                        unsigned("USHORT Header.Packet.Size").at(4..6)
                            .about("Size of the whole event: the header and all data that follows.")
                            .means(Meaning::Bytes).stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                        union("union ").at(6..8).about("Kind of the event, which determines the payload.")
                            .stated_by(SOURCES_2).with(&[More::Fields(&[
                            unsigned("USHORT Header.Packet.HookId").at(6..8)
                                .about("Hook ID: identifier of a system event.").means(Meaning::Enumeration)
                                .stated_by(SOURCES_2).with(&[More::Values(crate::headers::HookId::VALUES)]),
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
                    .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it \
                        from the two processor times that follow and does not mean the system time.")
                    .means(Meaning::TimeStamp).stated_by(SOURCES),
                unsigned("ULONG Header.KernelTime").at(24..28)
                    .about("Kernel-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                    .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
                unsigned("ULONG Header.UserTime").at(28..32)
                    .about("User-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                    .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG OldTag").at(32..36).about("Previous tag.").means(Meaning::ServiceTag),
            unsigned("ULONG NewTag").at(36..40).about("New tag.").means(Meaning::ServiceTag),
        ]);
    fixed! {
        /// Thread changed the tag of the service that it works for.
        ///
        /// In C: `ETW_THREAD_EVENT_SUBPROCESSTAG`, 0x28 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "ETW_THREAD_EVENT_SUBPROCESSTAG")]
        owned EtwThreadEventSubprocesstag / EtwThreadEventSubprocesstagView: lone,
            name = "ETW_THREAD_EVENT_SUBPROCESSTAG", size = 40, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at
            /// 0x00. Returns a copy.
            header / set_header: crate::headers::SystemTraceHeader, at = 0;
            /// Previous tag. `ULONG OldTag` at 0x20.
            old_tag / set_old_tag: u32, at = 32;
            /// New tag. `ULONG NewTag` at 0x24.
            new_tag / set_new_tag: u32, at = 36;
        }
    }
}

// spec/structs/PERFINFO_CCSWAP.toml
pub mod perfinfo_ccswap {
    //! Context switch from a thread, in full form.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP", "PerfinfoCcswap")
        .size(8)
        .about("Context switch from a thread, in full form.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG DataType").at(0..4).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::thread::PerfinfoCcswapType::VALUES)]),
                bit("ULONG TimeDelta").at(0..4).bits(2..32).about("Time since the previous switch.")
                    .means(Meaning::TimeStampDifference),
            ])]),
            bit_fields("ULONG ").at(4..8).with(&[More::Fields(&[
                bit("ULONG OldThreadIdIndex").at(4..8).bits(0..4)
                    .about("Index of the thread in TidTable of the buffer.").means(Meaning::Index),
                bit("ULONG OldThreadStateWr").at(4..8).bits(4..10)
                    .about("Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a \
                        value of KTHREAD_STATE, plus MaximumWaitReason.")
                    .means(Meaning::Enumeration),
                bit("ULONG OldThreadPriority").at(4..8).bits(10..15).about("Thread priority.").means(Meaning::Priority),
                bit("ULONG NewThreadWaitTime").at(4..8).bits(15..32)
                    .about("Wait time of the new thread, in timer ticks.").means(Meaning::TimerTicks),
            ])]),
        ]);
    fixed! {
        /// Context switch from a thread, in full form.
        ///
        /// In C: `PERFINFO_CCSWAP`, 0x8 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*;
        /// Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_CCSWAP")]
        owned PerfinfoCcswap / PerfinfoCcswapView: lone,
            name = "PERFINFO_CCSWAP", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        bits {
            /// `DataType`, bits 0 to 1 of the integer at 0x00.
            data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
            /// Time since the previous switch. `TimeDelta`, bits 2 to 31 of the integer at 0x00.
            time_delta / set_time_delta: u32, at = 0, size = 4, bits = 2..32;
            /// Index of the thread in TidTable of the buffer. `OldThreadIdIndex`, bits 0 to 3 of the integer at 0x04.
            old_thread_id_index / set_old_thread_id_index: u32, at = 4, size = 4, bits = 0..4;
            /// Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of
            /// KTHREAD_STATE, plus MaximumWaitReason. `OldThreadStateWr`, bits 4 to 9 of the integer at 0x04.
            old_thread_state_wr / set_old_thread_state_wr: u32, at = 4, size = 4, bits = 4..10;
            /// Thread priority. `OldThreadPriority`, bits 10 to 14 of the integer at 0x04.
            old_thread_priority / set_old_thread_priority: u32, at = 4, size = 4, bits = 10..15;
            /// Wait time of the new thread, in timer ticks. `NewThreadWaitTime`, bits 15 to 31 of the integer at 0x04.
            new_thread_wait_time / set_new_thread_wait_time: u32, at = 4, size = 4, bits = 15..32;
        }
    }

    split_lone!(PerfinfoCcswap, view = PerfinfoCcswapView, size = 8);
    /// Alias of [`PerfinfoCcswap`], named by the first release of the form.
    pub type V6_0 = PerfinfoCcswap;
    /// Alias of [`PerfinfoCcswapView`], named by the first release of the form.
    pub type V6_0View<'a> = PerfinfoCcswapView<'a>;
}

// spec/structs/PERFINFO_CCSWAP_IDLE.toml
pub mod perfinfo_ccswap_idle {
    //! Context switch from the idle thread, after a long time.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_IDLE", "PerfinfoCcswapIdle")
        .size(4)
        .about("Context switch from the idle thread, after a long time.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG DataType").at(0..4).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::thread::PerfinfoCcswapType::VALUES)]),
                bit("ULONG TimeDelta").at(0..4).bits(2..32).about("Time since the previous switch.")
                    .means(Meaning::TimeStampDifference),
            ])]),
        ]);
    fixed! {
        /// Context switch from the idle thread, after a long time.
        ///
        /// In C: `PERFINFO_CCSWAP_IDLE`, 0x4 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*;
        /// Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_CCSWAP_IDLE")]
        owned PerfinfoCcswapIdle / PerfinfoCcswapIdleView: lone,
            name = "PERFINFO_CCSWAP_IDLE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        bits {
            /// `DataType`, bits 0 to 1 of the integer at 0x00.
            data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
            /// Time since the previous switch. `TimeDelta`, bits 2 to 31 of the integer at 0x00.
            time_delta / set_time_delta: u32, at = 0, size = 4, bits = 2..32;
        }
    }

    split_lone!(PerfinfoCcswapIdle, view = PerfinfoCcswapIdleView, size = 4);
    /// Alias of [`PerfinfoCcswapIdle`], named by the first release of the form.
    pub type V6_0 = PerfinfoCcswapIdle;
    /// Alias of [`PerfinfoCcswapIdleView`], named by the first release of the form.
    pub type V6_0View<'a> = PerfinfoCcswapIdleView<'a>;
}

// spec/structs/PERFINFO_CCSWAP_IDLE_SHORT.toml
pub mod perfinfo_ccswap_idle_short {
    //! Context switch from the idle thread, after a short time.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_IDLE_SHORT", "PerfinfoCcswapIdleShort")
        .size(2)
        .about("Context switch from the idle thread, after a short time.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("USHORT ").at(0..2).with(&[More::Fields(&[
                bit("USHORT DataType").at(0..2).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::thread::PerfinfoCcswapType::VALUES)]),
                bit("USHORT TimeDelta").at(0..2).bits(2..16).about("Time since the previous switch.")
                    .means(Meaning::TimeStampDifference),
            ])]),
        ]);
    fixed! {
        /// Context switch from the idle thread, after a short time.
        ///
        /// In C: `PERFINFO_CCSWAP_IDLE_SHORT`, 0x2 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*;
        /// Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_CCSWAP_IDLE_SHORT")]
        owned PerfinfoCcswapIdleShort / PerfinfoCcswapIdleShortView: lone,
            name = "PERFINFO_CCSWAP_IDLE_SHORT", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        bits {
            /// `DataType`, bits 0 to 1 of the integer at 0x00.
            data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 2, bits = 0..2;
            /// Time since the previous switch. `TimeDelta`, bits 2 to 15 of the integer at 0x00.
            time_delta / set_time_delta: u16, at = 0, size = 2, bits = 2..16;
        }
    }

    split_lone!(PerfinfoCcswapIdleShort, view = PerfinfoCcswapIdleShortView, size = 2);
    /// Alias of [`PerfinfoCcswapIdleShort`], named by the first release of the form.
    pub type V6_0 = PerfinfoCcswapIdleShort;
    /// Alias of [`PerfinfoCcswapIdleShortView`], named by the first release of the form.
    pub type V6_0View<'a> = PerfinfoCcswapIdleShortView<'a>;
}

// spec/structs/PERFINFO_CCSWAP_LITE.toml
pub mod perfinfo_ccswap_lite {
    //! Context switch from a thread, in short form.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_LITE", "PerfinfoCcswapLite")
        .size(4)
        .about("Context switch from a thread, in short form.")
        .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
        .stated_by(SOURCES)
        .fields(&[
            bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
                bit("ULONG DataType").at(0..4).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::thread::PerfinfoCcswapType::VALUES)]),
                bit("ULONG OldThreadIdIndex").at(0..4).bits(2..6)
                    .about("Index of the thread in TidTable of the buffer.").means(Meaning::Index),
                bit("ULONG OldThreadPriInc").at(0..4).bits(6..9).about("Thread priority minus its base priority.")
                    .means(Meaning::Number),
                bit("ULONG OldThreadStateWr").at(0..4).bits(9..15)
                    .about("Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a \
                        value of KTHREAD_STATE, plus MaximumWaitReason.")
                    .means(Meaning::Enumeration),
                bit("ULONG TimeDelta").at(0..4).bits(15..32).about("Time since the previous switch.")
                    .means(Meaning::TimeStampDifference),
            ])]),
        ]);
    fixed! {
        /// Context switch from a thread, in short form.
        ///
        /// In C: `PERFINFO_CCSWAP_LITE`, 0x4 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
        ///
        /// Used if the new thread waited for at most one tick, the time fits, and the priority of the old thread is at
        /// most 7 above its base.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*;
        /// Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_CCSWAP_LITE")]
        owned PerfinfoCcswapLite / PerfinfoCcswapLiteView: lone,
            name = "PERFINFO_CCSWAP_LITE", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        bits {
            /// `DataType`, bits 0 to 1 of the integer at 0x00.
            data_type / set_data_type: crate::payloads::thread::PerfinfoCcswapType, at = 0, size = 4, bits = 0..2;
            /// Index of the thread in TidTable of the buffer. `OldThreadIdIndex`, bits 2 to 5 of the integer at 0x00.
            old_thread_id_index / set_old_thread_id_index: u32, at = 0, size = 4, bits = 2..6;
            /// Thread priority minus its base priority. `OldThreadPriInc`, bits 6 to 8 of the integer at 0x00.
            old_thread_pri_inc / set_old_thread_pri_inc: u32, at = 0, size = 4, bits = 6..9;
            /// Wait reason, a value of KWAIT_REASON, if the thread waits. Otherwise the thread's state, a value of
            /// KTHREAD_STATE, plus MaximumWaitReason. `OldThreadStateWr`, bits 9 to 14 of the integer at 0x00.
            old_thread_state_wr / set_old_thread_state_wr: u32, at = 0, size = 4, bits = 9..15;
            /// Time since the previous switch. `TimeDelta`, bits 15 to 31 of the integer at 0x00.
            time_delta / set_time_delta: u32, at = 0, size = 4, bits = 15..32;
        }
    }

    split_lone!(PerfinfoCcswapLite, view = PerfinfoCcswapLiteView, size = 4);
    /// Alias of [`PerfinfoCcswapLite`], named by the first release of the form.
    pub type V6_0 = PerfinfoCcswapLite;
    /// Alias of [`PerfinfoCcswapLiteView`], named by the first release of the form.
    pub type V6_0View<'a> = PerfinfoCcswapLiteView<'a>;
}

// spec/structs/Thread_V0_TypeGroup1.toml
pub mod thread_v0_type_group1 {
    //! Thread started, ended, or already running.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
    pub(crate) static LAYOUT_0: Layout = layout("Thread_V0_TypeGroup1", "ThreadV0TypeGroup1")
        .size(8)
        .about("Thread started, ended, or already running.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG TThreadId").at(0..4).about("Thread ID.").means(Meaning::ThreadId)
                .with(&[More::SameAs("ThreadId")]),
            unsigned("ULONG ProcessId").at(4..8).about("ID of the process that contains the thread.")
                .means(Meaning::ProcessId),
        ]);
    fixed! {
        /// Thread started, ended, or already running.
        ///
        /// In C: `Thread_V0_TypeGroup1`, 0x8 bytes. Releases unknown.
        /// Offsets are computed from the order of the fields; no source states them.
        ///
        /// The only version in which the thread ID precedes the process ID.
        ///
        /// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
        #[doc(alias = "Thread_V0_TypeGroup1")]
        owned ThreadV0TypeGroup1 / ThreadV0TypeGroup1View: lone,
            name = "Thread_V0_TypeGroup1", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Thread ID. `ULONG TThreadId` at 0x00.
            tthread_id / set_tthread_id: u32, at = 0;
            /// ID of the process that contains the thread. `ULONG ProcessId` at 0x04.
            process_id / set_process_id: u32, at = 4;
        }
    }
}

// spec/structs/WMI_THREAD_INFORMATION.toml
pub mod wmi_thread_information {
    //! Thread, in the form with IDs only.
    use crate::rt::*;

    const SOURCES: &[&Source] =
        &[
            &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
            &sources::SELENE_SDK
        ];
    pub(crate) static LAYOUT_0: Layout = layout("WMI_THREAD_INFORMATION", "WmiThreadInformation")
        .size(8)
        .about("Thread, in the form with IDs only.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
            unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        ]);
    fixed! {
        /// Thread, in the form with IDs only.
        ///
        /// In C: `WMI_THREAD_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
        /// Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "WMI_THREAD_INFORMATION")]
        owned WmiThreadInformation / WmiThreadInformationView: lone,
            name = "WMI_THREAD_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process ID. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
            /// Thread ID. `ULONG ThreadId` at 0x04.
            thread_id / set_thread_id: u32, at = 4;
        }
    }
}
