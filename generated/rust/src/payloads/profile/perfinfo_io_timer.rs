// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Timer of a device object expired.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IO_TIMER", "PerfinfoIoTimerPtr32")
    .size(8)
    .about("Timer of a device object expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID DeviceObject").at(0..4).means(Meaning::DeviceObject),
        address("PVOID RoutineAddress").at(4..8).about("Routine that is called.").means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IO_TIMER", "PerfinfoIoTimerPtr64")
    .size(16)
    .about("Timer of a device object expired.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID DeviceObject").at(0..8).means(Meaning::DeviceObject),
        address("PVOID RoutineAddress").at(8..16).about("Routine that is called.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Timer of a device object expired.
    ///
    /// In C: `PERFINFO_IO_TIMER`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_IO_TIMER")]
    owned PerfinfoIoTimerPtr32 / PerfinfoIoTimerPtr32View: lone,
        name = "PERFINFO_IO_TIMER", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of a device object. `PVOID DeviceObject` at 0x00.
        device_object / set_device_object: u32, at = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x04.
        routine_address / set_routine_address: u32, at = 4;
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
    owned PerfinfoIoTimerPtr64 / PerfinfoIoTimerPtr64View: lone,
        name = "PERFINFO_IO_TIMER", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of a device object. `PVOID DeviceObject` at 0x00.
        device_object / set_device_object: u64, at = 0;
        /// Routine that is called. `PVOID RoutineAddress` at 0x08.
        routine_address / set_routine_address: u64, at = 8;
    }
}

/// Alias of [`PerfinfoIoTimerPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIoTimerPtr32` or `PerfinfoIoTimerPtr64`"]
pub type PerfinfoIoTimer = PerfinfoIoTimerPtr64;
/// Alias of [`PerfinfoIoTimerPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoIoTimerPtr32View` or `PerfinfoIoTimerPtr64View`"]
pub type PerfinfoIoTimerView<'a> = PerfinfoIoTimerPtr64View<'a>;
