// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CLASSIC_EVENT_ID in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A kernel event: the GUID of its group, and its type.
///
/// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases 5.0+.
///
/// Programs list the events whose call stacks are wanted with it; what reaches the kernel are hook ids.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *TraceSetInformation*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CLASSIC_EVENT_ID")]
pub struct ClassicEventId {
    /// `GUID EventGuid`, at 0x00. The GUID of the group.
    pub event_guid: Guid,
    /// `UCHAR Type`, at 0x10. The type of the event, within the group.
    pub kind: u8,
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    pub reserved: [u8; 7],
}

impl ClassicEventId {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            event_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            kind: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            reserved: array(part::<17, 7, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 16, _>(&mut bytes, self.event_guid.to_bytes());
        put::<16, 1, _>(&mut bytes, self.kind.to_le_bytes());
        fill(part_mut::<17, 7, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::classic_event_id::V5_0;
}

fixed_record!(ClassicEventId, ClassicEventIdView, 24, "CLASSIC_EVENT_ID");
getters! {
    self ClassicEventIdView "ClassicEventIdView" {
        /// `GUID EventGuid`, at 0x00.
        event_guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `UCHAR Type`, at 0x10.
        kind: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x11.
        reserved: [u8; 7] = array(part::<17, 7, _>(self.fixed), u8::from_le_bytes);
    }
}
