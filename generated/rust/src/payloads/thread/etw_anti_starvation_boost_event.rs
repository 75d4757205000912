// Generated from spec/structs/ETW_ANTI_STARVATION_BOOST_EVENT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Balance-set manager boosted a thread that had not run for a long time.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_ANTI_STARVATION_BOOST_EVENT", "EtwAntiStarvationBoostEvent")
    .size(8)
    .about("Balance-set manager boosted a thread that had not run for a long time.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("USHORT ProcessorIndex").at(4..6).means(Meaning::ProcessorNumber),
        signed("SCHAR OldPriority").at(6..7).about("Previous priority of the thread.").means(Meaning::Priority),
        unsigned("UCHAR SpareByte").at(7..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Balance-set manager boosted a thread that had not run for a long time.
    ///
    /// In C: `ETW_ANTI_STARVATION_BOOST_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_ANTI_STARVATION_BOOST_EVENT")]
    owned EtwAntiStarvationBoostEvent / EtwAntiStarvationBoostEventView: lone,
        name = "ETW_ANTI_STARVATION_BOOST_EVENT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Number of a logical processor. `USHORT ProcessorIndex` at 0x04.
        processor_index / set_processor_index: u16, at = 4;
        /// Previous priority of the thread. `SCHAR OldPriority` at 0x06.
        old_priority / set_old_priority: i8, at = 6;
        /// Reserved or padding, according to a source. `UCHAR SpareByte` at 0x07.
        spare_byte / set_spare_byte: u8, at = 7;
    }
}
