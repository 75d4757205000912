// Generated from spec/structs/PERFINFO_PPM_PERF_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processors changed their performance state.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PPM_PERF_STATE_CHANGE",
    aliases: &[],
    form: "PerfinfoPpmPerfStateChange",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Processors changed their performance state.",
    fields: &[
        Field { name: "Type", path: "Type", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::power::PerfinfoPpmPerfStateType::VALUES), doc: "Type of the performance state.", units: "", unknown: false, children: &[] },
        Field { name: "NewState", path: "NewState", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "OldState", path: "OldState", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Result", path: "Result", offset: 12, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Status returned by the change.", units: "", unknown: false, children: &[] },
        Field { name: "Processors", path: "Processors", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Bitmask of processors.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processors changed their performance state.
    ///
    /// In C: `PERFINFO_PPM_PERF_STATE_CHANGE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PPM_PERF_STATE_CHANGE")]
    owned PerfinfoPpmPerfStateChange / PerfinfoPpmPerfStateChangeView: lone [24] "PERFINFO_PPM_PERF_STATE_CHANGE" Table::form(&LAYOUT_0);
    fields {
        /// Type of the performance state. `ULONG Type` at 0x00.
        kind set_kind: crate::payloads::power::PerfinfoPpmPerfStateType = 0;
        /// `ULONG NewState` at 0x04.
        new_state set_new_state: u32 = 4;
        /// `ULONG OldState` at 0x08.
        old_state set_old_state: u32 = 8;
        /// Status returned by the change. `NTSTATUS Result` at 0x0C.
        result set_result: crate::common::Ntstatus = 12;
        /// Bitmask of processors. `ULONG64 Processors` at 0x10.
        processors set_processors: u64 = 16;
    }
    bits {
    }
}

impl PerfinfoPpmPerfStateChange {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
