// Generated from spec/structs/PERFINFO_INTERRUPT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Interrupt service routine completed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_INTERRUPT_INFORMATION", "PerfinfoInterruptInformationPtr32")
    .size(16)
    .about("Interrupt service routine completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID ServiceRoutine").at(8..12).about("Address of the routine.").means(Meaning::CodeAddress),
        unsigned("UCHAR ReturnValue").at(12..13).about("Return value of the routine: whether it claimed the interrupt.")
            .up_to(32).means(Meaning::Boolean),
        unsigned("USHORT Vector").at(13..15).about("Interrupt vector.").means(Meaning::InterruptVector),
        unsigned("UCHAR Reserved").at(15..16).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_INTERRUPT_INFORMATION", "PerfinfoInterruptInformationPtr64")
    .size(20)
    .about("Interrupt service routine completed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID ServiceRoutine").at(8..16).about("Address of the routine.").means(Meaning::CodeAddress),
        unsigned("UCHAR ReturnValue").at(16..17).about("Return value of the routine: whether it claimed the interrupt.")
            .up_to(32).means(Meaning::Boolean),
        unsigned("USHORT Vector").at(17..19).about("Interrupt vector.").means(Meaning::InterruptVector),
        unsigned("UCHAR Reserved").at(19..20).means(Meaning::Reserved),
    ]);
fixed! {
    /// Interrupt service routine completed.
    ///
    /// In C: `PERFINFO_INTERRUPT_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_INTERRUPT_INFORMATION")]
    owned PerfinfoInterruptInformationPtr32 / PerfinfoInterruptInformationPtr32View: lone,
        name = "PERFINFO_INTERRUPT_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID ServiceRoutine` at 0x08.
        service_routine / set_service_routine: u32, at = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x0C.
        return_value / set_return_value: u8, at = 12;
        /// Interrupt vector. `USHORT Vector` at 0x0D.
        vector / set_vector: u16, at = 13;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0F.
        reserved / set_reserved: u8, at = 15;
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
    owned PerfinfoInterruptInformationPtr64 / PerfinfoInterruptInformationPtr64View: lone,
        name = "PERFINFO_INTERRUPT_INFORMATION", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID ServiceRoutine` at 0x08.
        service_routine / set_service_routine: u64, at = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x10.
        return_value / set_return_value: u8, at = 16;
        /// Interrupt vector. `USHORT Vector` at 0x11.
        vector / set_vector: u16, at = 17;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved / set_reserved: u8, at = 19;
    }
}

/// Alias of [`PerfinfoInterruptInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoInterruptInformationPtr32` or \
        `PerfinfoInterruptInformationPtr64`"
]
pub type PerfinfoInterruptInformation = PerfinfoInterruptInformationPtr64;
/// Alias of [`PerfinfoInterruptInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoInterruptInformationPtr32View` or \
        `PerfinfoInterruptInformationPtr64View`"
]
pub type PerfinfoInterruptInformationView<'a> = PerfinfoInterruptInformationPtr64View<'a>;
