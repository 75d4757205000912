// Generated from spec/structs/ETW_PRIORITY_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Priority of a thread changed.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_PRIORITY_EVENT",
    aliases: &[],
    form: "EtwPriorityEvent",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Priority of a thread changed.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "OldPriority", path: "OldPriority", offset: 4, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NewPriority", path: "NewPriority", offset: 5, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DynamicPriority", path: "DynamicPriority", offset: 6, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "Valid only if the base priority was set.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 7, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Priority of a thread changed.
    ///
    /// In C: `ETW_PRIORITY_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_PRIORITY_EVENT")]
    owned EtwPriorityEvent / EtwPriorityEventView: lone [8] "ETW_PRIORITY_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// `SCHAR OldPriority` at 0x04.
        old_priority set_old_priority: i8 = 4;
        /// `SCHAR NewPriority` at 0x05.
        new_priority set_new_priority: i8 = 5;
        /// Valid only if the base priority was set. `SCHAR DynamicPriority` at 0x06.
        dynamic_priority set_dynamic_priority: i8 = 6;
        /// Purpose unknown. `SCHAR Reserved` at 0x07.
        reserved set_reserved: i8 = 7;
    }
    bits {
    }
}

impl EtwPriorityEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
