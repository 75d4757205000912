// Generated from spec/structs/PERFINFO_INTERRUPT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt service routine completed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_INTERRUPT_INFORMATION", "PerfinfoInterruptInformationPtr32", (16, 16), "Interrupt service routine completed.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", "Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
    address("ServiceRoutine", 8, 4, "PVOID", "Address of the routine.").means(Meaning::CodeAddress),
    unsigned("ReturnValue", 12, 1, "UCHAR", "Return value of the routine: whether it claimed the interrupt.").up_to(32).means(Meaning::Boolean),
    unsigned("Vector", 13, 2, "USHORT", "Interrupt vector.").means(Meaning::InterruptVector),
    unsigned("Reserved", 15, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_INTERRUPT_INFORMATION", "PerfinfoInterruptInformationPtr64", (20, 20), "Interrupt service routine completed.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", "Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
    address("ServiceRoutine", 8, 8, "PVOID", "Address of the routine.").means(Meaning::CodeAddress),
    unsigned("ReturnValue", 16, 1, "UCHAR", "Return value of the routine: whether it claimed the interrupt.").up_to(32).means(Meaning::Boolean),
    unsigned("Vector", 17, 2, "USHORT", "Interrupt vector.").means(Meaning::InterruptVector),
    unsigned("Reserved", 19, 1, "UCHAR", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Interrupt service routine completed.
    ///
    /// In C: `PERFINFO_INTERRUPT_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
    owned PerfinfoInterruptInformationPtr32 / PerfinfoInterruptInformationPtr32View: lone [16] "PERFINFO_INTERRUPT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of the routine. `PVOID ServiceRoutine` at 0x08.
        service_routine set_service_routine: u32 = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x0C.
        return_value set_return_value: u8 = 12;
        /// Interrupt vector. `USHORT Vector` at 0x0D.
        vector set_vector: u16 = 13;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0F.
        reserved set_reserved: u8 = 15;
    }
    bits {
    }
}

fixed! {
    /// Interrupt service routine completed.
    ///
    /// In C: `PERFINFO_INTERRUPT_INFORMATION`, 0x14 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
    owned PerfinfoInterruptInformationPtr64 / PerfinfoInterruptInformationPtr64View: lone [20] "PERFINFO_INTERRUPT_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of the routine. `PVOID ServiceRoutine` at 0x08.
        service_routine set_service_routine: u64 = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x10.
        return_value set_return_value: u8 = 16;
        /// Interrupt vector. `USHORT Vector` at 0x11.
        vector set_vector: u16 = 17;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved set_reserved: u8 = 19;
    }
    bits {
    }
}

/// Alias of [`PerfinfoInterruptInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoInterruptInformationPtr32` or `PerfinfoInterruptInformationPtr64`"]
pub type PerfinfoInterruptInformation = PerfinfoInterruptInformationPtr64;
/// Alias of [`PerfinfoInterruptInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoInterruptInformationPtr32View` or `PerfinfoInterruptInformationPtr64View`"]
pub type PerfinfoInterruptInformationView<'a> = PerfinfoInterruptInformationPtr64View<'a>;
