// Generated from spec/structs/ETW_ENABLE_NOTIFICATION_PACKET.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Notification that a session enables or disables a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::CHAPPELL_ETWSENDNOTIFICATION];
const SOURCES_2: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_SENDNOTIFICATION];
const SOURCES_3: &[&Source] =
    &[&sources::CHAPPELL_ETW_NOTIFICATION_HEADER, &sources::PHNT_NTWMI, &sources::CHAPPELL_ETWSENDNOTIFICATION];
pub(crate) static LAYOUT_0: Layout = layout("ETW_ENABLE_NOTIFICATION_PACKET", "Before6_1")
    .size(120)
    .about("Notification that a session enables or disables a provider.")
    .in_releases("releases unknown; layout of 5.0..6.0", &[holds(Pointer::Bits32, 0, 5), holds(Pointer::Bits64, 0, 5)])
    .with_total(
        &number(
            "NotificationHeader.NotificationSize",
            Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .with_tail(&[
        part(
            "EVENT_FILTER_DESCRIPTOR", "FilterDescriptors",
            Content::Layout(&crate::requests::provider::event_filter_descriptor::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "FilterDescCount", Place::Fixed { offset: 112, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Filters. phnt has them in a comment, as optional."),
    ])
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
        unsigned("ULONG EnableNotificationType").at(72..76).means(Meaning::Enumeration),
        unsigned("UCHAR Level").at(76..77).about("Level at which the provider is enabled.").means(Meaning::Enumeration),
        unsigned("UCHAR Reserved1").at(77..78).means(Meaning::Reserved),
        unsigned("USHORT LoggerId").at(78..80).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG EnableProperty").at(80..84).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG Reserved2").at(84..88).means(Meaning::Reserved),
        unsigned("ULONGLONG MatchAnyKeyword").at(88..96).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(96..104).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
        unsigned("USHORT ReplyLoggerId").at(104..106).about("Logger ID of the session, in a reply.")
            .means(Meaning::LoggerId),
        unsigned("UCHAR ReplyLevel").at(106..107).about("Level, in a reply.").means(Meaning::Enumeration),
        unsigned("UCHAR ReplySource").at(107..108).of_unknown_purpose(),
        unsigned("ULONG ReplyEnableProperty").at(108..112).about("Data to add to events, in a reply.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG FilterDescCount").at(112..116).about("Number of filters that follow.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(116..120),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_ENABLE_NOTIFICATION_PACKET", "EtwEnableNotificationPacket")
    .size(120)
    .about("Notification that a session enables or disables a provider.")
    .in_releases("releases unknown; layout of 6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .with_total(
        &number(
            "NotificationHeader.NotificationSize",
            Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
        ),
        1
    )
    .with_tail(&[
        part(
            "EVENT_FILTER_DESCRIPTOR", "FilterDescriptors",
            Content::Layout(&crate::requests::provider::event_filter_descriptor::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "FilterDescCount", Place::Fixed { offset: 112, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Filters. phnt has them in a comment, as optional."),
    ])
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
        unsigned("ULONG EnableNotificationType").at(72..76).means(Meaning::Enumeration),
        unsigned("UCHAR Level").at(76..77).about("Level at which the provider is enabled.").means(Meaning::Enumeration),
        unsigned("UCHAR Reserved1").at(77..78).means(Meaning::Reserved),
        unsigned("USHORT LoggerId").at(78..80).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG EnableProperty").at(80..84).about("Data to add to events, and events to exclude.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG Reserved2").at(84..88).means(Meaning::Reserved),
        unsigned("ULONGLONG MatchAnyKeyword").at(88..96).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(96..104).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
        unsigned("USHORT ReplyLoggerId").at(104..106).about("Logger ID of the session, in a reply.")
            .means(Meaning::LoggerId),
        unsigned("UCHAR ReplyLevel").at(106..107).about("Level, in a reply.").means(Meaning::Enumeration),
        unsigned("UCHAR ReplySource").at(107..108).of_unknown_purpose(),
        unsigned("ULONG ReplyEnableProperty").at(108..112).about("Data to add to events, in a reply.")
            .means(Meaning::Flags).with(&[More::Values(crate::requests::provider::EventEnableProperty::VALUES)]),
        unsigned("ULONG FilterDescCount").at(112..116).about("Number of filters that follow.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(116..120),
    ]);
fixed! {
    /// Fixed part of `Before6_1` and [`Before6_1View`], with the getters of its fields.
    part Before6_1Fixed / Before6_1View: followed,
        name = "ETW_ENABLE_NOTIFICATION_PACKET", size = 120, table = Table::form(&LAYOUT_0);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header / set_notification_header: crate::requests::notify::etw_notification_header::V6_0, at = 0;
        /// `ULONG EnableNotificationType` at 0x48.
        enable_notification_type / set_enable_notification_type: u32, at = 72;
        /// Level at which the provider is enabled. `UCHAR Level` at 0x4C.
        level / set_level: u8, at = 76;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x4D.
        reserved1 / set_reserved1: u8, at = 77;
        /// Logger ID of the session. `USHORT LoggerId` at 0x4E.
        logger_id / set_logger_id: u16, at = 78;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x50.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x54.
        reserved2 / set_reserved2: u32, at = 84;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x58.
        match_any_keyword / set_match_any_keyword: u64, at = 88;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x60.
        match_all_keyword / set_match_all_keyword: u64, at = 96;
        /// Logger ID of the session, in a reply. `USHORT ReplyLoggerId` at 0x68.
        reply_logger_id / set_reply_logger_id: u16, at = 104;
        /// Level, in a reply. `UCHAR ReplyLevel` at 0x6A.
        reply_level / set_reply_level: u8, at = 106;
        /// Purpose unknown. `UCHAR ReplySource` at 0x6B.
        reply_source / set_reply_source: u8, at = 107;
        /// Data to add to events, in a reply. `ULONG ReplyEnableProperty` at 0x6C.
        reply_enable_property / set_reply_enable_property: crate::requests::provider::EventEnableProperty, at = 108;
        /// Number of filters that follow. `ULONG FilterDescCount` at 0x70.
        filter_desc_count / set_filter_desc_count: u32, at = 112;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within
        /// [`Self::notification_header`].
        notification_size / set_notification_size: u32, at = 4;
    }
}

impl<B: Storage> Before6_1Fixed<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<'a> Before6_1View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `NotificationHeader.NotificationSize`
    /// states; [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Before6_1Fixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", bytes)?);
        let rest =
            within(
                "ETW_ENABLE_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 120,
                u64::from(view.notification_header().notification_size()), view.0.rest
            )?;
        Ok(Before6_1Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
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

/// Parts after the fixed part of `ETW_ENABLE_NOTIFICATION_PACKET`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Before6_1Tail<'a> {
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number
    /// of elements in `FilterDescCount`.
    pub filter_descriptors: Elements<'a, crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Notification that a session enables or disables a provider.
///
/// Older form.
/// In C: `ETW_ENABLE_NOTIFICATION_PACKET`, 0x78 bytes. Releases unknown; layout of 5.0..6.0.
///
/// Found by analysis, not in a Microsoft header. From 6.2 the kernel requires at least 0x78 bytes of it. Filters may
/// follow.
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Values of EnableNotificationType and ReplySource.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Send Notification*.
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct Before6_1 {
    fixed: Before6_1Fixed,
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number
    /// of elements in `FilterDescCount`.
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
tailed!(Before6_1, fixed = Before6_1Fixed, view = Before6_1View, size = 120);
#[cfg(feature = "alloc")]
impl Tailed for Before6_1 {
    const NAME: &'static str = "ETW_ENABLE_NOTIFICATION_PACKET";
    const FIXED: usize = 120;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = Before6_1Fixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", fixed)?);
        Ok(Some((u64::from(view.notification_header().notification_size())).saturating_sub(120)))
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
            return Err(
                Error::BadCount {
                    name: "ETW_ENABLE_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated, have
                }
            );
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(Before6_1);
#[cfg(feature = "serde")]
serde_tailed!(
    Before6_1, table = Table::form(&LAYOUT_0), parts { filter_descriptors = "FilterDescriptors", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Before6_1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 112, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 120>(DECIDING, |bytes| {
            let mut value = Before6_1Fixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", bytes)?).to_value()?;
            let total = bytes.len();
            let mut changed_notification_header = value.notification_header();
                changed_notification_header.set_notification_size((total) as u32);
                value.set_notification_header(changed_notification_header);
            Ok(value)
        })
    }
}

fixed! {
    /// Fixed part of `EtwEnableNotificationPacket` and [`EtwEnableNotificationPacketView`], with the getters of its
    /// fields.
    part EtwEnableNotificationPacketFixed / EtwEnableNotificationPacketView: followed,
        name = "ETW_ENABLE_NOTIFICATION_PACKET", size = 120, table = Table::form(&LAYOUT_1);
    fields {
        /// Notification header. `ETW_NOTIFICATION_HEADER NotificationHeader` at 0x00. Returns a copy.
        notification_header / set_notification_header: crate::requests::notify::EtwNotificationHeader, at = 0;
        /// `ULONG EnableNotificationType` at 0x48.
        enable_notification_type / set_enable_notification_type: u32, at = 72;
        /// Level at which the provider is enabled. `UCHAR Level` at 0x4C.
        level / set_level: u8, at = 76;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x4D.
        reserved1 / set_reserved1: u8, at = 77;
        /// Logger ID of the session. `USHORT LoggerId` at 0x4E.
        logger_id / set_logger_id: u16, at = 78;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x50.
        enable_property / set_enable_property: crate::requests::provider::EventEnableProperty, at = 80;
        /// Reserved or padding, according to a source. `ULONG Reserved2` at 0x54.
        reserved2 / set_reserved2: u32, at = 84;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x58.
        match_any_keyword / set_match_any_keyword: u64, at = 88;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x60.
        match_all_keyword / set_match_all_keyword: u64, at = 96;
        /// Logger ID of the session, in a reply. `USHORT ReplyLoggerId` at 0x68.
        reply_logger_id / set_reply_logger_id: u16, at = 104;
        /// Level, in a reply. `UCHAR ReplyLevel` at 0x6A.
        reply_level / set_reply_level: u8, at = 106;
        /// Purpose unknown. `UCHAR ReplySource` at 0x6B.
        reply_source / set_reply_source: u8, at = 107;
        /// Data to add to events, in a reply. `ULONG ReplyEnableProperty` at 0x6C.
        reply_enable_property / set_reply_enable_property: crate::requests::provider::EventEnableProperty, at = 108;
        /// Number of filters that follow. `ULONG FilterDescCount` at 0x70.
        filter_desc_count / set_filter_desc_count: u32, at = 112;
        /// Size of this header and all data that follows. `ULONG NotificationSize` at 0x04. Unit: bytes. Within
        /// [`Self::notification_header`].
        notification_size / set_notification_size: u32, at = 4;
    }
}

impl<B: Storage> EtwEnableNotificationPacketFixed<B> {
    /// Returns the total size in bytes, payload included, from `NotificationHeader.NotificationSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
}

impl<'a> EtwEnableNotificationPacketView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `NotificationHeader.NotificationSize`
    /// states; [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwEnableNotificationPacketFixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", bytes)?);
        let rest =
            within(
                "ETW_ENABLE_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 120,
                u64::from(view.notification_header().notification_size()), view.0.rest
            )?;
        Ok(EtwEnableNotificationPacketFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
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

/// Parts after the fixed part of `ETW_ENABLE_NOTIFICATION_PACKET`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwEnableNotificationPacketTail<'a> {
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number
    /// of elements in `FilterDescCount`.
    pub filter_descriptors: Elements<'a, crate::requests::provider::EventFilterDescriptor>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Notification that a session enables or disables a provider.
///
/// In C: `ETW_ENABLE_NOTIFICATION_PACKET`, 0x78 bytes. Releases unknown; layout of 6.1+.
///
/// Found by analysis, not in a Microsoft header. From 6.2 the kernel requires at least 0x78 bytes of it. Filters may
/// follow.
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
/// - Values of EnableNotificationType and ReplySource.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Send Notification*.
#[doc(alias = "ETW_ENABLE_NOTIFICATION_PACKET")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwEnableNotificationPacket {
    fixed: EtwEnableNotificationPacketFixed,
    /// Filters. phnt has them in a comment, as optional. `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, with the number
    /// of elements in `FilterDescCount`.
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
tailed!(
    EtwEnableNotificationPacket, fixed = EtwEnableNotificationPacketFixed, view = EtwEnableNotificationPacketView,
    size = 120
);
#[cfg(feature = "alloc")]
impl Tailed for EtwEnableNotificationPacket {
    const NAME: &'static str = "ETW_ENABLE_NOTIFICATION_PACKET";
    const FIXED: usize = 120;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwEnableNotificationPacketFixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", fixed)?);
        Ok(Some((u64::from(view.notification_header().notification_size())).saturating_sub(120)))
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
            return Err(
                Error::BadCount {
                    name: "ETW_ENABLE_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", stated, have
                }
            );
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwEnableNotificationPacket);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwEnableNotificationPacket, table = Table::form(&LAYOUT_1),
    parts { filter_descriptors = "FilterDescriptors", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwEnableNotificationPacket {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 112, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 120>(DECIDING, |bytes| {
            let mut value =
                EtwEnableNotificationPacketFixed(first_and_rest::<120>("ETW_ENABLE_NOTIFICATION_PACKET", bytes)?)
                .to_value()?;
            let total = bytes.len();
            let mut changed_notification_header = value.notification_header();
                changed_notification_header.set_notification_size((total) as u32);
                value.set_notification_header(changed_notification_header);
            Ok(value)
        })
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
