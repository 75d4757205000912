// Generated from spec/structs/ETW_IDEAL_PROCESSOR_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Ideal processor of a thread changed.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_IDEAL_PROCESSOR_EVENT", "EtwIdealProcessorEvent")
    .size(12)
    .about("Ideal processor of a thread changed.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
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
