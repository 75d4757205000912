// Generated from spec/structs/ETW_ENABLE_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Notification that a session enables or disables a provider.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_ENABLE_NOTIFICATION_PACKET",
    aliases: &[],
    form: "Before6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(5) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(5) },],
    releases: "releases unknown; layout of 5.0..6.0",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Notification that a session enables or disables a provider.",
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
        Field { name: "EnableNotificationType", path: "EnableNotificationType", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Level", path: "Level", offset: 76, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the provider is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 77, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 78, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "Data to add to events, and events to exclude.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 88, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have at least one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 96, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyLoggerId", path: "ReplyLoggerId", offset: 104, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyLevel", path: "ReplyLevel", offset: 106, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "ReplySource", path: "ReplySource", offset: 107, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyEnableProperty", path: "ReplyEnableProperty", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "Data to add to events, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of filters that follow.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FilterDescriptors", ty: "EVENT_FILTER_DESCRIPTOR", content: Content::Layout(&crate::requests::provider::event_filter_descriptor::LAYOUT_0), many: Many::Counted(NumberAt { field: "FilterDescCount", place: Place::Fixed { offset: 112, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "Filters. phnt has them in a comment, as optional.", units: "", unknown: false },
    ],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_ENABLE_NOTIFICATION_PACKET",
    aliases: &[],
    form: "EtwEnableNotificationPacket",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(255) },],
    releases: "releases unknown; layout of 6.1+",
    size: 120,
    fixed: 120,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Notification that a session enables or disables a provider.",
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
        Field { name: "EnableNotificationType", path: "EnableNotificationType", offset: 72, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Level", path: "Level", offset: 76, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the provider is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 77, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 78, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 80, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "Data to add to events, and events to exclude.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 84, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 88, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have at least one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 96, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyLoggerId", path: "ReplyLoggerId", offset: 104, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyLevel", path: "ReplyLevel", offset: 106, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "ReplySource", path: "ReplySource", offset: 107, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyEnableProperty", path: "ReplyEnableProperty", offset: 108, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "Data to add to events, in a reply.", units: "", unknown: false, children: &[] },
        Field { name: "FilterDescCount", path: "FilterDescCount", offset: 112, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of filters that follow.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 116, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "FilterDescriptors", ty: "EVENT_FILTER_DESCRIPTOR", content: Content::Layout(&crate::requests::provider::event_filter_descriptor::LAYOUT_0), many: Many::Counted(NumberAt { field: "FilterDescCount", place: Place::Fixed { offset: 112, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "Filters. phnt has them in a comment, as optional.", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`Before6_1`] and [`Before6_1View`], with the getters of its fields.
    part Before6_1Fixed / Before6_1View: followed [120] "ETW_ENABLE_NOTIFICATION_PACKET" Table::form(&LAYOUT_0);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::etw_notification_header::V6_0 = 0;
        /// Purpose unknown. `ULONG EnableNotificationType` at 0x48.
        enable_notification_type set_enable_notification_type: u32 = 72;
        /// Level at which the provider is enabled. `UCHAR Level` at 0x4C.
        level set_level: u8 = 76;
        /// Purpose unknown. `UCHAR Reserved1` at 0x4D.
        reserved1 set_reserved1: u8 = 77;
        /// Logger ID of the session. `USHORT LoggerId` at 0x4E.
        logger_id set_logger_id: u16 = 78;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x50.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 80;
        /// Purpose unknown. `ULONG Reserved2` at 0x54.
        reserved2 set_reserved2: u32 = 84;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x58.
        match_any_keyword set_match_any_keyword: u64 = 88;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x60.
        match_all_keyword set_match_all_keyword: u64 = 96;
        /// Logger ID of the session, in a reply. `USHORT ReplyLoggerId` at 0x68.
        reply_logger_id set_reply_logger_id: u16 = 104;
        /// Level, in a reply. `UCHAR ReplyLevel` at 0x6A.
        reply_level set_reply_level: u8 = 106;
        /// Purpose unknown. `UCHAR ReplySource` at 0x6B.
        reply_source set_reply_source: u8 = 107;
        /// Data to add to events, in a reply. `ULONG ReplyEnableProperty` at 0x6C.
        reply_enable_property set_reply_enable_property: crate::requests::provider::EventEnableProperty = 108;
        /// Number of filters that follow. `ULONG FilterDescCount` at 0x70.
        filter_desc_count set_filter_desc_count: u32 = 112;
    }
    bits {
    }
}

impl<B: Storage> Before6_1Fixed<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<B: Storage> Before6_1Fixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some((u64::from(self.notification_header().notification_size())).saturating_sub(120))
    }
}

