// Generated from spec/structs/TPCBEnqueue.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Callback queued or started.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TPCBEnqueue",
    aliases: &[],
    form: "TpcbEnqueuePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Callback queued or started.",
    fields: &[
        Field { name: "PoolId", path: "PoolId", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Identifies the thread pool.", units: "", unknown: false, children: &[] },
        Field { name: "TaskId", path: "TaskId", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Task ID, which correlates the events of a task.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackFunction", path: "CallbackFunction", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContext", path: "CallbackContext", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Argument of the callback.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 16, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Tag of the service for which the callback runs.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "TPCBEnqueue",
    aliases: &[],
    form: "TpcbEnqueuePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "Callback queued or started.",
    fields: &[
        Field { name: "PoolId", path: "PoolId", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Identifies the thread pool.", units: "", unknown: false, children: &[] },
        Field { name: "TaskId", path: "TaskId", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Task ID, which correlates the events of a task.", units: "", unknown: false, children: &[] },
        Field { name: "CallbackFunction", path: "CallbackFunction", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CallbackContext", path: "CallbackContext", offset: 24, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Argument of the callback.", units: "", unknown: false, children: &[] },
        Field { name: "SubProcessTag", path: "SubProcessTag", offset: 32, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Tag of the service for which the callback runs.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Callback queued or started.
    ///
    /// In C: `TPCBEnqueue`, 0x14 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBEnqueue")]
    owned TpcbEnqueuePtr32 / TpcbEnqueuePtr32View: lone [20] "TPCBEnqueue" Table::form(&LAYOUT_0);
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id set_pool_id: u32 = 0;
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x04.
        task_id set_task_id: u32 = 4;
        /// `PVOID CallbackFunction` at 0x08.
        callback_function set_callback_function: u32 = 8;
        /// Argument of the callback. `PVOID CallbackContext` at 0x0C.
        callback_context set_callback_context: u32 = 12;
        /// Tag of the service for which the callback runs. `ULONG_PTR SubProcessTag` at 0x10.
        sub_process_tag set_sub_process_tag: u32 = 16;
    }
    bits {
    }
}

impl TpcbEnqueuePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Callback queued or started.
    ///
    /// In C: `TPCBEnqueue`, 0x28 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_CALLBACK_ENQUEUE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPCBEnqueue")]
    owned TpcbEnqueuePtr64 / TpcbEnqueuePtr64View: lone [40] "TPCBEnqueue" Table::form(&LAYOUT_1);
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id set_pool_id: u64 = 0;
        /// Task ID, which correlates the events of a task. `PVOID TaskId` at 0x08.
        task_id set_task_id: u64 = 8;
        /// `PVOID CallbackFunction` at 0x10.
        callback_function set_callback_function: u64 = 16;
        /// Argument of the callback. `PVOID CallbackContext` at 0x18.
        callback_context set_callback_context: u64 = 24;
        /// Tag of the service for which the callback runs. `ULONG_PTR SubProcessTag` at 0x20.
        sub_process_tag set_sub_process_tag: u64 = 32;
    }
    bits {
    }
}

impl TpcbEnqueuePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
