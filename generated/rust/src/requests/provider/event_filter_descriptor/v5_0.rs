// Generated from spec/structs/EVENT_FILTER_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_DESCRIPTOR in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the data of a filter are, and what sort of filter it is.
///
/// In C: `EVENT_FILTER_DESCRIPTOR`, 0x10 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntprov.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_FILTER_DESCRIPTOR")]
pub struct EventFilterDescriptor {
    /// `ULONGLONG Ptr`, at 0x00. The address of the data, in 64 bits whatever the pointer size.
    pub ptr: u64,
    /// `ULONG Size`, at 0x08. The size of the data. Unit: bytes.
    pub size: u32,
    /// `ULONG Type`, at 0x0C. What sort of filter it is.
    pub kind: crate::requests::provider::EventFilterType,
}

impl EventFilterDescriptor {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            kind: crate::requests::provider::EventFilterType::from_le(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.kind.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_descriptor::V5_0;
}

fixed_record!(EventFilterDescriptor, EventFilterDescriptorView, 16, "EVENT_FILTER_DESCRIPTOR");
getters! {
    self EventFilterDescriptorView "EventFilterDescriptorView" {
        /// `ULONGLONG Ptr`, at 0x00.
        ptr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Type`, at 0x0C.
        kind: crate::requests::provider::EventFilterType = crate::requests::provider::EventFilterType::from_le(get::<12, 4, _>(self.fixed));
    }
}
