// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Timer of a device object expired.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_IO_TIMER",
    aliases: &[],
    form: "PerfinfoIoTimerPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Timer of a device object expired.",
    fields: &[
        Field { name: "DeviceObject", path: "DeviceObject", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddress", path: "RoutineAddress", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Routine that is called.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_IO_TIMER",
    aliases: &[],
    form: "PerfinfoIoTimerPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Timer of a device object expired.",
    fields: &[
        Field { name: "DeviceObject", path: "DeviceObject", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RoutineAddress", path: "RoutineAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Routine that is called.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Timer of a device object expired.
    ///
    /// In C: `PERFINFO_IO_TIMER`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    owned PerfinfoIoTimerPtr32 / PerfinfoIoTimerPtr32View: lone [8] "PERFINFO_IO_TIMER" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID DeviceObject` at 0x00.
        device_object set_device_object: u32 = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x04.
        routine_address set_routine_address: u32 = 4;
    }
    bits {
    }
}

impl PerfinfoIoTimerPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Timer of a device object expired.
    ///
    /// In C: `PERFINFO_IO_TIMER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    owned PerfinfoIoTimerPtr64 / PerfinfoIoTimerPtr64View: lone [16] "PERFINFO_IO_TIMER" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID DeviceObject` at 0x00.
        device_object set_device_object: u64 = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x08.
        routine_address set_routine_address: u64 = 8;
    }
    bits {
    }
}

impl PerfinfoIoTimerPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
