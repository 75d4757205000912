// Generated from spec/structs/WMI_THREAD_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

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
    .summary("Thread, in the form with IDs only.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG", "ThreadId").at(4..8).means(Meaning::ThreadId),
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
