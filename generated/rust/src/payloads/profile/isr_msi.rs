// Generated from spec/structs/ISR_MSI.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt service routine of a message-signaled interrupt completed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ISR_MSI", "IsrMsiPtr32", (20, 20), "Interrupt service routine of a message-signaled interrupt completed.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", "Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
    address("Routine", 8, 4, "PVOID", "Address of the routine.").same_as("ServiceRoutine").means(Meaning::CodeAddress),
    unsigned("ReturnValue", 12, 1, "UCHAR", "Return value of the routine: whether it claimed the interrupt.").means(Meaning::Boolean),
    unsigned("Vector", 13, 2, "USHORT", "Interrupt vector.").means(Meaning::InterruptVector),
    unsigned("Reserved", 15, 1, "UCHAR", "").means(Meaning::Reserved),
    unsigned("MessageNumber", 16, 4, "ULONG", "Number of the message among the messages of the interrupt.").means(Meaning::Index),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::TRACINGTOOLS_LIBTRACE, &crate::rt::sources::PANOPTICONCENTRAL_ETWTOOLS, &crate::rt::sources::MICROSOFT_WMI]);
pub(crate) static LAYOUT_1: Layout = layout("ISR_MSI", "IsrMsiPtr64", (24, 24), "Interrupt service routine of a message-signaled interrupt completed.", &[
    unsigned("InitialTime", 0, 8, "ULONGLONG", "Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
    address("Routine", 8, 8, "PVOID", "Address of the routine.").same_as("ServiceRoutine").means(Meaning::CodeAddress),
    unsigned("ReturnValue", 16, 1, "UCHAR", "Return value of the routine: whether it claimed the interrupt.").means(Meaning::Boolean),
    unsigned("Vector", 17, 2, "USHORT", "Interrupt vector.").means(Meaning::InterruptVector),
    unsigned("Reserved", 19, 1, "UCHAR", "").means(Meaning::Reserved),
    unsigned("MessageNumber", 20, 4, "ULONG", "Number of the message among the messages of the interrupt.").means(Meaning::Index),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::TRACINGTOOLS_LIBTRACE, &crate::rt::sources::PANOPTICONCENTRAL_ETWTOOLS, &crate::rt::sources::MICROSOFT_WMI]);
fixed! {
    /// Interrupt service routine of a message-signaled interrupt completed.
    ///
    /// In C: `ISR_MSI`, 0x14 bytes. Releases unknown (32-bit).
    ///
    /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "ISR_MSI")]
    owned IsrMsiPtr32 / IsrMsiPtr32View: lone [20] "ISR_MSI" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of the routine. `PVOID Routine` at 0x08.
        routine set_routine: u32 = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x0C.
        return_value set_return_value: u8 = 12;
        /// Interrupt vector. `USHORT Vector` at 0x0D.
        vector set_vector: u16 = 13;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0F.
        reserved set_reserved: u8 = 15;
        /// Number of the message among the messages of the interrupt. `ULONG MessageNumber` at 0x10.
        message_number set_message_number: u32 = 16;
    }
    bits {
    }
}

fixed! {
    /// Interrupt service routine of a message-signaled interrupt completed.
    ///
    /// In C: `ISR_MSI`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
    #[doc(alias = "ISR_MSI")]
    owned IsrMsiPtr64 / IsrMsiPtr64View: lone [24] "ISR_MSI" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time set_initial_time: u64 = 0;
        /// Address of the routine. `PVOID Routine` at 0x08.
        routine set_routine: u64 = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x10.
        return_value set_return_value: u8 = 16;
        /// Interrupt vector. `USHORT Vector` at 0x11.
        vector set_vector: u16 = 17;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved set_reserved: u8 = 19;
        /// Number of the message among the messages of the interrupt. `ULONG MessageNumber` at 0x14.
        message_number set_message_number: u32 = 20;
    }
    bits {
    }
}

/// Alias of [`IsrMsiPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrMsiPtr32` or `IsrMsiPtr64`"]
pub type IsrMsi = IsrMsiPtr64;
/// Alias of [`IsrMsiPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrMsiPtr32View` or `IsrMsiPtr64View`"]
pub type IsrMsiView<'a> = IsrMsiPtr64View<'a>;
