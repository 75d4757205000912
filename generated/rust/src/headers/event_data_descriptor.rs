// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of a block of event data, for the provider interfaces of Windows Vista and later.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_DATA_DESCRIPTOR", "EventDataDescriptor", (16, 16), "Location of a block of event data, for the provider interfaces of Windows Vista and later.", &[
    unsigned("Ptr", 0, 8, "ULONGLONG", "Address of the block, in 64 bits regardless of pointer size.").means(Meaning::DataAddress),
    unsigned("Size", 8, 4, "ULONG", "Size of the block.").in_units("bytes").means(Meaning::Bytes),
    field("", 12, 4, "union", Kind::Union, "").with(&[
        unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
        field("", 12, 4, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]).with(&[
            unsigned("Type", 12, 1, "UCHAR", "Whether the block contains event data or describes it.").of(crate::headers::EventDataDescriptorType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]),
            unsigned("Reserved1", 13, 1, "UCHAR", "").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]),
            unsigned("Reserved2", 14, 2, "USHORT", "").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]),
        ]),
    ]),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTPROV, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Location of a block of event data, for the provider interfaces of Windows Vista and later.
    ///
    /// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Providers pass an array of them. The blocks are concatenated after an EVENT_HEADER.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_DATA_DESCRIPTOR")]
    owned EventDataDescriptor / EventDataDescriptorView: lone [16] "EVENT_DATA_DESCRIPTOR" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of the block, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
        ptr set_ptr: u64 = 0;
        /// Size of the block. `ULONG Size` at 0x08. Unit: bytes.
        size set_size: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// Whether the block contains event data or describes it. `UCHAR Type` at 0x0C.
        kind set_kind: crate::headers::EventDataDescriptorType = 12;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x0D.
        reserved1 set_reserved1: u8 = 13;
        /// Reserved or padding, according to a source. `USHORT Reserved2` at 0x0E.
        reserved2 set_reserved2: u16 = 14;
    }
    bits {
    }
}
