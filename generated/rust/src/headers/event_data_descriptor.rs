// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of a block of event data, for the provider interfaces of Windows Vista and later.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_DATA_DESCRIPTOR", "EventDataDescriptor")
    .size(16)
    .about("Location of a block of event data, for the provider interfaces of Windows Vista and later.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONGLONG Ptr").at(0..8).about("Address of the block, in 64 bits regardless of pointer size.")
            .means(Meaning::DataAddress),
        unsigned("ULONG Size").at(8..12).about("Size of the block.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        union("union ").at(12..16).with(&[More::Fields(&[
            unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
            structure("struct ").at(12..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("UCHAR Type").at(12..13).about("Contents of the block: event data, or a description of it.")
                    .means(Meaning::Enumeration).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::EventDataDescriptorType::VALUES)]),
                unsigned("UCHAR Reserved1").at(13..14).means(Meaning::Reserved).stated_by(SOURCES),
                unsigned("USHORT Reserved2").at(14..16).means(Meaning::Reserved).stated_by(SOURCES),
            ])]),
        ])]),
    ]);
fixed! {
    /// Location of a block of event data, for the provider interfaces of Windows Vista and later.
    ///
    /// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases unknown.
    ///
    /// Providers pass an array of them. The blocks are concatenated after an EVENT_HEADER.
    ///
    /// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_DATA_DESCRIPTOR")]
    owned EventDataDescriptor / EventDataDescriptorView: lone,
        name = "EVENT_DATA_DESCRIPTOR", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the block, in 64 bits regardless of pointer size. `ULONGLONG Ptr` at 0x00.
        ptr / set_ptr: u64, at = 0;
        /// Size of the block. `ULONG Size` at 0x08. Unit: bytes.
        size / set_size: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
        /// Contents of the block: event data, or a description of it. `UCHAR Type` at 0x0C.
        kind / set_kind: crate::headers::EventDataDescriptorType, at = 12;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x0D.
        reserved1 / set_reserved1: u8, at = 13;
        /// Reserved or padding, according to a source. `USHORT Reserved2` at 0x0E.
        reserved2 / set_reserved2: u16, at = 14;
    }
}
