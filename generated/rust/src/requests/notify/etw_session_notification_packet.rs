// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Notification of a session state change.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::CHAPPELL_ETWSENDNOTIFICATION];
const SOURCES_2: &[&Source] = &[&sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] =
    &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI, &sources::CHAPPELL_ETWSENDNOTIFICATION];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SESSION_NOTIFICATION_PACKET", "Before6_1")
    .size(96)
    .about("Notification of a session state change.")
    .in_releases("releases unknown; layout of 5.0..6.0", &[holds(Pointer::Bits32, 0, 5), holds(Pointer::Bits64, 0, 5)])
    .with_total(
        &number(
            "NotificationHeader.NotificationSize",
            Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_2)
    .fields(&[
        structure("ETW_NOTIFICATION_HEADER NotificationHeader").at(0..72).about("Notification header.")
            .with(&[More::Fields(&[
            unsigned("ETW_NOTIFICATION_TYPE NotificationHeader.NotificationType").at(0..4)
                .about("Type of the notification.").means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::requests::notify::EtwNotificationType::VALUES)]),
            unsigned("ULONG NotificationHeader.NotificationSize").at(4..8)
                .about("Size of this header and all data that follows.").means(Meaning::Bytes).stated_by(SOURCES_1)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG NotificationHeader.Offset").at(8..12)
                .about("In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.")
                .means(Meaning::Bytes).stated_by(SOURCES_1).with(&[More::Units("bytes")]),
            unsigned("BOOLEAN NotificationHeader.ReplyRequested").at(12..13)
                .about("True if the sender requests replies.").means(Meaning::Boolean).stated_by(SOURCES),
            field("padding ", Kind::Padding).at(13..16).stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.Reserved1").at(16..20).means(Meaning::Reserved).stated_by(SOURCES),
            union("union ").at(20..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG NotificationHeader.ReplyCount").at(20..24)
                    .about("For the sender: number of notifications sent.").means(Meaning::Count).stated_by(SOURCES),
                unsigned("ULONG NotificationHeader.NotifyeeCount").at(20..24)
                    .about("For a receiver: its index among the receivers.").means(Meaning::Index).stated_by(SOURCES),
            ])]),
            unsigned("ULONGLONG NotificationHeader.Reserved2").at(24..32).means(Meaning::Reserved).stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.TargetPID").at(32..36)
                .about("ID of the process to which the notification is addressed.").means(Meaning::ProcessId)
                .stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.SourcePID").at(36..40).about("ID of the process that sent it.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            field("GUID NotificationHeader.DestinationGuid", Kind::Guid).at(40..56)
                .about("Provider to whose registrations it is addressed.").means(Meaning::Guid).stated_by(SOURCES),
            field("GUID NotificationHeader.SourceGuid", Kind::Guid).at(56..72).about("Sender of the notification.")
                .means(Meaning::Guid).stated_by(SOURCES),
        ])]),
        unsigned("ETW_SESSION_NOTIFICATION_TYPE Type").at(72..76).about("Type of the session notification.")
            .means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::notify::EtwSessionNotificationType::VALUES)]),
        unsigned("NTSTATUS Status").at(76..80).about("Associated status, such as that of a failed write.")
            .means(Meaning::NtStatus).with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        unsigned("TRACEHANDLE TraceHandle").at(80..88).about("Session handle.").means(Meaning::Handle),
        field(
            "ULONG Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
        )
            .at(88..96).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_SESSION_NOTIFICATION_PACKET", "EtwSessionNotificationPacket")
    .size(96)
    .about("Notification of a session state change.")
    .in_releases("releases unknown; layout of 6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_total(
        &number(
            "NotificationHeader.NotificationSize",
            Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_2)
    .fields(&[
        structure("ETW_NOTIFICATION_HEADER NotificationHeader").at(0..72).about("Notification header.")
            .with(&[More::Fields(&[
            unsigned("ETW_NOTIFICATION_TYPE NotificationHeader.NotificationType").at(0..4)
                .about("Type of the notification.").means(Meaning::Enumeration).stated_by(SOURCES)
                .with(&[More::Values(crate::requests::notify::EtwNotificationType::VALUES)]),
            unsigned("ULONG NotificationHeader.NotificationSize").at(4..8)
                .about("Size of this header and all data that follows.").means(Meaning::Bytes).stated_by(SOURCES_1)
                .with(&[More::Units("bytes")]),
            unsigned("ULONG NotificationHeader.Offset").at(8..12)
                .about("In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.")
                .means(Meaning::Bytes).stated_by(SOURCES_1).with(&[More::Units("bytes")]),
            unsigned("BOOLEAN NotificationHeader.ReplyRequested").at(12..13)
                .about("True if the sender requests replies.").means(Meaning::Boolean).stated_by(SOURCES),
            field("padding ", Kind::Padding).at(13..16).stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.Timeout").at(16..20)
                .about("Time for which the sender waits for replies.").means(Meaning::Milliseconds).stated_by(SOURCES_3)
                .with(&[More::Units("ms")]),
            union("union ").at(20..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG NotificationHeader.ReplyCount").at(20..24)
                    .about("For the sender: number of notifications sent.").means(Meaning::Count).stated_by(SOURCES),
                unsigned("ULONG NotificationHeader.NotifyeeCount").at(20..24)
                    .about("For a receiver: its index among the receivers.").means(Meaning::Index).stated_by(SOURCES),
            ])]),
            unsigned("ULONGLONG NotificationHeader.Reserved2").at(24..32).means(Meaning::Reserved).stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.TargetPID").at(32..36)
                .about("ID of the process to which the notification is addressed.").means(Meaning::ProcessId)
                .stated_by(SOURCES),
            unsigned("ULONG NotificationHeader.SourcePID").at(36..40).about("ID of the process that sent it.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            field("GUID NotificationHeader.DestinationGuid", Kind::Guid).at(40..56)
                .about("Provider to whose registrations it is addressed.").means(Meaning::Guid).stated_by(SOURCES),
            field("GUID NotificationHeader.SourceGuid", Kind::Guid).at(56..72).about("Sender of the notification.")
                .means(Meaning::Guid).stated_by(SOURCES),
        ])]),
        unsigned("ETW_SESSION_NOTIFICATION_TYPE Type").at(72..76).about("Type of the session notification.")
            .means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::notify::EtwSessionNotificationType::VALUES)]),
        unsigned("NTSTATUS Status").at(76..80).about("Associated status, such as that of a failed write.")
            .means(Meaning::NtStatus).with(&[More::Values(crate::common::Ntstatus::VALUES)]),
        unsigned("TRACEHANDLE TraceHandle").at(80..88).about("Session handle.").means(Meaning::Handle),
        field(
            "ULONG Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }
        )
            .at(88..96).means(Meaning::Reserved),
    ]);
