// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Connection of a consumer to a session, to receive events in real time.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_REALTIME_CONNECT_INFORMATION", "EtwRealtimeConnectInformationPtr32")
    .size(60)
    .about("Connection of a consumer to a session, to receive events in real time.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG BufferSize").at(4..8).of_unknown_purpose(),
        address("PVOID ReservedBufferSpace").at(8..12)
            .about("Address range that the consumer has reserved for buffers.").means(Meaning::DataAddress),
        address("PVOID ReservedBufferSpaceBitMap").at(12..16).about("Bitmap of the addresses in use.")
            .means(Meaning::DataAddress),
        address("HANDLE DisconnectEvent").at(16..20).about("Event that is signaled when the session ends.")
            .means(Meaning::Handle),
        address("HANDLE DataAvailableEvent").at(20..24).about("Event that is signaled when events are available.")
            .means(Meaning::Handle),
        address("SINGLE_LIST_ENTRY * UserBufferListHead").at(24..28).about("List of buffers for the consumer.")
            .means(Meaning::DataAddress),
        address("ULONG * UserBufferCount").at(28..32).about("Number of buffers in the list.")
            .means(Meaning::DataAddress),
        address("ULONG * EventsLostCount").at(32..36).about("Number of lost events.").means(Meaning::DataAddress),
        address("ULONG * BuffersLostCount").at(36..40).about("Number of lost buffers.").means(Meaning::DataAddress),
        address("HANDLE ConnectionHandle").at(40..44).about("Connection handle.").means(Meaning::Handle),
        field(
            "ULONG Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(44..60).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_REALTIME_CONNECT_INFORMATION", "EtwRealtimeConnectInformationPtr64")
    .size(96)
    .about("Connection of a consumer to a session, to receive events in real time.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG BufferSize").at(4..8).of_unknown_purpose(),
        address("PVOID ReservedBufferSpace").at(8..16)
            .about("Address range that the consumer has reserved for buffers.").means(Meaning::DataAddress),
        address("PVOID ReservedBufferSpaceBitMap").at(16..24).about("Bitmap of the addresses in use.")
            .means(Meaning::DataAddress),
        address("HANDLE DisconnectEvent").at(24..32).about("Event that is signaled when the session ends.")
            .means(Meaning::Handle),
        address("HANDLE DataAvailableEvent").at(32..40).about("Event that is signaled when events are available.")
            .means(Meaning::Handle),
        address("SINGLE_LIST_ENTRY * UserBufferListHead").at(40..48).about("List of buffers for the consumer.")
            .means(Meaning::DataAddress),
        address("ULONG * UserBufferCount").at(48..56).about("Number of buffers in the list.")
            .means(Meaning::DataAddress),
        address("ULONG * EventsLostCount").at(56..64).about("Number of lost events.").means(Meaning::DataAddress),
        address("ULONG * BuffersLostCount").at(64..72).about("Number of lost buffers.").means(Meaning::DataAddress),
        address("HANDLE ConnectionHandle").at(72..80).about("Connection handle.").means(Meaning::Handle),
        field(
            "ULONG Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }
        )
            .at(80..96).means(Meaning::Reserved),
    ]);
