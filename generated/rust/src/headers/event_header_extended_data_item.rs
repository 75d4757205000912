// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Extended data item of an event, as consumers receive it: with a pointer to its data.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_EXTENDED_DATA_ITEM];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_HEADER_EXTENDED_DATA_ITEM", "EventHeaderExtendedDataItem")
    .size(16)
    .about("Extended data item of an event, as consumers receive it: with a pointer to its data.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT Reserved1").at(0..2).means(Meaning::Reserved),
        unsigned("USHORT ExtType").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::EventHeaderExtType::VALUES)]),
        bit_fields("USHORT ").at(4..6).with(&[More::Fields(&[
            bit("USHORT Linkage").at(4..6).bits(0..1).about("Documented as reserved.").means(Meaning::Reserved),
            bit("USHORT Reserved2").at(4..6).bits(1..16).means(Meaning::Reserved),
        ])]),
        unsigned("USHORT DataSize").at(6..8).about("Size of the item's data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONGLONG DataPtr").at(8..16)
            .about("Address of the item's data, in 64 bits regardless of pointer size.").means(Meaning::DataAddress),
    ]);
fixed! {
    /// Extended data item of an event, as consumers receive it: with a pointer to its data.
    ///
    /// In C: `EVENT_HEADER_EXTENDED_DATA_ITEM`, 0x10 bytes. Documented for 6.0+.
    ///
    /// An EVENT_RECORD points to an array of them. In a trace buffer the first 8 bytes are the same, and the data
    /// follows them: see EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*;
    /// Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
    #[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM")]
    owned EventHeaderExtendedDataItem / EventHeaderExtendedDataItemView: lone,
        name = "EVENT_HEADER_EXTENDED_DATA_ITEM", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserved or padding, according to a source. `USHORT Reserved1` at 0x00.
        reserved1 / set_reserved1: u16, at = 0;
        /// Type of the item's data. `USHORT ExtType` at 0x02.
        ext_type / set_ext_type: crate::headers::EventHeaderExtType, at = 2;
        /// Size of the item's data. `USHORT DataSize` at 0x06. Unit: bytes.
        data_size / set_data_size: u16, at = 6;
        /// Address of the item's data, in 64 bits regardless of pointer size. `ULONGLONG DataPtr` at 0x08.
        data_ptr / set_data_ptr: u64, at = 8;
    }
    bits {
        /// Documented as reserved. `Linkage`, bit 0 of the integer at 0x04.
        linkage / set_linkage: u16, at = 4, size = 2, bits = 0..1;
        /// Reserved or padding, according to a source. `Reserved2`, bits 1 to 15 of the integer at 0x04.
        reserved2 / set_reserved2: u16, at = 4, size = 2, bits = 1..16;
    }
}

/// Alias of [`EventHeaderExtendedDataItem`], named by the first release of the form.
pub type V6_0 = EventHeaderExtendedDataItem;
/// Alias of [`EventHeaderExtendedDataItemView`], named by the first release of the form.
pub type V6_0View<'a> = EventHeaderExtendedDataItemView<'a>;
