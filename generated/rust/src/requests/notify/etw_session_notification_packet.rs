// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo spec generate`. Do not edit: edit that file.

//! Notification of a session state change.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SESSION_NOTIFICATION_PACKET", "Before6_1", (96, 96), "Notification of a session state change.", &[
    field("NotificationHeader", 0, 72, "ETW_NOTIFICATION_HEADER", Kind::Struct, "Notification header.").with(&[
        unsigned("NotificationType", 0, 4, "ETW_NOTIFICATION_TYPE", "Type of the notification.").at_path("NotificationHeader.NotificationType").of(crate::requests::notify::EtwNotificationType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("NotificationSize", 4, 4, "ULONG", "Size of this header and all data that follows.").at_path("NotificationHeader.NotificationSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::CHAPPELL_ETWSENDNOTIFICATION]),
        unsigned("Offset", 8, 4, "ULONG", "In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.").at_path("NotificationHeader.Offset").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::CHAPPELL_ETWSENDNOTIFICATION]),
        unsigned("ReplyRequested", 12, 1, "BOOLEAN", "Whether the sender requests replies.").at_path("NotificationHeader.ReplyRequested").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("", 13, 3, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Reserved1", 16, 4, "ULONG", "").at_path("NotificationHeader.Reserved1").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("", 20, 4, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("ReplyCount", 20, 4, "ULONG", "For the sender: number of notifications sent.").at_path("NotificationHeader.ReplyCount").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("NotifyeeCount", 20, 4, "ULONG", "For a receiver: its index among the receivers.").at_path("NotificationHeader.NotifyeeCount").means(Meaning::Index).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("Reserved2", 24, 8, "ULONGLONG", "").at_path("NotificationHeader.Reserved2").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("TargetPID", 32, 4, "ULONG", "ID of the process to which the notification is addressed.").at_path("NotificationHeader.TargetPID").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("SourcePID", 36, 4, "ULONG", "ID of the process that sent it.").at_path("NotificationHeader.SourcePID").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("DestinationGuid", 40, 16, "GUID", Kind::Guid, "Provider to whose registrations it is addressed.").at_path("NotificationHeader.DestinationGuid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("SourceGuid", 56, 16, "GUID", Kind::Guid, "Sender of the notification.").at_path("NotificationHeader.SourceGuid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("Type", 72, 4, "ETW_SESSION_NOTIFICATION_TYPE", "Type of the session notification.").of(crate::requests::notify::EtwSessionNotificationType::VALUES).means(Meaning::Enumeration),
    unsigned("Status", 76, 4, "NTSTATUS", "Associated status, such as that of a failed write.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
    unsigned("TraceHandle", 80, 8, "TRACEHANDLE", "Session handle.").means(Meaning::Handle),
    field("Reserved", 88, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown; layout of 5.0..6.0", &[holds(Pointer::Bits32, 0, 5), holds(Pointer::Bits64, 0, 5)])
    .with_total(number("NotificationHeader.NotificationSize", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_SESSION_NOTIFICATION_PACKET", "EtwSessionNotificationPacket", (96, 96), "Notification of a session state change.", &[
    field("NotificationHeader", 0, 72, "ETW_NOTIFICATION_HEADER", Kind::Struct, "Notification header.").with(&[
        unsigned("NotificationType", 0, 4, "ETW_NOTIFICATION_TYPE", "Type of the notification.").at_path("NotificationHeader.NotificationType").of(crate::requests::notify::EtwNotificationType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("NotificationSize", 4, 4, "ULONG", "Size of this header and all data that follows.").at_path("NotificationHeader.NotificationSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::CHAPPELL_ETWSENDNOTIFICATION]),
        unsigned("Offset", 8, 4, "ULONG", "In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.").at_path("NotificationHeader.Offset").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::CHAPPELL_ETWSENDNOTIFICATION]),
        unsigned("ReplyRequested", 12, 1, "BOOLEAN", "Whether the sender requests replies.").at_path("NotificationHeader.ReplyRequested").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("", 13, 3, "padding", Kind::Padding, "").stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("Timeout", 16, 4, "ULONG", "Time for which the sender waits for replies.").at_path("NotificationHeader.Timeout").in_units("ms").means(Meaning::Milliseconds).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_ETWSENDNOTIFICATION]),
        field("", 20, 4, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("ReplyCount", 20, 4, "ULONG", "For the sender: number of notifications sent.").at_path("NotificationHeader.ReplyCount").means(Meaning::Count).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            unsigned("NotifyeeCount", 20, 4, "ULONG", "For a receiver: its index among the receivers.").at_path("NotificationHeader.NotifyeeCount").means(Meaning::Index).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        ]),
        unsigned("Reserved2", 24, 8, "ULONGLONG", "").at_path("NotificationHeader.Reserved2").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("TargetPID", 32, 4, "ULONG", "ID of the process to which the notification is addressed.").at_path("NotificationHeader.TargetPID").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("SourcePID", 36, 4, "ULONG", "ID of the process that sent it.").at_path("NotificationHeader.SourcePID").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("DestinationGuid", 40, 16, "GUID", Kind::Guid, "Provider to whose registrations it is addressed.").at_path("NotificationHeader.DestinationGuid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("SourceGuid", 56, 16, "GUID", Kind::Guid, "Sender of the notification.").at_path("NotificationHeader.SourceGuid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    unsigned("Type", 72, 4, "ETW_SESSION_NOTIFICATION_TYPE", "Type of the session notification.").of(crate::requests::notify::EtwSessionNotificationType::VALUES).means(Meaning::Enumeration),
    unsigned("Status", 76, 4, "NTSTATUS", "Associated status, such as that of a failed write.").of(crate::common::Ntstatus::VALUES).means(Meaning::NtStatus),
    unsigned("TraceHandle", 80, 8, "TRACEHANDLE", "Session handle.").means(Meaning::Handle),
    field("Reserved", 88, 8, "ULONG", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown; layout of 6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_total(number("NotificationHeader.NotificationSize", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0), 1)
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
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
    owned Before6_1 / Before6_1View: followed [96] "ETW_SESSION_NOTIFICATION_PACKET" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::etw_notification_header::V6_0 = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind set_kind: crate::requests::notify::EtwSessionNotificationType = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status set_status: crate::common::Ntstatus = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle set_trace_handle: u64 = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x58.
        reserved set_reserved: [u32; 2] = 88;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within [`Self::notification_header`].
        notification_size set_notification_size: u32 = 4;
    }
    bits {
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
        event_data("ETW_SESSION_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 96, self.data_offset(), self.total_size(), self.0.rest)
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
    owned EtwSessionNotificationPacket / EtwSessionNotificationPacketView: followed [96] "ETW_SESSION_NOTIFICATION_PACKET" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::EtwNotificationHeader = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind set_kind: crate::requests::notify::EtwSessionNotificationType = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status set_status: crate::common::Ntstatus = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle set_trace_handle: u64 = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x58.
        reserved set_reserved: [u32; 2] = 88;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within [`Self::notification_header`].
        notification_size set_notification_size: u32 = 4;
    }
    bits {
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
        event_data("ETW_SESSION_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 96, self.data_offset(), self.total_size(), self.0.rest)
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
