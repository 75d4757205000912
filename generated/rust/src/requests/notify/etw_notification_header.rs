// Generated from spec/structs/ETW_NOTIFICATION_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a notification sent from one process to another through the kernel.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::CHAPPELL_ETWSENDNOTIFICATION];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI, &sources::CHAPPELL_ETWSENDNOTIFICATION];
pub(crate) static LAYOUT_0: Layout = layout("ETW_NOTIFICATION_HEADER", "V6_0")
    .size(72)
    .about("Header of a notification sent from one process to another through the kernel.")
    .in_releases("6.0", &[holds(Pointer::Bits32, 4, 5), holds(Pointer::Bits64, 4, 5)])
    .with_total(
        &number(
            "NotificationSize", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ETW_NOTIFICATION_TYPE NotificationType").at(0..4).about("Type of the notification.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::requests::notify::EtwNotificationType::VALUES)]),
        unsigned("ULONG NotificationSize").at(4..8).about("Size of this header and all data that follows.")
            .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("ULONG Offset").at(8..12)
            .about("In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.")
            .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("BOOLEAN ReplyRequested").at(12..13).about("True if the sender requests replies.")
            .means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(13..16),
        unsigned("ULONG Reserved1").at(16..20).means(Meaning::Reserved),
        union("union ").at(20..24).with(&[More::Fields(&[
            unsigned("ULONG ReplyCount").at(20..24).about("For the sender: number of notifications sent.")
                .means(Meaning::Count),
            unsigned("ULONG NotifyeeCount").at(20..24).about("For a receiver: its index among the receivers.")
                .means(Meaning::Index),
        ])]),
        unsigned("ULONGLONG Reserved2").at(24..32).means(Meaning::Reserved),
        unsigned("ULONG TargetPID").at(32..36).about("ID of the process to which the notification is addressed.")
            .means(Meaning::ProcessId),
        unsigned("ULONG SourcePID").at(36..40).about("ID of the process that sent it.").means(Meaning::ProcessId),
        field("GUID DestinationGuid", Kind::Guid).at(40..56).about("Provider to whose registrations it is addressed.")
            .means(Meaning::Guid),
        field("GUID SourceGuid", Kind::Guid).at(56..72).about("Sender of the notification.").means(Meaning::Guid),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_NOTIFICATION_HEADER", "EtwNotificationHeader")
    .size(72)
    .about("Header of a notification sent from one process to another through the kernel.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_total(
        &number(
            "NotificationSize", Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ETW_NOTIFICATION_TYPE NotificationType").at(0..4).about("Type of the notification.")
            .means(Meaning::Enumeration).with(&[More::Values(crate::requests::notify::EtwNotificationType::VALUES)]),
        unsigned("ULONG NotificationSize").at(4..8).about("Size of this header and all data that follows.")
            .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("ULONG Offset").at(8..12)
            .about("In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.")
            .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
        unsigned("BOOLEAN ReplyRequested").at(12..13).about("True if the sender requests replies.")
            .means(Meaning::Boolean),
        field("padding ", Kind::Padding).at(13..16),
        unsigned("ULONG Timeout").at(16..20).about("Time for which the sender waits for replies.")
            .means(Meaning::Milliseconds).stated_by(SOURCES_2).with(&[More::Units("ms")]),
        union("union ").at(20..24).with(&[More::Fields(&[
            unsigned("ULONG ReplyCount").at(20..24).about("For the sender: number of notifications sent.")
                .means(Meaning::Count),
            unsigned("ULONG NotifyeeCount").at(20..24).about("For a receiver: its index among the receivers.")
                .means(Meaning::Index),
        ])]),
        unsigned("ULONGLONG Reserved2").at(24..32).means(Meaning::Reserved),
        unsigned("ULONG TargetPID").at(32..36).about("ID of the process to which the notification is addressed.")
            .means(Meaning::ProcessId),
        unsigned("ULONG SourcePID").at(36..40).about("ID of the process that sent it.").means(Meaning::ProcessId),
        field("GUID DestinationGuid", Kind::Guid).at(40..56).about("Provider to whose registrations it is addressed.")
            .means(Meaning::Guid),
        field("GUID SourceGuid", Kind::Guid).at(56..72).about("Sender of the notification.").means(Meaning::Guid),
    ]);
fixed! {
    /// Header of a notification sent from one process to another through the kernel.
    ///
    /// Older form.
    /// In C: `ETW_NOTIFICATION_HEADER`, 0x48 bytes. Documented for 6.0.
    ///
    /// Several NtTraceControl requests have it: sending, receiving and replying. The data after it depends on the type.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether Timeout already occupies the bytes at 0x10 in the service packs of 6.0.
    ///
    /// Source: Geoff Chappell, *ETW_NOTIFICATION_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned V6_0 / V6_0View: followed,
        name = "ETW_NOTIFICATION_HEADER", size = 72, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Type of the notification. `ETW_NOTIFICATION_TYPE NotificationType` at 0x00.
        notification_type / set_notification_type: crate::requests::notify::EtwNotificationType, at = 0;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes.
        notification_size / set_notification_size: u32, at = 4;
        /// In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last. `ULONG Offset`
        /// at 0x08. Unit: bytes.
        offset / set_offset: u32, at = 8;
        /// True if the sender requests replies. `BOOLEAN ReplyRequested` at 0x0C.
        reply_requested / set_reply_requested: u8, at = 12;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x10.
        reserved1 / set_reserved1: u32, at = 16;
        /// For the sender: number of notifications sent. `ULONG ReplyCount` at 0x14.
        reply_count / set_reply_count: u32, at = 20;
        /// For a receiver: its index among the receivers. `ULONG NotifyeeCount` at 0x14.
        notifyee_count / set_notifyee_count: u32, at = 20;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x18.
        reserved2 / set_reserved2: u64, at = 24;
        /// ID of the process to which the notification is addressed. `ULONG TargetPID` at 0x20.
        target_pid / set_target_pid: u32, at = 32;
        /// ID of the process that sent it. `ULONG SourcePID` at 0x24.
        source_pid / set_source_pid: u32, at = 36;
        /// Provider to whose registrations it is addressed. `GUID DestinationGuid` at 0x28.
        destination_guid / set_destination_guid: Guid, at = 40;
        /// Sender of the notification. `GUID SourceGuid` at 0x38.
        source_guid / set_source_guid: Guid, at = 56;
    }
}

