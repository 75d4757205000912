// Generated from spec/structs/PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Image load backed by the page file.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", "PerfinfoImageloadInPagefileInfoPtr32")
    .size(12)
    .about("Image load backed by the page file.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..4).about("File object pointer.").means(Meaning::FileKey),
        unsigned("ULONG DeviceCharacteristics").at(4..8).about("FILE_ constants of the device characteristics.")
            .means(Meaning::Flags),
        unsigned("USHORT FileCharacteristics").at(8..10).about("Documented as reserved.").means(Meaning::Reserved),
        union("union Flags").at(10..12).about("Reasons why the image could not remain backed by its file.")
            .with(&[More::Fields(&[
            unsigned("USHORT Flags.Flags").at(10..12)
                .about("Reasons why the image could not remain backed by its file.").means(Meaning::Flags),
            bit_fields("USHORT ").at(10..12).with(&[More::Fields(&[
                bit("USHORT Flags.ActiveDataReference").at(10..12).bits(0..1).about("The file is in use as data.")
                    .means(Meaning::Boolean),
                bit("USHORT Flags.DeviceEjectable").at(10..12).bits(1..2).about("The file's device can be removed.")
                    .means(Meaning::Boolean),
                bit("USHORT Flags.WritableHandles").at(10..12).bits(2..3).about("The file is open for writing.")
                    .means(Meaning::Boolean),
                bit("USHORT ").at(10..12).bits(3..16).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", "PerfinfoImageloadInPagefileInfoPtr64")
    .size(16)
    .about("Image load backed by the page file.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..8).about("File object pointer.").means(Meaning::FileKey),
        unsigned("ULONG DeviceCharacteristics").at(8..12).about("FILE_ constants of the device characteristics.")
            .means(Meaning::Flags),
        unsigned("USHORT FileCharacteristics").at(12..14).about("Documented as reserved.").means(Meaning::Reserved),
        union("union Flags").at(14..16).about("Reasons why the image could not remain backed by its file.")
            .with(&[More::Fields(&[
            unsigned("USHORT Flags.Flags").at(14..16)
                .about("Reasons why the image could not remain backed by its file.").means(Meaning::Flags),
            bit_fields("USHORT ").at(14..16).with(&[More::Fields(&[
                bit("USHORT Flags.ActiveDataReference").at(14..16).bits(0..1).about("The file is in use as data.")
                    .means(Meaning::Boolean),
                bit("USHORT Flags.DeviceEjectable").at(14..16).bits(1..2).about("The file's device can be removed.")
                    .means(Meaning::Boolean),
                bit("USHORT Flags.WritableHandles").at(14..16).bits(2..3).about("The file is open for writing.")
                    .means(Meaning::Boolean),
                bit("USHORT ").at(14..16).bits(3..16).of_unknown_purpose(),
            ])]),
        ])]),
    ]);
fixed! {
    /// Reasons why the image could not remain backed by its file. Type of the member `Flags`, 0x2 bytes.
    owned FlagsPtr32 / FlagsPtr32View: lone,
        name = "Flags", size = 2, table = Table::inner(&LAYOUT_0, "Flags");
    fields {
        /// Reasons why the image could not remain backed by its file. `USHORT Flags` at 0x0A.
        flags / set_flags: u16, at = 0;
    }
    bits {
        /// The file is in use as data. `ActiveDataReference`, bit 0 of the integer at 0x00.
        active_data_reference / set_active_data_reference: u16, at = 0, size = 2, bits = 0..1;
        /// The file's device can be removed. `DeviceEjectable`, bit 1 of the integer at 0x00.
        device_ejectable / set_device_ejectable: u16, at = 0, size = 2, bits = 1..2;
        /// The file is open for writing. `WritableHandles`, bit 2 of the integer at 0x00.
        writable_handles / set_writable_handles: u16, at = 0, size = 2, bits = 2..3;
    }
}

fixed! {
    /// Image load backed by the page file.
    ///
    /// In C: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr32 / PerfinfoImageloadInPagefileInfoPtr32View: lone,
        name = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u32, at = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x04.
        device_characteristics / set_device_characteristics: u32, at = 4;
        /// Documented as reserved. `USHORT FileCharacteristics` at 0x08.
        file_characteristics / set_file_characteristics: u16, at = 8;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0A. Returns a copy.
        flags / set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr32, at = 10;
    }
}

fixed! {
    /// Reasons why the image could not remain backed by its file. Type of the member `Flags`, 0x2 bytes.
    owned FlagsPtr64 / FlagsPtr64View: lone,
        name = "Flags", size = 2, table = Table::inner(&LAYOUT_1, "Flags");
    fields {
        /// Reasons why the image could not remain backed by its file. `USHORT Flags` at 0x0E.
        flags / set_flags: u16, at = 0;
    }
    bits {
        /// The file is in use as data. `ActiveDataReference`, bit 0 of the integer at 0x00.
        active_data_reference / set_active_data_reference: u16, at = 0, size = 2, bits = 0..1;
        /// The file's device can be removed. `DeviceEjectable`, bit 1 of the integer at 0x00.
        device_ejectable / set_device_ejectable: u16, at = 0, size = 2, bits = 1..2;
        /// The file is open for writing. `WritableHandles`, bit 2 of the integer at 0x00.
        writable_handles / set_writable_handles: u16, at = 0, size = 2, bits = 2..3;
    }
}

fixed! {
    /// Image load backed by the page file.
    ///
    /// In C: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr64 / PerfinfoImageloadInPagefileInfoPtr64View: lone,
        name = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object / set_file_object: u64, at = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x08.
        device_characteristics / set_device_characteristics: u32, at = 8;
        /// Documented as reserved. `USHORT FileCharacteristics` at 0x0C.
        file_characteristics / set_file_characteristics: u16, at = 12;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0E. Returns a copy.
        flags / set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr64, at = 14;
    }
}

/// Alias of [`PerfinfoImageloadInPagefileInfoPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoImageloadInPagefileInfoPtr32` or \
        `PerfinfoImageloadInPagefileInfoPtr64`"
]
pub type PerfinfoImageloadInPagefileInfo = PerfinfoImageloadInPagefileInfoPtr64;
/// Alias of [`PerfinfoImageloadInPagefileInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoImageloadInPagefileInfoPtr32View` or \
        `PerfinfoImageloadInPagefileInfoPtr64View`"
]
pub type PerfinfoImageloadInPagefileInfoView<'a> = PerfinfoImageloadInPagefileInfoPtr64View<'a>;
