// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Driver finished setting the power state of a device.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
    aliases: &[],
    form: "PerfinfoPoNotifyDeviceCompletePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Driver finished setting the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Identifies the matching call event.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 4, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Status with which the I/O request was completed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
    aliases: &[],
    form: "PerfinfoPoNotifyDeviceCompletePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Driver finished setting the power state of a device.",
    fields: &[
        Field { name: "Irp", path: "Irp", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Identifies the matching call event.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 8, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Status with which the I/O request was completed.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Driver finished setting the power state of a device.
    ///
    /// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    owned PerfinfoPoNotifyDeviceCompletePtr32 / PerfinfoPoNotifyDeviceCompletePtr32View: lone [8] "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE" Table::form(&LAYOUT_0);
    fields {
        /// Identifies the matching call event. `PVOID Irp` at 0x00.
        irp set_irp: u32 = 0;
        /// Status with which the I/O request was completed. `NTSTATUS Status` at 0x04.
        status set_status: crate::common::Ntstatus = 4;
    }
    bits {
    }
}

impl PerfinfoPoNotifyDeviceCompletePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Driver finished setting the power state of a device.
    ///
    /// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x10 bytes with one element of its array, 0xc without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
    owned PerfinfoPoNotifyDeviceCompletePtr64 / PerfinfoPoNotifyDeviceCompletePtr64View: lone [12] "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE" Table::form(&LAYOUT_1);
    fields {
        /// Identifies the matching call event. `PVOID Irp` at 0x00.
        irp set_irp: u64 = 0;
        /// Status with which the I/O request was completed. `NTSTATUS Status` at 0x08.
        status set_status: crate::common::Ntstatus = 8;
    }
    bits {
    }
}

impl PerfinfoPoNotifyDeviceCompletePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
