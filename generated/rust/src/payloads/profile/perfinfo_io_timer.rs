// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Timer of a device object expired.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IO_TIMER", "PerfinfoIoTimerPtr32", (8, 8), "Timer of a device object expired.", &[
    address("DeviceObject", 0, 4, "PVOID", "").means(Meaning::DeviceObject),
    address("RoutineAddress", 4, 4, "PVOID", "Routine that is called.").means(Meaning::CodeAddress),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IO_TIMER", "PerfinfoIoTimerPtr64", (16, 16), "Timer of a device object expired.", &[
    address("DeviceObject", 0, 8, "PVOID", "").means(Meaning::DeviceObject),
    address("RoutineAddress", 8, 8, "PVOID", "Routine that is called.").means(Meaning::CodeAddress),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Timer of a device object expired.
    ///
    /// In C: `PERFINFO_IO_TIMER`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    owned PerfinfoIoTimerPtr32 / PerfinfoIoTimerPtr32View: lone [8] "PERFINFO_IO_TIMER" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of a device object. `PVOID DeviceObject` at 0x00.
        device_object set_device_object: u32 = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x04.
        routine_address set_routine_address: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Timer of a device object expired.
    ///
    /// In C: `PERFINFO_IO_TIMER`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    owned PerfinfoIoTimerPtr64 / PerfinfoIoTimerPtr64View: lone [16] "PERFINFO_IO_TIMER" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of a device object. `PVOID DeviceObject` at 0x00.
        device_object set_device_object: u64 = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x08.
        routine_address set_routine_address: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`PerfinfoIoTimerPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIoTimerPtr32` or `PerfinfoIoTimerPtr64`"]
pub type PerfinfoIoTimer = PerfinfoIoTimerPtr64;
/// Alias of [`PerfinfoIoTimerPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIoTimerPtr32View` or `PerfinfoIoTimerPtr64View`"]
pub type PerfinfoIoTimerView<'a> = PerfinfoIoTimerPtr64View<'a>;