impl<B: Storage> V6_0<B> {
    /// Returns the total size in bytes, payload included, from `NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_size() as usize
    }
}

impl<B: Storage> V6_0<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> V6_0View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("ETW_NOTIFICATION_HEADER", bytes).map(V6_0)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> V6_0 {
        V6_0(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "ETW_NOTIFICATION_HEADER", "NotificationSize", 72, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

fixed! {
    /// Header of a notification sent from one process to another through the kernel.
    ///
    /// In C: `ETW_NOTIFICATION_HEADER`, 0x48 bytes. Documented for 6.1+, assumed unchanged after 2004.
    ///
    /// Several NtTraceControl requests have it: sending, receiving and replying. The data after it depends on the type.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Unknown:
    ///
    /// - Whether Timeout already occupies the bytes at 0x10 in the service packs of 6.0.
    ///
    /// Source: Geoff Chappell, *ETW_NOTIFICATION_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_HEADER")]
    owned EtwNotificationHeader / EtwNotificationHeaderView: followed,
        name = "ETW_NOTIFICATION_HEADER", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Type of the notification. `ETW_NOTIFICATION_TYPE NotificationType` at 0x00.
        notification_type / set_notification_type: crate::requests::notify::EtwNotificationType, at = 0;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes.
        notification_size / set_notification_size: u32, at = 4;
        /// In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last. `ULONG Offset`
        /// at 0x08. Unit: bytes.
        offset / set_offset: u32, at = 8;
        /// True if the sender requests replies. `BOOLEAN ReplyRequested` at 0x0C.
        reply_requested / set_reply_requested: u8, at = 12;
        /// Time for which the sender waits for replies. `ULONG Timeout` at 0x10. Unit: ms.
        timeout / set_timeout: u32, at = 16;
        /// For the sender: number of notifications sent. `ULONG ReplyCount` at 0x14.
        reply_count / set_reply_count: u32, at = 20;
        /// For a receiver: its index among the receivers. `ULONG NotifyeeCount` at 0x14.
        notifyee_count / set_notifyee_count: u32, at = 20;
        /// Reserved or padding, according to a source. `ULONGLONG Reserved2` at 0x18.
        reserved2 / set_reserved2: u64, at = 24;
        /// ID of the process to which the notification is addressed. `ULONG TargetPID` at 0x20.
        target_pid / set_target_pid: u32, at = 32;
        /// ID of the process that sent it. `ULONG SourcePID` at 0x24.
        source_pid / set_source_pid: u32, at = 36;
        /// Provider to whose registrations it is addressed. `GUID DestinationGuid` at 0x28.
        destination_guid / set_destination_guid: Guid, at = 40;
        /// Sender of the notification. `GUID SourceGuid` at 0x38.
        source_guid / set_source_guid: Guid, at = 56;
    }
    converted {
        /// Duration. The raw value is `timeout`.
        timeout_as_duration: core::time::Duration, raw = timeout, |raw| duration(raw, per_second::MILLISECONDS);
    }
}

impl<B: Storage> EtwNotificationHeader<B> {
    /// Returns the total size in bytes, payload included, from `NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_size() as usize
    }
}

impl<B: Storage> EtwNotificationHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> EtwNotificationHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        first_and_rest("ETW_NOTIFICATION_HEADER", bytes).map(EtwNotificationHeader)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> EtwNotificationHeader {
        EtwNotificationHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data(
            "ETW_NOTIFICATION_HEADER", "NotificationSize", 72, self.data_offset(), self.total_size(), self.0.rest
        )
    }
}

/// Alias of [`EtwNotificationHeader`], named by the first release of the form.
pub type V6_1 = EtwNotificationHeader;
/// Alias of [`EtwNotificationHeaderView`], named by the first release of the form.
pub type V6_1View<'a> = EtwNotificationHeaderView<'a>;
any_form! {
    "ETW_NOTIFICATION_HEADER" {
        /// Documented for 6.0.
        V6_0(V6_0, fixed) = 0,
        /// Documented for 6.1+, assumed unchanged after 2004.
        EtwNotificationHeader(EtwNotificationHeader, fixed) = 1,
    }
    Bits32 4..=5 => 0,
    Bits64 4..=5 => 0,
    Bits32 6..=255 => 1,
    Bits64 6..=255 => 1,
}
