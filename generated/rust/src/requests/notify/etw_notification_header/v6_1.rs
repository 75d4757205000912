// Generated from spec/structs/ETW_NOTIFICATION_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_NOTIFICATION_HEADER in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a notification that goes from one process to another through the kernel.
///
/// In C: `ETW_NOTIFICATION_HEADER`, 0x48 bytes. Releases 6.1+.
///
/// Several requests of NtTraceControl have it: sending, receiving, and replying. The data after it depend on the type.
///
/// What no source says:
///
/// - Whether Timeout has the bytes at 0x10 in the service packs of 6.0 already.
///
/// Source: Geoff Chappell, *ETW_NOTIFICATION_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_NOTIFICATION_HEADER")]
pub struct EtwNotificationHeader {
    /// `ETW_NOTIFICATION_TYPE NotificationType`, at 0x00. What the notification is about.
    pub notification_type: crate::requests::notify::EtwNotificationType,
    /// `ULONG NotificationSize`, at 0x04. The size of this header and all data that follow it. Unit: bytes.
    pub notification_size: u32,
    /// `ULONG Offset`, at 0x08. In a sequence of replies, how far it is from this one to the next, at a multiple of 8; 0 in the last. Unit: bytes.
    pub offset: u32,
    /// `BOOLEAN ReplyRequested`, at 0x0C. Whether the sender wants replies.
    pub reply_requested: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0d: Bytes<3>,
    /// `ULONG Timeout`, at 0x10. How long the sender waits for replies. Unit: ms.
    pub timeout: u32,
    /// The bytes that `ReplyCount`, `NotifyeeCount` share.
    pub union_14: Bytes<4>,
    /// `ULONGLONG Reserved2`, at 0x18. What it is for is not known.
    pub reserved2: u64,
    /// `ULONG TargetPID`, at 0x20. The process that the notification is for.
    pub target_pid: u32,
    /// `ULONG SourcePID`, at 0x24. The process that sent it.
    pub source_pid: u32,
    /// `GUID DestinationGuid`, at 0x28. The provider whose registrations it is for.
    pub destination_guid: Guid,
    /// `GUID SourceGuid`, at 0x38. Who sent it.
    pub source_guid: Guid,
}

impl EtwNotificationHeader {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            notification_type: crate::requests::notify::EtwNotificationType::from_le(get::<0, 4, _>(bytes)),
            notification_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            offset: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reply_requested: u8::from_le_bytes(get::<12, 1, _>(bytes)),
            padding_0d: Bytes(get::<13, 3, _>(bytes)),
            timeout: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            union_14: Bytes(get::<20, 4, _>(bytes)),
            reserved2: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            target_pid: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            source_pid: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            destination_guid: Guid::from_bytes(get::<40, 16, _>(bytes)),
            source_guid: Guid::from_bytes(get::<56, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 4, _>(&mut bytes, self.notification_type.to_le());
        put::<4, 4, _>(&mut bytes, self.notification_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.offset.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.reply_requested.to_le_bytes());
        put::<13, 3, _>(&mut bytes, self.padding_0d.0);
        put::<16, 4, _>(&mut bytes, self.timeout.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.union_14.0);
        put::<24, 8, _>(&mut bytes, self.reserved2.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.target_pid.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.source_pid.to_le_bytes());
        put::<40, 16, _>(&mut bytes, self.destination_guid.to_bytes());
        put::<56, 16, _>(&mut bytes, self.source_guid.to_bytes());
        bytes
    }
    /// `ULONG ReplyCount`, at 0x14. For the sender: how many notifications were sent.
    #[inline]
    pub fn reply_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_14.0))
    }
    /// Sets `ReplyCount`.
    #[inline]
    pub fn set_reply_count(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_14.0, value.to_le_bytes());
    }
    /// `ULONG NotifyeeCount`, at 0x14. For a receiver: which of them it is, in their order.
    #[inline]
    pub fn notifyee_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_14.0))
    }
    /// Sets `NotifyeeCount`.
    #[inline]
    pub fn set_notifyee_count(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_14.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_notification_header::V6_1;
}

fixed_value!(EtwNotificationHeader, 72, "ETW_NOTIFICATION_HEADER");
/// A borrowed view of [`EtwNotificationHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwNotificationHeaderView<'a> {
    fixed: &'a [u8; 72],
    rest: &'a [u8],
}

impl<'a> EtwNotificationHeaderView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwNotificationHeader`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_NOTIFICATION_HEADER", needed: 72, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwNotificationHeader {
        EtwNotificationHeader::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount { name: "ETW_NOTIFICATION_HEADER", field: "NotificationSize", says, have });
        }
        match self.rest.get(begin - 72..total - 72) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "ETW_NOTIFICATION_HEADER", needed: total, have: 72 + self.rest.len() }),
        }
    }
}

getters! {
    self EtwNotificationHeaderView "EtwNotificationHeaderView" {
        /// `ETW_NOTIFICATION_TYPE NotificationType`, at 0x00.
        notification_type: crate::requests::notify::EtwNotificationType = crate::requests::notify::EtwNotificationType::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG NotificationSize`, at 0x04.
        notification_size: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Offset`, at 0x08.
        offset: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `BOOLEAN ReplyRequested`, at 0x0C.
        reply_requested: u8 = u8::from_le_bytes(get::<12, 1, _>(self.fixed));
        /// `ULONG Timeout`, at 0x10.
        timeout: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG ReplyCount`, at 0x14.
        reply_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG NotifyeeCount`, at 0x14.
        notifyee_count: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONGLONG Reserved2`, at 0x18.
        reserved2: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG TargetPID`, at 0x20.
        target_pid: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SourcePID`, at 0x24.
        source_pid: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `GUID DestinationGuid`, at 0x28.
        destination_guid: Guid = Guid::from_bytes(get::<40, 16, _>(self.fixed));
        /// `GUID SourceGuid`, at 0x38.
        source_guid: Guid = Guid::from_bytes(get::<56, 16, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwNotificationHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwNotificationHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(72);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 72], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_NOTIFICATION_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwNotificationHeader, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "ETW_NOTIFICATION_HEADER", field: "NotificationSize", says: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}