fixed! {
    /// Notification of a session state change.
    ///
    /// Older form.
    /// In C: `ETW_SESSION_NOTIFICATION_PACKET`, 0x60 bytes. Releases unknown; layout of 5.0..6.0.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned Before6_1 / Before6_1View: followed,
        name = "ETW_SESSION_NOTIFICATION_PACKET", size = 96, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header / set_notification_header: crate::requests::notify::etw_notification_header::V6_0, at = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind / set_kind: crate::requests::notify::EtwSessionNotificationType, at = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status / set_status: crate::common::Ntstatus, at = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle / set_trace_handle: u64, at = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x58.
        reserved / set_reserved: [u32; 2], at = 88;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within
        /// [`Self::notification_header`].
        notification_size / set_notification_size: u32, at = 4;
    }
}

impl<B: Storage> Before6_1<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<B: Storage> Before6_1<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        96
    }
}

impl<'a> Before6_1View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 96 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("ETW_SESSION_NOTIFICATION_PACKET", bytes).map(Before6_1)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> Before6_1 {
        Before6_1(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "ETW_SESSION_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 96, self.data_offset(),
            self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Notification of a session state change.
    ///
    /// In C: `ETW_SESSION_NOTIFICATION_PACKET`, 0x60 bytes. Releases unknown; layout of 6.1+.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_NOTIFICATION_PACKET")]
    owned EtwSessionNotificationPacket / EtwSessionNotificationPacketView: followed,
        name = "ETW_SESSION_NOTIFICATION_PACKET", size = 96, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header / set_notification_header: crate::requests::notify::EtwNotificationHeader, at = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind / set_kind: crate::requests::notify::EtwSessionNotificationType, at = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status / set_status: crate::common::Ntstatus, at = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle / set_trace_handle: u64, at = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x58.
        reserved / set_reserved: [u32; 2], at = 88;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within
        /// [`Self::notification_header`].
        notification_size / set_notification_size: u32, at = 4;
    }
}

impl<B: Storage> EtwSessionNotificationPacket<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<B: Storage> EtwSessionNotificationPacket<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        96
    }
}

impl<'a> EtwSessionNotificationPacketView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 96 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("ETW_SESSION_NOTIFICATION_PACKET", bytes).map(EtwSessionNotificationPacket)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EtwSessionNotificationPacket {
        EtwSessionNotificationPacket(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "ETW_SESSION_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 96, self.data_offset(),
            self.total_size(), self.0.rest
        )
    }
}

any_form! {
    "ETW_SESSION_NOTIFICATION_PACKET" {
        /// Releases unknown; layout of 5.0..6.0.
        Before6_1(Before6_1, fixed) = 0,
        /// Releases unknown; layout of 6.1+.
        EtwSessionNotificationPacket(EtwSessionNotificationPacket, fixed) = 1,
    }
    Bits32 0..=5 => 0,
    Bits64 0..=5 => 0,
    Bits32 6..=255 => 1,
    Bits64 6..=255 => 1,
}
