// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_HEADER_EXTENDED_DATA_ITEM in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An item that goes with an event, as consumers receive it: with the address of its data.
///
/// In C: `EVENT_HEADER_EXTENDED_DATA_ITEM`, 0x10 bytes. Releases 6.0+.
///
/// An EVENT_RECORD points to an array of them. In a trace buffer the first 8 bytes are the same, and the data themselves follow them: EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_HEADER_EXTENDED_DATA_ITEM structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM")]
pub struct EventHeaderExtendedDataItem {
    /// `USHORT Reserved1`, at 0x00. What it is for is not known.
    pub reserved1: u16,
    /// `USHORT ExtType`, at 0x02. What the item holds.
    pub ext_type: crate::headers::EventHeaderExtType,
    /// The word that holds fields of bits.
    pub bits_04: u16,
    /// `USHORT DataSize`, at 0x06. The size of the item's data. Unit: bytes.
    pub data_size: u16,
    /// `ULONGLONG DataPtr`, at 0x08. The address of the item's data, in 64 bits whatever the pointer size.
    pub data_ptr: u64,
}

impl EventHeaderExtendedDataItem {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            reserved1: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            ext_type: crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(bytes)),
            bits_04: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            data_size: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            data_ptr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 2, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.ext_type.to_le());
        put::<4, 2, _>(&mut bytes, self.bits_04.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.data_size.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.data_ptr.to_le_bytes());
        bytes
    }
    /// `Linkage`, bit 0 of the word at 0x04.
    #[inline]
    pub fn linkage(&self) -> u16 {
        (self.bits_04 >> 0) & 0x1
    }
    /// Sets `Linkage`.
    #[inline]
    pub fn set_linkage(&mut self, value: u16) {
        let word = self.bits_04 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_04 = word;
    }
    /// `Reserved2`, bits 1 to 15 of the word at 0x04.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        (self.bits_04 >> 1) & 0x7fff
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u16) {
        let word = self.bits_04 & !(0x7fff << 1) | (value & 0x7fff) << 1; self.bits_04 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_header_extended_data_item::V6_0;
}

fixed_record!(EventHeaderExtendedDataItem, EventHeaderExtendedDataItemView, 16, "EVENT_HEADER_EXTENDED_DATA_ITEM");
getters! {
    self EventHeaderExtendedDataItemView "EventHeaderExtendedDataItemView" {
        /// `USHORT Reserved1`, at 0x00.
        reserved1: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT ExtType`, at 0x02.
        ext_type: crate::headers::EventHeaderExtType = crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(self.fixed));
        /// `Linkage`, bit 0 of the word at 0x04.
        linkage: u16 = (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 0) & 0x1;
        /// `Reserved2`, bits 1 to 15 of the word at 0x04.
        reserved2: u16 = (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 1) & 0x7fff;
        /// `USHORT DataSize`, at 0x06.
        data_size: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `ULONGLONG DataPtr`, at 0x08.
        data_ptr: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
