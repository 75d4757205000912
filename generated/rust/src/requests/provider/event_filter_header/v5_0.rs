// Generated from spec/structs/EVENT_FILTER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_HEADER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which filter of the provider's own it is, and how far it is to the next.
///
/// In C: `EVENT_FILTER_HEADER`, 0x18 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - What InstanceId is for.
/// - What Size counts, the header or only what follows it.
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_FILTER_HEADER")]
pub struct EventFilterHeader {
    /// `USHORT Id`, at 0x00. The number of the filter, in the provider's manifest.
    pub id: u16,
    /// `UCHAR Version`, at 0x02. The version of the filter.
    pub version: u8,
    /// `UCHAR Reserved`, at 0x03. What it is for is not known.
    pub reserved: [u8; 5],
    /// `ULONGLONG InstanceId`, at 0x08. What it is for is not known.
    pub instance_id: u64,
    /// `ULONG Size`, at 0x10. The size of the filter. Unit: bytes.
    pub size: u32,
    /// `ULONG NextOffset`, at 0x14. How far it is to the next filter. Unit: bytes.
    pub next_offset: u32,
}

impl EventFilterHeader {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            version: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            reserved: array(part::<3, 5, _>(bytes), u8::from_le_bytes),
            instance_id: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            next_offset: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 2, _>(&mut bytes, self.id.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.version.to_le_bytes());
        fill(part_mut::<3, 5, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_header::V5_0;
}

fixed_record!(EventFilterHeader, EventFilterHeaderView, 24, "EVENT_FILTER_HEADER");
getters! {
    self EventFilterHeaderView "EventFilterHeaderView" {
        /// `USHORT Id`, at 0x00.
        id: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Version`, at 0x02.
        version: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x03.
        reserved: [u8; 5] = array(part::<3, 5, _>(self.fixed), u8::from_le_bytes);
        /// `ULONGLONG InstanceId`, at 0x08.
        instance_id: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Size`, at 0x10.
        size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG NextOffset`, at 0x14.
        next_offset: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
