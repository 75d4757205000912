// Generated from spec/structs/TPCBCancel.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Callback canceled.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TPCBCancel",
    aliases: &[],
    form: "TpcbCancelPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Callback canceled.",
    fields: &[
        Field { name: "TaskId", path: "TaskId", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Task ID, which correlates the events of a task.", units: "", unknown: false, children: &[] },
        Field { name: "CancelCount", path: "CancelCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of canceled callbacks.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TPCBCancel",
    aliases: &[],
    form: "TpcbCancelPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Callback canceled.",
    fields: &[
        Field { name: "TaskId", path: "TaskId", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Task ID, which correlates the events of a task.", units: "", unknown: false, children: &[] },
        Field { name: "CancelCount", path: "CancelCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of canceled callbacks.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Callback canceled.
    ///
    /// In C: `TPCBCancel`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBCancel")]
    owned TpcbCancelPtr32 / TpcbCancelPtr32View: lone [8] "TPCBCancel" Table::form(&LAYOUT_0);
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id set_task_id: u32 = 0;
        /// Number of canceled callbacks. `ULONG CancelCount` at 0x04.
        cancel_count set_cancel_count: u32 = 4;
    }
    bits {
    }
}

impl TpcbCancelPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Callback canceled.
    ///
    /// In C: `TPCBCancel`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBCancel")]
    owned TpcbCancelPtr64 / TpcbCancelPtr64View: lone [12] "TPCBCancel" Table::form(&LAYOUT_1);
    fields {
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x00.
        task_id set_task_id: u64 = 0;
        /// Number of canceled callbacks. `ULONG CancelCount` at 0x08.
        cancel_count set_cancel_count: u32 = 8;
    }
    bits {
    }
}

impl TpcbCancelPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
