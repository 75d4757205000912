// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Priority of a thread changed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PRIORITY_EVENT", "EtwPriorityEvent")
    .size(8)
    .about("Priority of a thread changed.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        signed("SCHAR OldPriority").at(4..5).means(Meaning::Priority),
        signed("SCHAR NewPriority").at(5..6).means(Meaning::Priority),
        signed("SCHAR DynamicPriority").at(6..7).about("Valid only if the base priority was set.")
            .means(Meaning::Priority),
        signed("SCHAR Reserved").at(7..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Priority of a thread changed.
    ///
    /// In C: `ETW_PRIORITY_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PRIORITY_EVENT")]
    owned EtwPriorityEvent / EtwPriorityEventView: lone,
        name = "ETW_PRIORITY_EVENT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Priority of a thread, an I/O request or a page. `SCHAR OldPriority` at 0x04.
        old_priority / set_old_priority: i8, at = 4;
        /// Priority of a thread, an I/O request or a page. `SCHAR NewPriority` at 0x05.
        new_priority / set_new_priority: i8, at = 5;
        /// Valid only if the base priority was set. `SCHAR DynamicPriority` at 0x06.
        dynamic_priority / set_dynamic_priority: i8, at = 6;
        /// Reserved or padding, according to a source. `SCHAR Reserved` at 0x07.
        reserved / set_reserved: i8, at = 7;
    }
}
