// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REALTIME_CONNECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A consumer connects to a session to get its events in real time.
///
/// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x60 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `LoggerId` |
/// | 0x04 | 0x4 | ULONG | `BufferSize` |
/// | 0x08 | 0x8 | PVOID | `ReservedBufferSpace` |
/// | 0x10 | 0x8 | PVOID | `ReservedBufferSpaceBitMap` |
/// | 0x18 | 0x8 | HANDLE | `DisconnectEvent` |
/// | 0x20 | 0x8 | HANDLE | `DataAvailableEvent` |
/// | 0x28 | 0x8 | SINGLE_LIST_ENTRY * | `UserBufferListHead` |
/// | 0x30 | 0x8 | ULONG * | `UserBufferCount` |
/// | 0x38 | 0x8 | ULONG * | `EventsLostCount` |
/// | 0x40 | 0x8 | ULONG * | `BuffersLostCount` |
/// | 0x48 | 0x8 | HANDLE | `ConnectionHandle` |
/// | 0x50 | 0x10 | ULONG \[4\] | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
pub struct EtwRealtimeConnectInformation64 {
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
impl EtwRealtimeConnectInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 96;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 96 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REALTIME_CONNECT_INFORMATION",
                    needed: 96,
                    have: bytes.len(),
                })
            }
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
        fill(
            part_mut::<80, 16, _>(&mut bytes),
            &self.reserved,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u32) {
        self.logger_id = value;
    }
    /// `ULONG BufferSize`, at 0x04. What it is for is not known.
    #[inline]
    pub fn buffer_size(&self) -> u32 {
        self.buffer_size
    }
    /// Sets `BufferSize`.
    #[inline]
    pub fn set_buffer_size(&mut self, value: u32) {
        self.buffer_size = value;
    }
    /// `PVOID ReservedBufferSpace`, at 0x08. Addresses that the consumer has set aside for buffers.
    #[inline]
    pub fn reserved_buffer_space(&self) -> u64 {
        self.reserved_buffer_space
    }
    /// Sets `ReservedBufferSpace`.
    #[inline]
    pub fn set_reserved_buffer_space(&mut self, value: u64) {
        self.reserved_buffer_space = value;
    }
    /// `PVOID ReservedBufferSpaceBitMap`, at 0x10. Which of them are in use.
    #[inline]
    pub fn reserved_buffer_space_bit_map(&self) -> u64 {
        self.reserved_buffer_space_bit_map
    }
    /// Sets `ReservedBufferSpaceBitMap`.
    #[inline]
    pub fn set_reserved_buffer_space_bit_map(&mut self, value: u64) {
        self.reserved_buffer_space_bit_map = value;
    }
    /// `HANDLE DisconnectEvent`, at 0x18. Signaled when the session ends.
    #[inline]
    pub fn disconnect_event(&self) -> u64 {
        self.disconnect_event
    }
    /// Sets `DisconnectEvent`.
    #[inline]
    pub fn set_disconnect_event(&mut self, value: u64) {
        self.disconnect_event = value;
    }
    /// `HANDLE DataAvailableEvent`, at 0x20. Signaled when there are events.
    #[inline]
    pub fn data_available_event(&self) -> u64 {
        self.data_available_event
    }
    /// Sets `DataAvailableEvent`.
    #[inline]
    pub fn set_data_available_event(&mut self, value: u64) {
        self.data_available_event = value;
    }
    /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x28. The list of buffers for the consumer.
    #[inline]
    pub fn user_buffer_list_head(&self) -> u64 {
        self.user_buffer_list_head
    }
    /// Sets `UserBufferListHead`.
    #[inline]
    pub fn set_user_buffer_list_head(&mut self, value: u64) {
        self.user_buffer_list_head = value;
    }
    /// `ULONG * UserBufferCount`, at 0x30. How many buffers the list has.
    #[inline]
    pub fn user_buffer_count(&self) -> u64 {
        self.user_buffer_count
    }
    /// Sets `UserBufferCount`.
    #[inline]
    pub fn set_user_buffer_count(&mut self, value: u64) {
        self.user_buffer_count = value;
    }
    /// `ULONG * EventsLostCount`, at 0x38. How many events were lost.
    #[inline]
    pub fn events_lost_count(&self) -> u64 {
        self.events_lost_count
    }
    /// Sets `EventsLostCount`.
    #[inline]
    pub fn set_events_lost_count(&mut self, value: u64) {
        self.events_lost_count = value;
    }
    /// `ULONG * BuffersLostCount`, at 0x40. How many buffers were lost.
    #[inline]
    pub fn buffers_lost_count(&self) -> u64 {
        self.buffers_lost_count
    }
    /// Sets `BuffersLostCount`.
    #[inline]
    pub fn set_buffers_lost_count(&mut self, value: u64) {
        self.buffers_lost_count = value;
    }
    /// `HANDLE ConnectionHandle`, at 0x48. The handle of the connection.
    #[inline]
    pub fn connection_handle(&self) -> u64 {
        self.connection_handle
    }
    /// Sets `ConnectionHandle`.
    #[inline]
    pub fn set_connection_handle(&mut self, value: u64) {
        self.connection_handle = value;
    }
    /// `ULONG Reserved`, at 0x50. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u32; 4] {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: [u32; 4]) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_realtime_connect_information::V5_0X64;
}
impl Default for EtwRealtimeConnectInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 96])
    }
}
impl Sealed for EtwRealtimeConnectInformation64 {}
impl Record for EtwRealtimeConnectInformation64 {
    const NAME: &'static str = "ETW_REALTIME_CONNECT_INFORMATION";
    const SIZE: usize = 96;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRealtimeConnectInformation64 {
    const SIZE: usize = 96;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRealtimeConnectInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRealtimeConnectInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<[u32; 4]>(),
            ),
        )
            .prop_map(|
                (
                    (
                        logger_id,
                        buffer_size,
                        reserved_buffer_space,
                        reserved_buffer_space_bit_map,
                        disconnect_event,
                        data_available_event,
                        user_buffer_list_head,
                        user_buffer_count,
                    ),
                    (events_lost_count, buffers_lost_count, connection_handle, reserved),
                )|
            Self {
                logger_id,
                buffer_size,
                reserved_buffer_space,
                reserved_buffer_space_bit_map,
                disconnect_event,
                data_available_event,
                user_buffer_list_head,
                user_buffer_count,
                events_lost_count,
                buffers_lost_count,
                connection_handle,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRealtimeConnectInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRealtimeConnectInformation64View<'a> {
    fixed: &'a [u8; 96],
}
impl<'a> EtwRealtimeConnectInformation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 96 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REALTIME_CONNECT_INFORMATION",
                    needed: 96,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 96]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwRealtimeConnectInformation64 {
        EtwRealtimeConnectInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 96] {
        self.fixed
    }
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
    pub fn reserved_buffer_space(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID ReservedBufferSpaceBitMap`, at 0x10. Which of them are in use.
    #[inline]
    pub fn reserved_buffer_space_bit_map(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `HANDLE DisconnectEvent`, at 0x18. Signaled when the session ends.
    #[inline]
    pub fn disconnect_event(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `HANDLE DataAvailableEvent`, at 0x20. Signaled when there are events.
    #[inline]
    pub fn data_available_event(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `SINGLE_LIST_ENTRY * UserBufferListHead`, at 0x28. The list of buffers for the consumer.
    #[inline]
    pub fn user_buffer_list_head(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `ULONG * UserBufferCount`, at 0x30. How many buffers the list has.
    #[inline]
    pub fn user_buffer_count(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `ULONG * EventsLostCount`, at 0x38. How many events were lost.
    #[inline]
    pub fn events_lost_count(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `ULONG * BuffersLostCount`, at 0x40. How many buffers were lost.
    #[inline]
    pub fn buffers_lost_count(&self) -> u64 {
        u64::from_le_bytes(get::<64, 8, _>(self.fixed))
    }
    /// `HANDLE ConnectionHandle`, at 0x48. The handle of the connection.
    #[inline]
    pub fn connection_handle(&self) -> u64 {
        u64::from_le_bytes(get::<72, 8, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x50. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u32; 4] {
        array(part::<80, 16, _>(self.fixed), u32::from_le_bytes)
    }
}
impl core::fmt::Debug for EtwRealtimeConnectInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRealtimeConnectInformation64View");
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
