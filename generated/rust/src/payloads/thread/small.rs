// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_CCSWAP.toml
pub mod perfinfo_ccswap {
    //! Context switch from a thread, in full form.
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
    #[allow(unused_imports)]
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