impl<'a> Before6_1View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `NotificationHeader.NotificationSize` states; [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        let rest = within("ETW_ENABLE_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 120, u64::from(view.notification_header().notification_size()), view.0.rest)?;
        Ok(view.with_rest(rest))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<Before6_1Tail<'a>, Error> {
        let mut left = Left::new("ETW_ENABLE_NOTIFICATION_PACKET", 120, self.0.rest);
        let filter_descriptors = left.counted(self.filter_desc_count() as u64, "FilterDescCount")?;
        Ok(Before6_1Tail { filter_descriptors, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<Before6_1, Error> {
        let tail = self.tail()?;
        Ok(Before6_1 {
            fixed: Before6_1Fixed(*self.0.fixed),
            filter_descriptors: { let part = tail.filter_descriptors; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for Before6_1View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("Before6_1View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for Before6_1View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = Before6_1;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 120 + view.0.rest.len();
        let (own, rest) = split_at("ETW_ENABLE_NOTIFICATION_PACKET", bytes, end)?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<Before6_1, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_ENABLE_NOTIFICATION_PACKET`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Before6_1Tail<'a> {
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number of elements in `FilterDescCount`.
    pub filter_descriptors: Elements<'a, crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Notification that a session enables or disables a provider.
///
/// Older form.
/// In C: `ETW_ENABLE_NOTIFICATION_PACKET`, 0x78 bytes. Releases unknown; layout of 5.0..6.0.
///
/// Found by analysis, not in a Microsoft header. From 6.2 the kernel requires at least 0x78 bytes of it. Filters may follow.
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Values of EnableNotificationType and ReplySource.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Send Notification*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct Before6_1 {
    fixed: Before6_1Fixed,
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number of elements in `FilterDescCount`.
    pub filter_descriptors: alloc::vec::Vec<crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl Before6_1 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`Before6_1View::new`] and [`Before6_1View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Before6_1View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for Before6_1 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            filter_descriptors: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for Before6_1 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("Before6_1");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("FilterDescriptors", &self.filter_descriptors);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(Before6_1, Before6_1Fixed, 120, "ETW_ENABLE_NOTIFICATION_PACKET");
#[cfg(feature = "alloc")]
impl Tailed for Before6_1 {
    const NAME: &'static str = "ETW_ENABLE_NOTIFICATION_PACKET";
    const FIXED: usize = 120;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(Before6_1View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Before6_1::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_ENABLE_NOTIFICATION_PACKET", out);
        {
            let part = &self.filter_descriptors;
            to.count("FilterDescCount", self.filter_desc_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.notification_header().notification_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "ETW_ENABLE_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(Before6_1);
#[cfg(feature = "serde")]
serde_tailed!(Before6_1, Table::form(&LAYOUT_0), { filter_descriptors "FilterDescriptors" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Before6_1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 112, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 120]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let mut value = Before6_1View::begin(bytes)?.to_value()?;
            let total = bytes.len();
            let mut changed_notification_header = value.notification_header(); changed_notification_header.set_notification_size((total) as u32); value.set_notification_header(changed_notification_header);
            Ok(value)
        })).boxed()
    }
}

fixed! {
    /// Fixed part of [`EtwEnableNotificationPacket`] and [`EtwEnableNotificationPacketView`], with the getters of its fields.
    part EtwEnableNotificationPacketFixed / EtwEnableNotificationPacketView: followed [120] "ETW_ENABLE_NOTIFICATION_PACKET" Table::form(&LAYOUT_1);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header set_notification_header: crate::requests::notify::EtwNotificationHeader = 0;
        /// Purpose unknown. `ULONG EnableNotificationType` at 0x48.
        enable_notification_type set_enable_notification_type: u32 = 72;
        /// Level at which the provider is enabled. `UCHAR Level` at 0x4C.
        level set_level: u8 = 76;
        /// Purpose unknown. `UCHAR Reserved1` at 0x4D.
        reserved1 set_reserved1: u8 = 77;
        /// Logger ID of the session. `USHORT LoggerId` at 0x4E.
        logger_id set_logger_id: u16 = 78;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x50.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 80;
        /// Purpose unknown. `ULONG Reserved2` at 0x54.
        reserved2 set_reserved2: u32 = 84;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x58.
        match_any_keyword set_match_any_keyword: u64 = 88;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x60.
        match_all_keyword set_match_all_keyword: u64 = 96;
        /// Logger ID of the session, in a reply. `USHORT ReplyLoggerId` at 0x68.
        reply_logger_id set_reply_logger_id: u16 = 104;
        /// Level, in a reply. `UCHAR ReplyLevel` at 0x6A.
        reply_level set_reply_level: u8 = 106;
        /// Purpose unknown. `UCHAR ReplySource` at 0x6B.
        reply_source set_reply_source: u8 = 107;
        /// Data to add to events, in a reply. `ULONG ReplyEnableProperty` at 0x6C.
        reply_enable_property set_reply_enable_property: crate::requests::provider::EventEnableProperty = 108;
        /// Number of filters that follow. `ULONG FilterDescCount` at 0x70.
        filter_desc_count set_filter_desc_count: u32 = 112;
    }
    bits {
    }
}

impl<B: Storage> EtwEnableNotificationPacketFixed<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<B: Storage> EtwEnableNotificationPacketFixed<B> {
    /// Returns the size in bytes of the parts after the fixed part, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some((u64::from(self.notification_header().notification_size())).saturating_sub(120))
    }
}

impl<'a> EtwEnableNotificationPacketView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `NotificationHeader.NotificationSize` states; [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::begin(bytes)?;
        let rest = within("ETW_ENABLE_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 120, u64::from(view.notification_header().notification_size()), view.0.rest)?;
        Ok(view.with_rest(rest))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwEnableNotificationPacketTail<'a>, Error> {
        let mut left = Left::new("ETW_ENABLE_NOTIFICATION_PACKET", 120, self.0.rest);
        let filter_descriptors = left.counted(self.filter_desc_count() as u64, "FilterDescCount")?;
        Ok(EtwEnableNotificationPacketTail { filter_descriptors, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwEnableNotificationPacket, Error> {
        let tail = self.tail()?;
        Ok(EtwEnableNotificationPacket {
            fixed: EtwEnableNotificationPacketFixed(*self.0.fixed),
            filter_descriptors: { let part = tail.filter_descriptors; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwEnableNotificationPacketView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwEnableNotificationPacketView");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EtwEnableNotificationPacketView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwEnableNotificationPacket;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 120 + view.0.rest.len();
        let (own, rest) = split_at("ETW_ENABLE_NOTIFICATION_PACKET", bytes, end)?;
        Ok((view.with_rest(&own[120..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwEnableNotificationPacket, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `ETW_ENABLE_NOTIFICATION_PACKET`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct EtwEnableNotificationPacketTail<'a> {
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number of elements in `FilterDescCount`.
    pub filter_descriptors: Elements<'a, crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Notification that a session enables or disables a provider.
///
/// In C: `ETW_ENABLE_NOTIFICATION_PACKET`, 0x78 bytes. Releases unknown; layout of 6.1+.
///
/// Found by analysis, not in a Microsoft header. From 6.2 the kernel requires at least 0x78 bytes of it. Filters may follow.
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Values of EnableNotificationType and ReplySource.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Send Notification*.
#[doc(alias = "ETW_ENABLE_NOTIFICATION_PACKET")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
pub struct EtwEnableNotificationPacket {
    fixed: EtwEnableNotificationPacketFixed,
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number of elements in `FilterDescCount`.
    pub filter_descriptors: alloc::vec::Vec<crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwEnableNotificationPacket {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwEnableNotificationPacketView::new`] and [`EtwEnableNotificationPacketView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwEnableNotificationPacketView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwEnableNotificationPacket {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            filter_descriptors: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwEnableNotificationPacket {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwEnableNotificationPacket");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("FilterDescriptors", &self.filter_descriptors);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwEnableNotificationPacket, EtwEnableNotificationPacketFixed, 120, "ETW_ENABLE_NOTIFICATION_PACKET");
#[cfg(feature = "alloc")]
impl Tailed for EtwEnableNotificationPacket {
    const NAME: &'static str = "ETW_ENABLE_NOTIFICATION_PACKET";
    const FIXED: usize = 120;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EtwEnableNotificationPacketView::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwEnableNotificationPacket::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_ENABLE_NOTIFICATION_PACKET", out);
        {
            let part = &self.filter_descriptors;
            to.count("FilterDescCount", self.filter_desc_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.notification_header().notification_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "ETW_ENABLE_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwEnableNotificationPacket);
#[cfg(feature = "serde")]
serde_tailed!(EtwEnableNotificationPacket, Table::form(&LAYOUT_1), { filter_descriptors "FilterDescriptors" rest "rest" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwEnableNotificationPacket {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 112, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 120]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let mut value = EtwEnableNotificationPacketView::begin(bytes)?.to_value()?;
            let total = bytes.len();
            let mut changed_notification_header = value.notification_header(); changed_notification_header.set_notification_size((total) as u32); value.set_notification_header(changed_notification_header);
            Ok(value)
        })).boxed()
    }
}

#[cfg(feature = "alloc")]
any_form! {
    "ETW_ENABLE_NOTIFICATION_PACKET" {
        /// Releases unknown; layout of 5.0..6.0.
        Before6_1(Before6_1, tailed) = 0,
        /// Releases unknown; layout of 6.1+.
        EtwEnableNotificationPacket(EtwEnableNotificationPacket, tailed) = 1,
    }
    Bits32 0..=5 => 0,
    Bits64 0..=5 => 0,
    Bits32 6..=255 => 1,
    Bits64 6..=255 => 1,
}
