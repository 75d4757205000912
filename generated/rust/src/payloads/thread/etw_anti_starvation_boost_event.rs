// Generated from spec/structs/ETW_ANTI_STARVATION_BOOST_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Balance-set manager boosted a thread that had not run for a long time.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_ANTI_STARVATION_BOOST_EVENT", "EtwAntiStarvationBoostEvent", (8, 8), "Balance-set manager boosted a thread that had not run for a long time.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("ProcessorIndex", 4, 2, "USHORT", "").means(Meaning::ProcessorNumber),
    field("OldPriority", 6, 1, "SCHAR", Kind::Signed, "Previous priority of the thread.").means(Meaning::Priority),
    unsigned("SpareByte", 7, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Balance-set manager boosted a thread that had not run for a long time.
    ///
    /// In C: `ETW_ANTI_STARVATION_BOOST_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_ANTI_STARVATION_BOOST_EVENT")]
    owned EtwAntiStarvationBoostEvent / EtwAntiStarvationBoostEventView: lone [8] "ETW_ANTI_STARVATION_BOOST_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Number of a logical processor. `USHORT ProcessorIndex` at 0x04.
        processor_index set_processor_index: u16 = 4;
        /// Previous priority of the thread. `SCHAR OldPriority` at 0x06.
        old_priority set_old_priority: i8 = 6;
        /// Reserved or padding, according to a source. `UCHAR SpareByte` at 0x07.
        spare_byte set_spare_byte: u8 = 7;
    }
    bits {
    }
}
