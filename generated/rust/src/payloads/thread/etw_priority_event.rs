// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Priority of a thread changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PRIORITY_EVENT", "EtwPriorityEvent", (8, 8), "Priority of a thread changed.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    field("OldPriority", 4, 1, "SCHAR", Kind::Signed, "").means(Meaning::Priority),
    field("NewPriority", 5, 1, "SCHAR", Kind::Signed, "").means(Meaning::Priority),
    field("DynamicPriority", 6, 1, "SCHAR", Kind::Signed, "Valid only if the base priority was set.").means(Meaning::Priority),
    field("Reserved", 7, 1, "SCHAR", Kind::Signed, "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Priority of a thread changed.
    ///
    /// In C: `ETW_PRIORITY_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PRIORITY_EVENT")]
    owned EtwPriorityEvent / EtwPriorityEventView: lone [8] "ETW_PRIORITY_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Priority of a thread, an I/O request or a page. `SCHAR OldPriority` at 0x04.
        old_priority set_old_priority: i8 = 4;
        /// Priority of a thread, an I/O request or a page. `SCHAR NewPriority` at 0x05.
        new_priority set_new_priority: i8 = 5;
        /// Valid only if the base priority was set. `SCHAR DynamicPriority` at 0x06.
        dynamic_priority set_dynamic_priority: i8 = 6;
        /// Reserved or padding, according to a source. `SCHAR Reserved` at 0x07.
        reserved set_reserved: i8 = 7;
    }
    bits {
    }
}
