// Generated from spec/structs/ by `cargo spec generate`. Do not edit: edit that file.

// spec/structs/PERFINFO_DEBUG_EVENT.toml
pub mod perfinfo_debug_event {
    //! Debug event received, or debugged process continued.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
    pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_DEBUG_EVENT", "PerfinfoDebugEvent")
        .size(12)
        .about("Debug event received, or debugged process continued.")
        .in_releases(
            "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
        )
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
            unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
            unsigned("PERFINFO_DEBUG_EVENT_REASON Reason").at(8..12).means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::process::PerfinfoDebugEventReason::VALUES)]),
        ]);
    fixed! {
        /// Debug event received, or debugged process continued.
        ///
        /// In C: `PERFINFO_DEBUG_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
        ///
        /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
        ///
        /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol
        /// files*.
        #[doc(alias = "PERFINFO_DEBUG_EVENT")]
        owned PerfinfoDebugEvent / PerfinfoDebugEventView: lone,
            name = "PERFINFO_DEBUG_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process ID. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
            /// Thread ID. `ULONG ThreadId` at 0x04.
            thread_id / set_thread_id: u32, at = 4;
            /// `PERFINFO_DEBUG_EVENT_REASON Reason` at 0x08.
            reason / set_reason: crate::payloads::process::PerfinfoDebugEventReason, at = 8;
        }
    }
}

// spec/structs/Process_Terminate_TypeGroup1.toml
pub mod process_terminate_type_group1 {
    //! Process requested to end.
    use crate::rt::*;

    const SOURCES: &[&Source] = &[&sources::AIRBUS_ETL_PARSER, &sources::OBSERVED_TRACES];
    pub(crate) static LAYOUT_0: Layout = layout("Process_Terminate_TypeGroup1", "ProcessTerminateTypeGroup1")
        .size(4)
        .about("Process requested to end.")
        .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
        .stated_by(SOURCES)
        .fields(&[
            unsigned("ULONG ProcessId").at(0..4).about("Process ID.").means(Meaning::ProcessId),
        ]);
    fixed! {
        /// Process requested to end.
        ///
        /// In C: `Process_Terminate_TypeGroup1`, 0x4 bytes. Releases unknown.
        ///
        /// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
        #[doc(alias = "Process_Terminate_TypeGroup1")]
        owned ProcessTerminateTypeGroup1 / ProcessTerminateTypeGroup1View: lone,
            name = "Process_Terminate_TypeGroup1", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
        fields {
            /// Process ID. `ULONG ProcessId` at 0x00.
            process_id / set_process_id: u32, at = 0;
        }
    }
}
