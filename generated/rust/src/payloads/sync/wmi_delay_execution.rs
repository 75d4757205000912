// Generated from spec/structs/WMI_DELAY_EXECUTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread delays its execution.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_DELAY_EXECUTION", "WmiDelayExecution")
    .size(16)
    .about("Thread delays its execution.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("ULONGLONG Delta").at(8..16).about("Duration of the delay."),
    ]);
fixed! {
    /// Thread delays its execution.
    ///
    /// In C: `WMI_DELAY_EXECUTION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Unit of Delta.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_DELAY_EXECUTION")]
    owned WmiDelayExecution / WmiDelayExecutionView: lone,
        name = "WMI_DELAY_EXECUTION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Duration of the delay. `ULONGLONG Delta` at 0x08.
        delta / set_delta: u64, at = 8;
    }
}
