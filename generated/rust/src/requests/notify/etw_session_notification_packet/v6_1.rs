// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SESSION_NOTIFICATION_PACKET in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// A notification that something happened to a session.
///
/// In C: `ETW_SESSION_NOTIFICATION_PACKET`, 0x60 bytes. Releases 6.1+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SESSION_NOTIFICATION_PACKET")]
pub struct EtwSessionNotificationPacket {
    /// `ETW_NOTIFICATION_HEADER NotificationHeader`, at 0x00. The header.
    pub notification_header: crate::requests::notify::EtwNotificationHeader,
    /// `ETW_SESSION_NOTIFICATION_TYPE Type`, at 0x48. What happened.
    pub kind: crate::requests::notify::EtwSessionNotificationType,
    /// `NTSTATUS Status`, at 0x4C. The status that goes with it, such as that of a failed write.
    pub status: crate::common::Ntstatus,
    /// `TRACEHANDLE TraceHandle`, at 0x50. The session.
    pub trace_handle: u64,
    /// `ULONG Reserved`, at 0x58. What it is for is not known.
    pub reserved: [u32; 2],
}

impl EtwSessionNotificationPacket {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 96]) -> Self {
        Self {
            notification_header: crate::requests::notify::EtwNotificationHeader::from_bytes(part::<0, 72, _>(bytes)),
            kind: crate::requests::notify::EtwSessionNotificationType::from_le(get::<72, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<76, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<80, 8, _>(bytes)),
            reserved: array(part::<88, 8, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 96] {
        let mut bytes = [0; 96];
        put::<0, 72, _>(&mut bytes, self.notification_header.to_bytes());
        put::<72, 4, _>(&mut bytes, self.kind.to_le());
        put::<76, 4, _>(&mut bytes, self.status.to_le());
        put::<80, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        fill(part_mut::<88, 8, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// The size of the whole in bytes, data included, as `NotificationHeader.NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header.notification_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        96
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_session_notification_packet::V6_1;
}

fixed_value!(EtwSessionNotificationPacket, 96, "ETW_SESSION_NOTIFICATION_PACKET");
/// A borrowed view of [`EtwSessionNotificationPacket`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSessionNotificationPacketView<'a> {
    fixed: &'a [u8; 96],
    rest: &'a [u8],
}

impl<'a> EtwSessionNotificationPacketView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwSessionNotificationPacket`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_SESSION_NOTIFICATION_PACKET", needed: 96, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 96]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwSessionNotificationPacket {
        EtwSessionNotificationPacket::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 96] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `NotificationHeader.NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        96
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
            return Err(Error::BadCount { name: "ETW_SESSION_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", says, have });
        }
        match self.rest.get(begin - 96..total - 96) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "ETW_SESSION_NOTIFICATION_PACKET", needed: total, have: 96 + self.rest.len() }),
        }
    }
}

getters! {
    self EtwSessionNotificationPacketView "EtwSessionNotificationPacketView" {
        /// `ETW_NOTIFICATION_HEADER NotificationHeader`, at 0x00.
        notification_header: crate::requests::notify::EtwNotificationHeaderView<'a> = crate::requests::notify::EtwNotificationHeaderView::from_bytes(part::<0, 72, _>(self.fixed));
        /// `ETW_SESSION_NOTIFICATION_TYPE Type`, at 0x48.
        kind: crate::requests::notify::EtwSessionNotificationType = crate::requests::notify::EtwSessionNotificationType::from_le(get::<72, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x4C.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<76, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x50.
        trace_handle: u64 = u64::from_le_bytes(get::<80, 8, _>(self.fixed));
        /// `ULONG Reserved`, at 0x58.
        reserved: [u32; 2] = array(part::<88, 8, _>(self.fixed), u32::from_le_bytes);
    }
}

impl<'a> Split<'a> for EtwSessionNotificationPacketView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwSessionNotificationPacket;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(96);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 96], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_SESSION_NOTIFICATION_PACKET", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwSessionNotificationPacket, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "ETW_SESSION_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", says: self.total_size() as u64, have: 96 });
        }
        Ok(self.to_value())
    }
}
