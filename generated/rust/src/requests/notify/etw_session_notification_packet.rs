// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Notification of a session state change.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_SESSION_NOTIFICATION_PACKET",
    aliases: &[],
    form: "Before6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(5) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(5) },],
    releases: "releases unknown; layout of 5.0..6.0",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Notification of a session state change.",
    fields: &[
        Field { name: "NotificationHeader", path: "NotificationHeader", offset: 0, size: 72, ty: "ETW_NOTIFICATION_HEADER", kind: Kind::Struct, values: None, doc: "Notification header.", units: "", unknown: false, children: &[
            Field { name: "NotificationType", path: "NotificationHeader.NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "Type of the notification.", units: "", unknown: false, children: &[] },
            Field { name: "NotificationSize", path: "NotificationHeader.NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Offset", path: "NotificationHeader.Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ReplyRequested", path: "NotificationHeader.ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender requests replies.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Reserved1", path: "NotificationHeader.Reserved1", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ReplyCount", path: "NotificationHeader.ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: number of notifications sent.", units: "", unknown: false, children: &[] },
                Field { name: "NotifyeeCount", path: "NotificationHeader.NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: its index among the receivers.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Reserved2", path: "NotificationHeader.Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TargetPID", path: "NotificationHeader.TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process to which the notification is addressed.", units: "", unknown: false, children: &[] },
            Field { name: "SourcePID", path: "NotificationHeader.SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that sent it.", units: "", unknown: false, children: &[] },
            Field { name: "DestinationGuid", path: "NotificationHeader.DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider to whose registrations it is addressed.", units: "", unknown: false, children: &[] },
            Field { name: "SourceGuid", path: "NotificationHeader.SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Sender of the notification.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Type", path: "Type", offset: 72, size: 4, ty: "ETW_SESSION_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwSessionNotificationType::VALUES), doc: "Type of the session notification.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 76, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Associated status, such as that of a failed write.", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 80, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "Session handle.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 88, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_SESSION_NOTIFICATION_PACKET",
    aliases: &[],
    form: "EtwSessionNotificationPacket",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(255) },],
    releases: "releases unknown; layout of 6.1+",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Notification of a session state change.",
    fields: &[
        Field { name: "NotificationHeader", path: "NotificationHeader", offset: 0, size: 72, ty: "ETW_NOTIFICATION_HEADER", kind: Kind::Struct, values: None, doc: "Notification header.", units: "", unknown: false, children: &[
            Field { name: "NotificationType", path: "NotificationHeader.NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "Type of the notification.", units: "", unknown: false, children: &[] },
            Field { name: "NotificationSize", path: "NotificationHeader.NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of this header and all data that follows.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Offset", path: "NotificationHeader.Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, distance from this one to the next, a multiple of 8. 0 in the last.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ReplyRequested", path: "NotificationHeader.ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender requests replies.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Timeout", path: "NotificationHeader.Timeout", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Time for which the sender waits for replies.", units: "ms", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ReplyCount", path: "NotificationHeader.ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: number of notifications sent.", units: "", unknown: false, children: &[] },
                Field { name: "NotifyeeCount", path: "NotificationHeader.NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: its index among the receivers.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Reserved2", path: "NotificationHeader.Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TargetPID", path: "NotificationHeader.TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process to which the notification is addressed.", units: "", unknown: false, children: &[] },
            Field { name: "SourcePID", path: "NotificationHeader.SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process that sent it.", units: "", unknown: false, children: &[] },
            Field { name: "DestinationGuid", path: "NotificationHeader.DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider to whose registrations it is addressed.", units: "", unknown: false, children: &[] },
            Field { name: "SourceGuid", path: "NotificationHeader.SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Sender of the notification.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Type", path: "Type", offset: 72, size: 4, ty: "ETW_SESSION_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwSessionNotificationType::VALUES), doc: "Type of the session notification.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 76, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "Associated status, such as that of a failed write.", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 80, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "Session handle.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 88, size: 8, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Notification of a session state change.
    ///
    /// Older form.
    /// In C: `ETW_SESSION_NOTIFICATION_PACKET`, 0x60 bytes. Releases unknown; layout of 5.0..6.0.
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    owned Before6_1 / Before6_1View: followed [96] "ETW_SESSION_NOTIFICATION_PACKET" Table::form(&LAYOUT_0);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::etw_notification_header::V6_0 = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind set_kind: crate::requests::notify::EtwSessionNotificationType = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status set_status: crate::common::Ntstatus = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle set_trace_handle: u64 = 80;
        /// Purpose unknown. `ULONG Reserved` at 0x58.
        reserved set_reserved: [u32; 2] = 88;
    }
    bits {
    }
}

impl Before6_1 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
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
        Self::begin(bytes)
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

impl<'a> Split<'a> for Before6_1View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = Before6_1;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("ETW_SESSION_NOTIFICATION_PACKET", bytes, view.total_size().max(96))?;
        Ok((view.with_rest(&own[96..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<Before6_1, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "ETW_SESSION_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated: self.total_size() as u64, have: 96 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Notification of a session state change.
    ///
    /// In C: `ETW_SESSION_NOTIFICATION_PACKET`, 0x60 bytes. Releases unknown; layout of 6.1+.
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SESSION_NOTIFICATION_PACKET")]
    owned EtwSessionNotificationPacket / EtwSessionNotificationPacketView: followed [96] "ETW_SESSION_NOTIFICATION_PACKET" Table::form(&LAYOUT_1);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::EtwNotificationHeader = 0;
        /// Type of the session notification. `ETW_SESSION_NOTIFICATION_TYPE Type` at 0x48.
        kind set_kind: crate::requests::notify::EtwSessionNotificationType = 72;
        /// Associated status, such as that of a failed write. `NTSTATUS Status` at 0x4C.
        status set_status: crate::common::Ntstatus = 76;
        /// Session handle. `TRACEHANDLE TraceHandle` at 0x50.
        trace_handle set_trace_handle: u64 = 80;
        /// Purpose unknown. `ULONG Reserved` at 0x58.
        reserved set_reserved: [u32; 2] = 88;
    }
    bits {
    }
}

impl EtwSessionNotificationPacket {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
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
        Self::begin(bytes)
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

impl<'a> Split<'a> for EtwSessionNotificationPacketView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwSessionNotificationPacket;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("ETW_SESSION_NOTIFICATION_PACKET", bytes, view.total_size().max(96))?;
        Ok((view.with_rest(&own[96..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwSessionNotificationPacket, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "ETW_SESSION_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated: self.total_size() as u64, have: 96 });
        }
        Ok(self.to_value())
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
