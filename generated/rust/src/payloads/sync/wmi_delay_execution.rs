// Generated from spec/structs/WMI_DELAY_EXECUTION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread delays its execution.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_DELAY_EXECUTION",
    aliases: &[],
    form: "WmiDelayExecution",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Thread delays its execution.",
    sources: &[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK],
    fields: &[
        unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
        field("", 4, 4, "padding", Kind::Padding, ""),
        unsigned("Delta", 8, 8, "ULONGLONG", "Duration of the delay."),
    ],
    tail: &[],
};
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
    owned WmiDelayExecution / WmiDelayExecutionView: lone [16] "WMI_DELAY_EXECUTION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Duration of the delay. `ULONGLONG Delta` at 0x08.
        delta set_delta: u64 = 8;
    }
    bits {
    }
}
