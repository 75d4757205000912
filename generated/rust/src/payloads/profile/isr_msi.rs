// Generated from spec/structs/ISR_MSI.toml by `cargo spec generate`. Do not edit: edit that file.

//! Interrupt service routine of a message-signaled interrupt completed.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::TRACINGTOOLS_LIBTRACE, &sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
pub(crate) static LAYOUT_0: Layout = layout("ISR_MSI", "IsrMsiPtr32")
    .size(20)
    .about("Interrupt service routine of a message-signaled interrupt completed.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID Routine").at(8..12).about("Address of the routine.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("ServiceRoutine")]),
        unsigned("UCHAR ReturnValue").at(12..13).about("Return value of the routine: whether it claimed the interrupt.")
            .means(Meaning::Boolean),
        unsigned("USHORT Vector").at(13..15).about("Interrupt vector.").means(Meaning::InterruptVector),
        unsigned("UCHAR Reserved").at(15..16).means(Meaning::Reserved),
        unsigned("ULONG MessageNumber").at(16..20).about("Number of the message among the messages of the interrupt.")
            .means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ISR_MSI", "IsrMsiPtr64")
    .size(24)
    .about("Interrupt service routine of a message-signaled interrupt completed.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG InitialTime").at(0..8)
            .about("Start time, from the session's clock. The event's own time is the end.").means(Meaning::TimeStamp),
        address("PVOID Routine").at(8..16).about("Address of the routine.").means(Meaning::CodeAddress)
            .with(&[More::SameAs("ServiceRoutine")]),
        unsigned("UCHAR ReturnValue").at(16..17).about("Return value of the routine: whether it claimed the interrupt.")
            .means(Meaning::Boolean),
        unsigned("USHORT Vector").at(17..19).about("Interrupt vector.").means(Meaning::InterruptVector),
        unsigned("UCHAR Reserved").at(19..20).means(Meaning::Reserved),
        unsigned("ULONG MessageNumber").at(20..24).about("Number of the message among the messages of the interrupt.")
            .means(Meaning::Index),
    ]);
fixed! {
    /// Interrupt service routine of a message-signaled interrupt completed.
    ///
    /// In C: `ISR_MSI`, 0x14 bytes. Releases unknown (32-bit).
    ///
    /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*; Microsoft, *Classes of
    /// WMI in Go*.
    #[doc(alias = "ISR_MSI")]
    owned IsrMsiPtr32 / IsrMsiPtr32View: lone,
        name = "ISR_MSI", size = 20, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID Routine` at 0x08.
        routine / set_routine: u32, at = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x0C.
        return_value / set_return_value: u8, at = 12;
        /// Interrupt vector. `USHORT Vector` at 0x0D.
        vector / set_vector: u16, at = 13;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x0F.
        reserved / set_reserved: u8, at = 15;
        /// Number of the message among the messages of the interrupt. `ULONG MessageNumber` at 0x10.
        message_number / set_message_number: u32, at = 16;
    }
}

fixed! {
    /// Interrupt service routine of a message-signaled interrupt completed.
    ///
    /// In C: `ISR_MSI`, 0x18 bytes. Releases unknown (64-bit).
    ///
    /// Source: The libtrace authors, *etw_raw_kernel_payload_decoder.cc*; Paul Vick, *EtwTools*; Microsoft, *Classes of
    /// WMI in Go*.
    #[doc(alias = "ISR_MSI")]
    owned IsrMsiPtr64 / IsrMsiPtr64View: lone,
        name = "ISR_MSI", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start time, from the session's clock. The event's own time is the end. `ULONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: u64, at = 0;
        /// Address of the routine. `PVOID Routine` at 0x08.
        routine / set_routine: u64, at = 8;
        /// Return value of the routine: whether it claimed the interrupt. `UCHAR ReturnValue` at 0x10.
        return_value / set_return_value: u8, at = 16;
        /// Interrupt vector. `USHORT Vector` at 0x11.
        vector / set_vector: u16, at = 17;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x13.
        reserved / set_reserved: u8, at = 19;
        /// Number of the message among the messages of the interrupt. `ULONG MessageNumber` at 0x14.
        message_number / set_message_number: u32, at = 20;
    }
}

/// Alias of [`IsrMsiPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrMsiPtr32` or `IsrMsiPtr64`"]
pub type IsrMsi = IsrMsiPtr64;
/// Alias of [`IsrMsiPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `IsrMsiPtr32View` or `IsrMsiPtr64View`"]
pub type IsrMsiView<'a> = IsrMsiPtr64View<'a>;
