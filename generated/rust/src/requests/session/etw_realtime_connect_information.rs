// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Connection of a consumer to a session, to receive events in real time.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REALTIME_CONNECT_INFORMATION", "EtwRealtimeConnectInformationPtr32", (60, 60), "Connection of a consumer to a session, to receive events in real time.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("BufferSize", 4, 4, "ULONG", "").of_unknown_purpose(),
    address("ReservedBufferSpace", 8, 4, "PVOID", "Address range that the consumer has reserved for buffers.").means(Meaning::DataAddress),
    address("ReservedBufferSpaceBitMap", 12, 4, "PVOID", "Bitmap of the addresses in use.").means(Meaning::DataAddress),
    address("DisconnectEvent", 16, 4, "HANDLE", "Event that is signaled when the session ends.").means(Meaning::Handle),
    address("DataAvailableEvent", 20, 4, "HANDLE", "Event that is signaled when events are available.").means(Meaning::Handle),
    address("UserBufferListHead", 24, 4, "SINGLE_LIST_ENTRY *", "List of buffers for the consumer.").means(Meaning::DataAddress),
    address("UserBufferCount", 28, 4, "ULONG *", "Number of buffers in the list.").means(Meaning::DataAddress),
    address("EventsLostCount", 32, 4, "ULONG *", "Number of lost events.").means(Meaning::DataAddress),
    address("BuffersLostCount", 36, 4, "ULONG *", "Number of lost buffers.").means(Meaning::DataAddress),
    address("ConnectionHandle", 40, 4, "HANDLE", "Connection handle.").means(Meaning::Handle),
    field("Reserved", 44, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REALTIME_CONNECT_INFORMATION", "EtwRealtimeConnectInformationPtr64", (96, 96), "Connection of a consumer to a session, to receive events in real time.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("BufferSize", 4, 4, "ULONG", "").of_unknown_purpose(),
    address("ReservedBufferSpace", 8, 8, "PVOID", "Address range that the consumer has reserved for buffers.").means(Meaning::DataAddress),
    address("ReservedBufferSpaceBitMap", 16, 8, "PVOID", "Bitmap of the addresses in use.").means(Meaning::DataAddress),
    address("DisconnectEvent", 24, 8, "HANDLE", "Event that is signaled when the session ends.").means(Meaning::Handle),
    address("DataAvailableEvent", 32, 8, "HANDLE", "Event that is signaled when events are available.").means(Meaning::Handle),
    address("UserBufferListHead", 40, 8, "SINGLE_LIST_ENTRY *", "List of buffers for the consumer.").means(Meaning::DataAddress),
    address("UserBufferCount", 48, 8, "ULONG *", "Number of buffers in the list.").means(Meaning::DataAddress),
    address("EventsLostCount", 56, 8, "ULONG *", "Number of lost events.").means(Meaning::DataAddress),
    address("BuffersLostCount", 64, 8, "ULONG *", "Number of lost buffers.").means(Meaning::DataAddress),
    address("ConnectionHandle", 72, 8, "HANDLE", "Connection handle.").means(Meaning::Handle),
    field("Reserved", 80, 16, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Connection of a consumer to a session, to receive events in real time.
    ///
    /// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x3c bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
    owned EtwRealtimeConnectInformationPtr32 / EtwRealtimeConnectInformationPtr32View: lone [60] "ETW_REALTIME_CONNECT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// Purpose unknown. `ULONG BufferSize` at 0x04.
        buffer_size set_buffer_size: u32 = 4;
        /// Address range that the consumer has reserved for buffers. `PVOID ReservedBufferSpace` at 0x08.
        reserved_buffer_space set_reserved_buffer_space: u32 = 8;
        /// Bitmap of the addresses in use. `PVOID ReservedBufferSpaceBitMap` at 0x0C.
        reserved_buffer_space_bit_map set_reserved_buffer_space_bit_map: u32 = 12;
        /// Event that is signaled when the session ends. `HANDLE DisconnectEvent` at 0x10.
        disconnect_event set_disconnect_event: u32 = 16;
        /// Event that is signaled when events are available. `HANDLE DataAvailableEvent` at 0x14.
        data_available_event set_data_available_event: u32 = 20;
        /// List of buffers for the consumer. `SINGLE_LIST_ENTRY * UserBufferListHead` at 0x18.
        user_buffer_list_head set_user_buffer_list_head: u32 = 24;
        /// Number of buffers in the list. `ULONG * UserBufferCount` at 0x1C.
        user_buffer_count set_user_buffer_count: u32 = 28;
        /// Number of lost events. `ULONG * EventsLostCount` at 0x20.
        events_lost_count set_events_lost_count: u32 = 32;
        /// Number of lost buffers. `ULONG * BuffersLostCount` at 0x24.
        buffers_lost_count set_buffers_lost_count: u32 = 36;
        /// Connection handle. `HANDLE ConnectionHandle` at 0x28.
        connection_handle set_connection_handle: u32 = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x2C.
        reserved set_reserved: [u32; 4] = 44;
    }
    bits {
    }
}

