// Generated from spec/structs/PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Image load backed by the page file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", "PerfinfoImageloadInPagefileInfoPtr32", (12, 12), "Image load backed by the page file.", &[
    address("FileObject", 0, 4, "PVOID", "File object pointer.").means(Meaning::FileKey),
    unsigned("DeviceCharacteristics", 4, 4, "ULONG", "FILE_ constants of the device characteristics.").means(Meaning::Flags),
    unsigned("FileCharacteristics", 8, 2, "USHORT", "Documented as reserved.").means(Meaning::Reserved),
    field("Flags", 10, 2, "union", Kind::Union, "Reasons why the image could not remain backed by its file.").with(&[
        unsigned("Flags", 10, 2, "USHORT", "Reasons why the image could not remain backed by its file.").at_path("Flags.Flags").means(Meaning::Flags),
        field("", 10, 2, "USHORT", Kind::Bits, "").with(&[
            bit("ActiveDataReference", (10, 2), "USHORT", 0, 1, "The file is in use as data.").at_path("Flags.ActiveDataReference").means(Meaning::Boolean),
            bit("DeviceEjectable", (10, 2), "USHORT", 1, 1, "The file's device can be removed.").at_path("Flags.DeviceEjectable").means(Meaning::Boolean),
            bit("WritableHandles", (10, 2), "USHORT", 2, 1, "The file is open for writing.").at_path("Flags.WritableHandles").means(Meaning::Boolean),
            bit("", (10, 2), "USHORT", 3, 13, "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO", "PerfinfoImageloadInPagefileInfoPtr64", (16, 16), "Image load backed by the page file.", &[
    address("FileObject", 0, 8, "PVOID", "File object pointer.").means(Meaning::FileKey),
    unsigned("DeviceCharacteristics", 8, 4, "ULONG", "FILE_ constants of the device characteristics.").means(Meaning::Flags),
    unsigned("FileCharacteristics", 12, 2, "USHORT", "Documented as reserved.").means(Meaning::Reserved),
    field("Flags", 14, 2, "union", Kind::Union, "Reasons why the image could not remain backed by its file.").with(&[
        unsigned("Flags", 14, 2, "USHORT", "Reasons why the image could not remain backed by its file.").at_path("Flags.Flags").means(Meaning::Flags),
        field("", 14, 2, "USHORT", Kind::Bits, "").with(&[
            bit("ActiveDataReference", (14, 2), "USHORT", 0, 1, "The file is in use as data.").at_path("Flags.ActiveDataReference").means(Meaning::Boolean),
            bit("DeviceEjectable", (14, 2), "USHORT", 1, 1, "The file's device can be removed.").at_path("Flags.DeviceEjectable").means(Meaning::Boolean),
            bit("WritableHandles", (14, 2), "USHORT", 2, 1, "The file is open for writing.").at_path("Flags.WritableHandles").means(Meaning::Boolean),
            bit("", (14, 2), "USHORT", 3, 13, "").of_unknown_purpose(),
        ]),
    ]),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS]);
fixed! {
    /// Reasons why the image could not remain backed by its file. Type of the member `Flags`, 0x2 bytes.
    owned FlagsPtr32 / FlagsPtr32View: lone [2] "Flags" Table::inner(&LAYOUT_0, "Flags");
    fields {
        /// Reasons why the image could not remain backed by its file. `USHORT Flags` at 0x0A.
        flags set_flags: u16 = 0;
    }
    bits {
        /// The file is in use as data. `ActiveDataReference`, bit 0 of the integer at 0x00.
        active_data_reference set_active_data_reference: u16 = 2 0 0 1;
        /// The file's device can be removed. `DeviceEjectable`, bit 1 of the integer at 0x00.
        device_ejectable set_device_ejectable: u16 = 2 0 1 1;
        /// The file is open for writing. `WritableHandles`, bit 2 of the integer at 0x00.
        writable_handles set_writable_handles: u16 = 2 0 2 1;
    }
}

fixed! {
    /// Image load backed by the page file.
    ///
    /// In C: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`, 0xc bytes. Releases unknown (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr32 / PerfinfoImageloadInPagefileInfoPtr32View: lone [12] "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object set_file_object: u32 = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x04.
        device_characteristics set_device_characteristics: u32 = 4;
        /// Documented as reserved. `USHORT FileCharacteristics` at 0x08.
        file_characteristics set_file_characteristics: u16 = 8;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0A. Returns a copy.
        flags set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr32 = 10;
    }
    bits {
    }
}

fixed! {
    /// Reasons why the image could not remain backed by its file. Type of the member `Flags`, 0x2 bytes.
    owned FlagsPtr64 / FlagsPtr64View: lone [2] "Flags" Table::inner(&LAYOUT_1, "Flags");
    fields {
        /// Reasons why the image could not remain backed by its file. `USHORT Flags` at 0x0E.
        flags set_flags: u16 = 0;
    }
    bits {
        /// The file is in use as data. `ActiveDataReference`, bit 0 of the integer at 0x00.
        active_data_reference set_active_data_reference: u16 = 2 0 0 1;
        /// The file's device can be removed. `DeviceEjectable`, bit 1 of the integer at 0x00.
        device_ejectable set_device_ejectable: u16 = 2 0 1 1;
        /// The file is open for writing. `WritableHandles`, bit 2 of the integer at 0x00.
        writable_handles set_writable_handles: u16 = 2 0 2 1;
    }
}

fixed! {
    /// Image load backed by the page file.
    ///
    /// In C: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`, 0x10 bytes. Releases unknown (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr64 / PerfinfoImageloadInPagefileInfoPtr64View: lone [16] "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object set_file_object: u64 = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x08.
        device_characteristics set_device_characteristics: u32 = 8;
        /// Documented as reserved. `USHORT FileCharacteristics` at 0x0C.
        file_characteristics set_file_characteristics: u16 = 12;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0E. Returns a copy.
        flags set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr64 = 14;
    }
    bits {
    }
}

/// Alias of [`PerfinfoImageloadInPagefileInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoImageloadInPagefileInfoPtr32` or `PerfinfoImageloadInPagefileInfoPtr64`"]
pub type PerfinfoImageloadInPagefileInfo = PerfinfoImageloadInPagefileInfoPtr64;
/// Alias of [`PerfinfoImageloadInPagefileInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoImageloadInPagefileInfoPtr32View` or `PerfinfoImageloadInPagefileInfoPtr64View`"]
pub type PerfinfoImageloadInPagefileInfoView<'a> = PerfinfoImageloadInPagefileInfoPtr64View<'a>;
