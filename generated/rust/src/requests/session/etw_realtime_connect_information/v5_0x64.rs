// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REALTIME_CONNECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A consumer connects to a session to get its events in real time.
///
/// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x60 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
pub struct EtwRealtimeConnectInformationX64 {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG BufferSize`, at 0x04. What it is for is not known.
    pub buffer_size: u32,
    /// `PVOID ReservedBufferSpace`, at 0x08. Addresses that the consumer has set aside for buffers.
    pub reserved_buffer_space: u64,
    /// `PVOID ReservedBufferSpaceBitMap`, at 0x10. Which of them are in use.
    pub reserved_buffer_space_bit_map: u64,
    /// `HANDLE DisconnectEvent`, at 0x18. Signaled when the session ends.
    pub disconnect_event: u64,
    /// `HANDLE DataAvailableEvent`, at 0x20. Signaled when there are events.
    pub data_available_event: u64,
    /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x28. The list of buffers for the consumer.
    pub user_buffer_list_head: u64,
    /// `ULONG * UserBufferCount`, at 0x30. How many buffers the list has.
    pub user_buffer_count: u64,
    /// `ULONG * EventsLostCount`, at 0x38. How many events were lost.
    pub events_lost_count: u64,
    /// `ULONG * BuffersLostCount`, at 0x40. How many buffers were lost.
    pub buffers_lost_count: u64,
    /// `HANDLE ConnectionHandle`, at 0x48. The handle of the connection.
    pub connection_handle: u64,
    /// `ULONG Reserved`, at 0x50. What it is for is not known.
    pub reserved: [u32; 4],
}

impl EtwRealtimeConnectInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 96]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            buffer_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            reserved_buffer_space: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            reserved_buffer_space_bit_map: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            disconnect_event: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            data_available_event: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            user_buffer_list_head: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            user_buffer_count: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            events_lost_count: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            buffers_lost_count: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            connection_handle: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            reserved: array(part::<80, 16, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 96] {
        let mut bytes = [0; 96];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.reserved_buffer_space.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.reserved_buffer_space_bit_map.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.disconnect_event.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.data_available_event.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.user_buffer_list_head.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.user_buffer_count.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.events_lost_count.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.buffers_lost_count.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.connection_handle.to_le_bytes());
        fill(part_mut::<80, 16, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_realtime_connect_information::V5_0X64;
}

fixed_record!(EtwRealtimeConnectInformationX64, EtwRealtimeConnectInformationX64View, 96, "ETW_REALTIME_CONNECT_INFORMATION");
getters! {
    self EtwRealtimeConnectInformationX64View "EtwRealtimeConnectInformationX64View" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG BufferSize`, at 0x04.
        buffer_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID ReservedBufferSpace`, at 0x08.
        reserved_buffer_space: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID ReservedBufferSpaceBitMap`, at 0x10.
        reserved_buffer_space_bit_map: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `HANDLE DisconnectEvent`, at 0x18.
        disconnect_event: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `HANDLE DataAvailableEvent`, at 0x20.
        data_available_event: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x28.
        user_buffer_list_head: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG * UserBufferCount`, at 0x30.
        user_buffer_count: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONG * EventsLostCount`, at 0x38.
        events_lost_count: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG * BuffersLostCount`, at 0x40.
        buffers_lost_count: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `HANDLE ConnectionHandle`, at 0x48.
        connection_handle: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONG Reserved`, at 0x50.
        reserved: [u32; 4] = array(part::<80, 16, _>(self.fixed), u32::from_le_bytes);
    }
}