fixed! {
    /// Connection of a consumer to a session, to receive events in real time.
    ///
    /// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x60 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
    owned EtwRealtimeConnectInformationPtr64 / EtwRealtimeConnectInformationPtr64View: lone [96] "ETW_REALTIME_CONNECT_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// Purpose unknown. `ULONG BufferSize` at 0x04.
        buffer_size set_buffer_size: u32 = 4;
        /// Address range that the consumer has reserved for buffers. `PVOID ReservedBufferSpace` at 0x08.
        reserved_buffer_space set_reserved_buffer_space: u64 = 8;
        /// Bitmap of the addresses in use. `PVOID ReservedBufferSpaceBitMap` at 0x10.
        reserved_buffer_space_bit_map set_reserved_buffer_space_bit_map: u64 = 16;
        /// Event that is signaled when the session ends. `HANDLE DisconnectEvent` at 0x18.
        disconnect_event set_disconnect_event: u64 = 24;
        /// Event that is signaled when events are available. `HANDLE DataAvailableEvent` at 0x20.
        data_available_event set_data_available_event: u64 = 32;
        /// List of buffers for the consumer. `SINGLE_LIST_ENTRY * UserBufferListHead` at 0x28.
        user_buffer_list_head set_user_buffer_list_head: u64 = 40;
        /// Number of buffers in the list. `ULONG * UserBufferCount` at 0x30.
        user_buffer_count set_user_buffer_count: u64 = 48;
        /// Number of lost events. `ULONG * EventsLostCount` at 0x38.
        events_lost_count set_events_lost_count: u64 = 56;
        /// Number of lost buffers. `ULONG * BuffersLostCount` at 0x40.
        buffers_lost_count set_buffers_lost_count: u64 = 64;
        /// Connection handle. `HANDLE ConnectionHandle` at 0x48.
        connection_handle set_connection_handle: u64 = 72;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x50.
        reserved set_reserved: [u32; 4] = 80;
    }
    bits {
    }
}

/// Alias of [`EtwRealtimeConnectInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRealtimeConnectInformationPtr32` or `EtwRealtimeConnectInformationPtr64`"]
pub type EtwRealtimeConnectInformation = EtwRealtimeConnectInformationPtr64;
/// Alias of [`EtwRealtimeConnectInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwRealtimeConnectInformationPtr32View` or `EtwRealtimeConnectInformationPtr64View`"]
pub type EtwRealtimeConnectInformationView<'a> = EtwRealtimeConnectInformationPtr64View<'a>;
any_form! {
    "ETW_REALTIME_CONNECT_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwRealtimeConnectInformationPtr32(EtwRealtimeConnectInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwRealtimeConnectInformationPtr64(EtwRealtimeConnectInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