fixed! {
    /// Connection of a consumer to a session, to receive events in real time.
    ///
    /// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x3c bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
    owned EtwRealtimeConnectInformationPtr32 / EtwRealtimeConnectInformationPtr32View: lone,
        name = "ETW_REALTIME_CONNECT_INFORMATION", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Purpose unknown. `ULONG BufferSize` at 0x04.
        buffer_size / set_buffer_size: u32, at = 4;
        /// Address range that the consumer has reserved for buffers. `PVOID ReservedBufferSpace` at 0x08.
        reserved_buffer_space / set_reserved_buffer_space: u32, at = 8;
        /// Bitmap of the addresses in use. `PVOID ReservedBufferSpaceBitMap` at 0x0C.
        reserved_buffer_space_bit_map / set_reserved_buffer_space_bit_map: u32, at = 12;
        /// Event that is signaled when the session ends. `HANDLE DisconnectEvent` at 0x10.
        disconnect_event / set_disconnect_event: u32, at = 16;
        /// Event that is signaled when events are available. `HANDLE DataAvailableEvent` at 0x14.
        data_available_event / set_data_available_event: u32, at = 20;
        /// List of buffers for the consumer. `SINGLE_LIST_ENTRY * UserBufferListHead` at 0x18.
        user_buffer_list_head / set_user_buffer_list_head: u32, at = 24;
        /// Number of buffers in the list. `ULONG * UserBufferCount` at 0x1C.
        user_buffer_count / set_user_buffer_count: u32, at = 28;
        /// Number of lost events. `ULONG * EventsLostCount` at 0x20.
        events_lost_count / set_events_lost_count: u32, at = 32;
        /// Number of lost buffers. `ULONG * BuffersLostCount` at 0x24.
        buffers_lost_count / set_buffers_lost_count: u32, at = 36;
        /// Connection handle. `HANDLE ConnectionHandle` at 0x28.
        connection_handle / set_connection_handle: u32, at = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x2C.
        reserved / set_reserved: [u32; 4], at = 44;
    }
}

fixed! {
    /// Connection of a consumer to a session, to receive events in real time.
    ///
    /// In C: `ETW_REALTIME_CONNECT_INFORMATION`, 0x60 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REALTIME_CONNECT_INFORMATION")]
    owned EtwRealtimeConnectInformationPtr64 / EtwRealtimeConnectInformationPtr64View: lone,
        name = "ETW_REALTIME_CONNECT_INFORMATION", size = 96, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Purpose unknown. `ULONG BufferSize` at 0x04.
        buffer_size / set_buffer_size: u32, at = 4;
        /// Address range that the consumer has reserved for buffers. `PVOID ReservedBufferSpace` at 0x08.
        reserved_buffer_space / set_reserved_buffer_space: u64, at = 8;
        /// Bitmap of the addresses in use. `PVOID ReservedBufferSpaceBitMap` at 0x10.
        reserved_buffer_space_bit_map / set_reserved_buffer_space_bit_map: u64, at = 16;
        /// Event that is signaled when the session ends. `HANDLE DisconnectEvent` at 0x18.
        disconnect_event / set_disconnect_event: u64, at = 24;
        /// Event that is signaled when events are available. `HANDLE DataAvailableEvent` at 0x20.
        data_available_event / set_data_available_event: u64, at = 32;
        /// List of buffers for the consumer. `SINGLE_LIST_ENTRY * UserBufferListHead` at 0x28.
        user_buffer_list_head / set_user_buffer_list_head: u64, at = 40;
        /// Number of buffers in the list. `ULONG * UserBufferCount` at 0x30.
        user_buffer_count / set_user_buffer_count: u64, at = 48;
        /// Number of lost events. `ULONG * EventsLostCount` at 0x38.
        events_lost_count / set_events_lost_count: u64, at = 56;
        /// Number of lost buffers. `ULONG * BuffersLostCount` at 0x40.
        buffers_lost_count / set_buffers_lost_count: u64, at = 64;
        /// Connection handle. `HANDLE ConnectionHandle` at 0x48.
        connection_handle / set_connection_handle: u64, at = 72;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x50.
        reserved / set_reserved: [u32; 4], at = 80;
    }
}

/// Alias of [`EtwRealtimeConnectInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRealtimeConnectInformationPtr32` or \
        `EtwRealtimeConnectInformationPtr64`"
]
pub type EtwRealtimeConnectInformation = EtwRealtimeConnectInformationPtr64;
/// Alias of [`EtwRealtimeConnectInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwRealtimeConnectInformationPtr32View` or \
        `EtwRealtimeConnectInformationPtr64View`"
]
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
