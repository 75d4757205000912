// Generated from spec/structs/PERFINFO_LONG_DPC_MITIGATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Mitigation applied to long-running deferred procedure calls.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_LONG_DPC_MITIGATION_INFORMATION",
    aliases: &[],
    form: "PerfinfoLongDpcMitigationInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 11-21H2",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Mitigation applied to long-running deferred procedure calls.",
    fields: &[
        Field { name: "CurrentThreadId", path: "CurrentThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NextThreadId", path: "NextThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CurrentThreadPriority", path: "CurrentThreadPriority", offset: 8, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NextThreadPriority", path: "NextThreadPriority", offset: 9, size: 1, ty: "SCHAR", kind: Kind::Signed, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ScheduleDpcDelegate", path: "ScheduleDpcDelegate", offset: 10, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SwapToDpcDelegate", path: "SwapToDpcDelegate", offset: 11, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Mitigation applied to long-running deferred procedure calls.
    ///
    /// In C: `PERFINFO_LONG_DPC_MITIGATION_INFORMATION`, 0xc bytes. Observed in 11-21H2.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_LONG_DPC_MITIGATION_INFORMATION")]
    owned PerfinfoLongDpcMitigationInformation / PerfinfoLongDpcMitigationInformationView: lone [12] "PERFINFO_LONG_DPC_MITIGATION_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG CurrentThreadId` at 0x00.
        current_thread_id set_current_thread_id: u32 = 0;
        /// `ULONG NextThreadId` at 0x04.
        next_thread_id set_next_thread_id: u32 = 4;
        /// `SCHAR CurrentThreadPriority` at 0x08.
        current_thread_priority set_current_thread_priority: i8 = 8;
        /// `SCHAR NextThreadPriority` at 0x09.
        next_thread_priority set_next_thread_priority: i8 = 9;
        /// `BOOLEAN ScheduleDpcDelegate` at 0x0A.
        schedule_dpc_delegate set_schedule_dpc_delegate: u8 = 10;
        /// `BOOLEAN SwapToDpcDelegate` at 0x0B.
        swap_to_dpc_delegate set_swap_to_dpc_delegate: u8 = 11;
    }
    bits {
    }
}

impl PerfinfoLongDpcMitigationInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
