// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Location of a block of event data, for the provider interfaces of Windows Vista and later.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_DATA_DESCRIPTOR",
    aliases: &[],
    form: "EventDataDescriptor",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Location of a block of event data, for the provider interfaces of Windows Vista and later.",
    fields: &[
        Field { name: "Ptr", path: "Ptr", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Address of the block, in 64 bits regardless of pointer size.", units: "", unknown: false, children: &[] },
        Field { name: "Size", path: "Size", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the block.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 12, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Type", path: "Type", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::EventDataDescriptorType::VALUES), doc: "Whether the block contains event data or describes it.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved1", path: "Reserved1", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Reserved2", path: "Reserved2", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Location of a block of event data, for the provider interfaces of Windows Vista and later.
    ///
    /// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Providers pass an array of them. The blocks are concatenated after an EVENT_HEADER.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_DATA_DESCRIPTOR")]
    owned EventDataDescriptor / EventDataDescriptorView: lone [16] "EVENT_DATA_DESCRIPTOR" Table::form(&LAYOUT_0);
    fields {
        /// Address of the block, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
        ptr set_ptr: u64 = 0;
        /// Size of the block. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// Whether the block contains event data or describes it. `UCHAR Type` at 0x0C.
        kind set_kind: crate::headers::EventDataDescriptorType = 12;
        /// Purpose unknown. `UCHAR Reserved1` at 0x0D.
        reserved1 set_reserved1: u8 = 13;
        /// Purpose unknown. `USHORT Reserved2` at 0x0E.
        reserved2 set_reserved2: u16 = 14;
    }
    bits {
    }
}

impl EventDataDescriptor {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
