// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Debug event received, or debugged process continued.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_DEBUG_EVENT",
    aliases: &[],
    form: "PerfinfoDebugEvent",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Debug event received, or debugged process continued.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reason", path: "Reason", offset: 8, size: 4, ty: "PERFINFO_DEBUG_EVENT_REASON", kind: Kind::Unsigned, values: Some(crate::payloads::process::PerfinfoDebugEventReason::VALUES), doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Debug event received, or debugged process continued.
    ///
    /// In C: `PERFINFO_DEBUG_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_DEBUG_EVENT")]
    owned PerfinfoDebugEvent / PerfinfoDebugEventView: lone [12] "PERFINFO_DEBUG_EVENT" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// `PERFINFO_DEBUG_EVENT_REASON Reason` at 0x08.
        reason set_reason: crate::payloads::process::PerfinfoDebugEventReason = 8;
    }
    bits {
    }
}

impl PerfinfoDebugEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
