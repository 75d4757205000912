// Generated from spec/structs/EVENT_DATA_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_DATA_DESCRIPTOR in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where a part of an event's data is, for the interfaces of Windows Vista and later.
///
/// In C: `EVENT_DATA_DESCRIPTOR`, 0x10 bytes. Releases 5.0+.
///
/// Providers pass an array of them, and the parts stand one after the other behind an EVENT_HEADER.
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_DATA_DESCRIPTOR")]
pub struct EventDataDescriptor {
    /// `ULONGLONG Ptr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    pub ptr: u64,
    /// `ULONG Size`, at 0x08. The size of the part. Unit: bytes.
    pub size: u32,
    /// The bytes that `Reserved`, `Type`, `Reserved1`, `Reserved2` share.
    pub union_0c: Bytes<4>,
}

impl EventDataDescriptor {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.union_0c.0);
        bytes
    }
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `UCHAR Type`, at 0x0C. Whether the part is data or describes them.
    #[inline]
    pub fn kind(&self) -> crate::headers::EventDataDescriptorType {
        crate::headers::EventDataDescriptorType::from_le(get::<0, 1, _>(&self.union_0c.0))
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: crate::headers::EventDataDescriptorType) {
        put::<0, 1, _>(&mut self.union_0c.0, value.to_le());
    }
    /// `UCHAR Reserved1`, at 0x0D. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u8 {
        u8::from_le_bytes(get::<1, 1, _>(&self.union_0c.0))
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u8) {
        put::<1, 1, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `USHORT Reserved2`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(&self.union_0c.0))
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u16) {
        put::<2, 2, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_data_descriptor::V5_0;
}

fixed_record!(EventDataDescriptor, EventDataDescriptorView, 16, "EVENT_DATA_DESCRIPTOR");
getters! {
    self EventDataDescriptorView "EventDataDescriptorView" {
        /// `ULONGLONG Ptr`, at 0x00.
        ptr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x0C.
        reserved: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `UCHAR Type`, at 0x0C.
        kind: crate::headers::EventDataDescriptorType = crate::headers::EventDataDescriptorType::from_le(get::<12, 1, _>(self.fixed));
        /// `UCHAR Reserved1`, at 0x0D.
        reserved1: u8 = u8::from_le_bytes(get::<13, 1, _>(self.fixed));
        /// `USHORT Reserved2`, at 0x0E.
        reserved2: u16 = u16::from_le_bytes(get::<14, 2, _>(self.fixed));
    }
}
