// Generated from spec/structs/ETW_IDEAL_PROCESSOR_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Ideal processor of a thread changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_IDEAL_PROCESSOR_EVENT", "EtwIdealProcessorEvent", (12, 12), "Ideal processor of a thread changed.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("OldIdealProcessor", 4, 4, "ULONG", "").means(Meaning::ProcessorNumber),
    unsigned("NewIdealProcessor", 8, 4, "ULONG", "").means(Meaning::ProcessorNumber),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Ideal processor of a thread changed.
    ///
    /// In C: `ETW_IDEAL_PROCESSOR_EVENT`, 0xc bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_IDEAL_PROCESSOR_EVENT")]
    owned EtwIdealProcessorEvent / EtwIdealProcessorEventView: lone [12] "ETW_IDEAL_PROCESSOR_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Number of a logical processor. `ULONG OldIdealProcessor` at 0x04.
        old_ideal_processor set_old_ideal_processor: u32 = 4;
        /// Number of a logical processor. `ULONG NewIdealProcessor` at 0x08.
        new_ideal_processor set_new_ideal_processor: u32 = 8;
    }
    bits {
    }
}
