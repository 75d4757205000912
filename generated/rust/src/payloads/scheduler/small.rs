// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/ETW_UMS_EVENT_PARK.toml
pub mod etw_ums_event_park {
    //! User-mode scheduled (UMS) thread parked in the kernel.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("ETW_UMS_EVENT_PARK", "EtwUmsEventPark")
        .size(12)
        .about("User-mode scheduled (UMS) thread parked in the kernel.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
            unsigned("ULONG ScheduledThreadId").at(4..8).means(Meaning::ThreadId),
            unsigned("ULONG ParkFlags").at(8..12).means(Meaning::Flags)
                .with(&[More::Values(crate::payloads::scheduler::UmsEtwPark::VALUES)]),
        ]);
    fixed! {
        /// User-mode scheduled (UMS) thread parked in the kernel.
        ///
        /// In C: `ETW_UMS_EVENT_PARK`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "ETW_UMS_EVENT_PARK")]
        owned EtwUmsEventPark / EtwUmsEventParkView: lone,
            name = "ETW_UMS_EVENT_PARK", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process ID. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
            /// Thread ID. `ULONG ScheduledThreadId` at 0x04.
            scheduled_thread_id / set_scheduled_thread_id: u32, at = 4;
            /// `ULONG ParkFlags` at 0x08.
            park_flags / set_park_flags: crate::payloads::scheduler::UmsEtwPark, at = 8;
        }
    }
}

// spec/structs/PERFINFO_THREAD_FEEDBACK_READ.toml
pub mod perfinfo_thread_feedback_read {
    //! Read of hardware feedback for a thread.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_THREAD_FEEDBACK_READ", "PerfinfoThreadFeedbackRead")
        .size(16)
        .about("Read of hardware feedback for a thread.")
        .in_releases("observed in 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
            unsigned("ULONG ProcessorIndex").at(4..8).means(Meaning::ProcessorNumber),
            unsigned("ULONGLONG Feedback").at(8..16),
        ]);
    fixed! {
        /// Read of hardware feedback for a thread.
        ///
        /// In C: `PERFINFO_THREAD_FEEDBACK_READ`, 0x10 bytes. Observed in 11-21H2.
        ///
        /// Source: Can Bölük, *Windows types from symbol files*.
        #[doc(alias = "PERFINFO_THREAD_FEEDBACK_READ")]
        owned PerfinfoThreadFeedbackRead / PerfinfoThreadFeedbackReadView: lone,
            name = "PERFINFO_THREAD_FEEDBACK_READ", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Thread ID. `ULONG ThreadId` at 0x00.
            thread_id / set_thread_id: u32, at = 0;
            /// Number of a logical processor. `ULONG ProcessorIndex` at 0x04.
            processor_index / set_processor_index: u32, at = 4;
            /// `ULONGLONG Feedback` at 0x08.
            feedback / set_feedback: u64, at = 8;
        }
    }
}
