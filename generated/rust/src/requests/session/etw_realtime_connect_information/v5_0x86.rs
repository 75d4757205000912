// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REALTIME_CONNECT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A consumer connects to a session to get its events in real time.
///
/// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x3c bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `LoggerId` |
/// | 0x04 | 0x4 | ULONG | `BufferSize` |
/// | 0x08 | 0x4 | PVOID | `ReservedBufferSpace` |
/// | 0x0c | 0x4 | PVOID | `ReservedBufferSpaceBitMap` |
/// | 0x10 | 0x4 | HANDLE | `DisconnectEvent` |
/// | 0x14 | 0x4 | HANDLE | `DataAvailableEvent` |
/// | 0x18 | 0x4 | SINGLE_LIST_ENTRY * | `UserBufferListHead` |
/// | 0x1c | 0x4 | ULONG * | `UserBufferCount` |
/// | 0x20 | 0x4 | ULONG * | `EventsLostCount` |
/// | 0x24 | 0x4 | ULONG * | `BuffersLostCount` |
/// | 0x28 | 0x4 | HANDLE | `ConnectionHandle` |
/// | 0x2c | 0x10 | ULONG \[4\] | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
pub struct EtwRealtimeConnectInformationX86 {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG BufferSize`, at 0x04. What it is for is not known.
    pub buffer_size: u32,
    /// `PVOID ReservedBufferSpace`, at 0x08. Addresses that the consumer has set aside for buffers.
    pub reserved_buffer_space: u32,
    /// `PVOID ReservedBufferSpaceBitMap`, at 0x0C. Which of them are in use.
    pub reserved_buffer_space_bit_map: u32,
    /// `HANDLE DisconnectEvent`, at 0x10. Signaled when the session ends.
    pub disconnect_event: u32,
    /// `HANDLE DataAvailableEvent`, at 0x14. Signaled when there are events.
    pub data_available_event: u32,
    /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x18. The list of buffers for the consumer.
    pub user_buffer_list_head: u32,
    /// `ULONG * UserBufferCount`, at 0x1C. How many buffers the list has.
    pub user_buffer_count: u32,
    /// `ULONG * EventsLostCount`, at 0x20. How many events were lost.
    pub events_lost_count: u32,
    /// `ULONG * BuffersLostCount`, at 0x24. How many buffers were lost.
    pub buffers_lost_count: u32,
    /// `HANDLE ConnectionHandle`, at 0x28. The handle of the connection.
    pub connection_handle: u32,
    /// `ULONG Reserved`, at 0x2C. What it is for is not known.
    pub reserved: [u32; 4],
}
impl EtwRealtimeConnectInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            buffer_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            reserved_buffer_space: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reserved_buffer_space_bit_map: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            disconnect_event: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            data_available_event: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            user_buffer_list_head: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            user_buffer_count: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            events_lost_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            buffers_lost_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            connection_handle: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            reserved: array(part::<44, 16, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reserved_buffer_space.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved_buffer_space_bit_map.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.disconnect_event.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.data_available_event.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.user_buffer_list_head.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.user_buffer_count.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.events_lost_count.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.buffers_lost_count.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.connection_handle.to_le_bytes());
        fill(
            part_mut::<44, 16, _>(&mut bytes),
            &self.reserved,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_realtime_connect_information::V5_0X86;
}
fixed_record!(
    EtwRealtimeConnectInformationX86, EtwRealtimeConnectInformationX86View, 60,
    "ETW_REALTIME_CONNECT_INFORMATION"
);
impl<'a> EtwRealtimeConnectInformationX86View<'a> {
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG BufferSize`, at 0x04. What it is for is not known.
    #[inline]
    pub fn buffer_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID ReservedBufferSpace`, at 0x08. Addresses that the consumer has set aside for buffers.
    #[inline]
    pub fn reserved_buffer_space(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID ReservedBufferSpaceBitMap`, at 0x0C. Which of them are in use.
    #[inline]
    pub fn reserved_buffer_space_bit_map(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `HANDLE DisconnectEvent`, at 0x10. Signaled when the session ends.
    #[inline]
    pub fn disconnect_event(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `HANDLE DataAvailableEvent`, at 0x14. Signaled when there are events.
    #[inline]
    pub fn data_available_event(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x18. The list of buffers for the consumer.
    #[inline]
    pub fn user_buffer_list_head(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG * UserBufferCount`, at 0x1C. How many buffers the list has.
    #[inline]
    pub fn user_buffer_count(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG * EventsLostCount`, at 0x20. How many events were lost.
    #[inline]
    pub fn events_lost_count(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG * BuffersLostCount`, at 0x24. How many buffers were lost.
    #[inline]
    pub fn buffers_lost_count(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `HANDLE ConnectionHandle`, at 0x28. The handle of the connection.
    #[inline]
    pub fn connection_handle(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x2C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u32; 4] {
        array(part::<44, 16, _>(self.fixed), u32::from_le_bytes)
    }
}
impl core::fmt::Debug for EtwRealtimeConnectInformationX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRealtimeConnectInformationX86View");
        out.field("logger_id", &self.logger_id());
        out.field("buffer_size", &self.buffer_size());
        out.field("reserved_buffer_space", &self.reserved_buffer_space());
        out.field(
            "reserved_buffer_space_bit_map",
            &self.reserved_buffer_space_bit_map(),
        );
        out.field("disconnect_event", &self.disconnect_event());
        out.field("data_available_event", &self.data_available_event());
        out.field("user_buffer_list_head", &self.user_buffer_list_head());
        out.field("user_buffer_count", &self.user_buffer_count());
        out.field("events_lost_count", &self.events_lost_count());
        out.field("buffers_lost_count", &self.buffers_lost_count());
        out.field("connection_handle", &self.connection_handle());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
