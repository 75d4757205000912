// Generated from spec/structs/EVENT_DESCRIPTOR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_DESCRIPTOR in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What an event is, within its provider: its number and its metadata.
///
/// In C: `EVENT_DESCRIPTOR`, 0x10 bytes. Releases 6.0+.
///
/// It came with EVENT_HEADER, in which it stands.
///
/// Source: The mingw-w64 developers, *evntprov.h*; Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *EVENT_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_DESCRIPTOR")]
pub struct EventDescriptor {
    /// `USHORT Id`, at 0x00. The number of the event.
    pub id: u16,
    /// `UCHAR Version`, at 0x02. The version of the event's data.
    pub version: u8,
    /// `UCHAR Channel`, at 0x03. The channel that the event goes to.
    pub channel: u8,
    /// `UCHAR Level`, at 0x04. How severe or how detailed the event is; the lower, the more severe.
    pub level: u8,
    /// `UCHAR Opcode`, at 0x05. The step within the task.
    pub opcode: u8,
    /// `USHORT Task`, at 0x06. The part of the provider that the event comes from.
    pub task: u16,
    /// `ULONGLONG Keyword`, at 0x08. The groups that the event belongs to, one bit each.
    pub keyword: u64,
}

impl EventDescriptor {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            version: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            channel: u8::from_le_bytes(get::<3, 1, _>(bytes)),
            level: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            opcode: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            task: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            keyword: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 2, _>(&mut bytes, self.id.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.version.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.channel.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.opcode.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.task.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.keyword.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_descriptor::V6_0;
}

fixed_record!(EventDescriptor, EventDescriptorView, 16, "EVENT_DESCRIPTOR");
getters! {
    self EventDescriptorView "EventDescriptorView" {
        /// `USHORT Id`, at 0x00.
        id: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Version`, at 0x02.
        version: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR Channel`, at 0x03.
        channel: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `UCHAR Level`, at 0x04.
        level: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR Opcode`, at 0x05.
        opcode: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `USHORT Task`, at 0x06.
        task: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
        /// `ULONGLONG Keyword`, at 0x08.
        keyword: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
