// Generated from spec/structs/PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Image load backed by the page file.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO",
    aliases: &[],
    form: "PerfinfoImageloadInPagefileInfoPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Image load backed by the page file.",
    fields: &[
        Field { name: "FileObject", path: "FileObject", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceCharacteristics", path: "DeviceCharacteristics", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ constants of the device characteristics.", units: "", unknown: false, children: &[] },
        Field { name: "FileCharacteristics", path: "FileCharacteristics", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 10, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Reasons why the image could not remain backed by its file.", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Flags.Flags", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Reasons why the image could not remain backed by its file.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ActiveDataReference", path: "Flags.ActiveDataReference", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The file is in use as data.", units: "", unknown: false, children: &[] },
                Field { name: "DeviceEjectable", path: "Flags.DeviceEjectable", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The file's device can be removed.", units: "", unknown: false, children: &[] },
                Field { name: "WritableHandles", path: "Flags.WritableHandles", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "The file is open for writing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 10, size: 2, ty: "USHORT", kind: Kind::Bit { start: 3, width: 13 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO",
    aliases: &[],
    form: "PerfinfoImageloadInPagefileInfoPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Image load backed by the page file.",
    fields: &[
        Field { name: "FileObject", path: "FileObject", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "DeviceCharacteristics", path: "DeviceCharacteristics", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "FILE_ constants of the device characteristics.", units: "", unknown: false, children: &[] },
        Field { name: "FileCharacteristics", path: "FileCharacteristics", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 14, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Reasons why the image could not remain backed by its file.", units: "", unknown: false, children: &[
            Field { name: "Flags", path: "Flags.Flags", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Reasons why the image could not remain backed by its file.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ActiveDataReference", path: "Flags.ActiveDataReference", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The file is in use as data.", units: "", unknown: false, children: &[] },
                Field { name: "DeviceEjectable", path: "Flags.DeviceEjectable", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The file's device can be removed.", units: "", unknown: false, children: &[] },
                Field { name: "WritableHandles", path: "Flags.WritableHandles", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "The file is open for writing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 14, size: 2, ty: "USHORT", kind: Kind::Bit { start: 3, width: 13 }, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
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
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr32 / PerfinfoImageloadInPagefileInfoPtr32View: lone [12] "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO" Table::form(&LAYOUT_0);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object set_file_object: u32 = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x04.
        device_characteristics set_device_characteristics: u32 = 4;
        /// Purpose unknown. `USHORT FileCharacteristics` at 0x08.
        file_characteristics set_file_characteristics: u16 = 8;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0A. Returns a copy.
        flags set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr32 = 10;
    }
    bits {
    }
}

impl PerfinfoImageloadInPagefileInfoPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
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
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
    #[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
    owned PerfinfoImageloadInPagefileInfoPtr64 / PerfinfoImageloadInPagefileInfoPtr64View: lone [16] "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO" Table::form(&LAYOUT_1);
    fields {
        /// File object pointer. `PVOID FileObject` at 0x00.
        file_object set_file_object: u64 = 0;
        /// FILE_ constants of the device characteristics. `ULONG DeviceCharacteristics` at 0x08.
        device_characteristics set_device_characteristics: u32 = 8;
        /// Purpose unknown. `USHORT FileCharacteristics` at 0x0C.
        file_characteristics set_file_characteristics: u16 = 12;
        /// Reasons why the image could not remain backed by its file. `union Flags` at 0x0E. Returns a copy.
        flags set_flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsPtr64 = 14;
    }
    bits {
    }
}

impl PerfinfoImageloadInPagefileInfoPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
