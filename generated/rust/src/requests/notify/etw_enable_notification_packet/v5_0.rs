// Generated from spec/structs/ETW_ENABLE_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_ENABLE_NOTIFICATION_PACKET in the form of releases 5.0..6.0.
#[allow(unused_imports)]
use crate::rt::*;

/// A notification that a session enables or disables a provider.
///
/// An older form.
/// In C: `ETW_ENABLE_NOTIFICATION_PACKET`, 0x78 bytes. Releases 5.0..6.0.
///
/// It was found by analysis, not in a header of Microsoft's. From 6.2 on the kernel asks for at least 0x78 bytes of it. Filters may follow.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - The values of EnableNotificationType and ReplySource.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Send Notification*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
pub struct V5_0 {
    /// `ETW_NOTIFICATION_HEADER NotificationHeader`, at 0x00. The header.
    pub notification_header: crate::requests::notify::etw_notification_header::V6_0,
    /// `ULONG EnableNotificationType`, at 0x48. What it is for is not known.
    pub enable_notification_type: u32,
    /// `UCHAR Level`, at 0x4C. The level at which the provider is enabled.
    pub level: u8,
    /// `UCHAR Reserved1`, at 0x4D. What it is for is not known.
    pub reserved1: u8,
    /// `USHORT LoggerId`, at 0x4E. The session.
    pub logger_id: u16,
    /// `ULONG EnableProperty`, at 0x50. What is added to events, and which are kept out.
    pub enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG Reserved2`, at 0x54. What it is for is not known.
    pub reserved2: u32,
    /// `ULONGLONG MatchAnyKeyword`, at 0x58. The keywords of which an event must have at least one.
    pub match_any_keyword: u64,
    /// `ULONGLONG MatchAllKeyword`, at 0x60. The keywords of which an event must have all.
    pub match_all_keyword: u64,
    /// `USHORT ReplyLoggerId`, at 0x68. The session, in a reply.
    pub reply_logger_id: u16,
    /// `UCHAR ReplyLevel`, at 0x6A. The level, in a reply.
    pub reply_level: u8,
    /// `UCHAR ReplySource`, at 0x6B. What it is for is not known.
    pub reply_source: u8,
    /// `ULONG ReplyEnableProperty`, at 0x6C. What is added to events, in a reply.
    pub reply_enable_property: crate::requests::provider::EventEnableProperty,
    /// `ULONG FilterDescCount`, at 0x70. How many filters follow.
    pub filter_desc_count: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_74: Bytes<4>,
    /// `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, as many as `FilterDescCount` says. The filters; phnt has them in a comment, as optional.
    pub filter_descriptors: alloc::vec::Vec<crate::requests::provider::EventFilterDescriptor>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl V5_0 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 120;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 120] {
        let mut bytes = [0; 120];
        put::<0, 72, _>(&mut bytes, self.notification_header.to_bytes());
        put::<72, 4, _>(&mut bytes, self.enable_notification_type.to_le_bytes());
        put::<76, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<77, 1, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<78, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.enable_property.to_le());
        put::<84, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        put::<88, 8, _>(&mut bytes, self.match_any_keyword.to_le_bytes());
        put::<96, 8, _>(&mut bytes, self.match_all_keyword.to_le_bytes());
        put::<104, 2, _>(&mut bytes, self.reply_logger_id.to_le_bytes());
        put::<106, 1, _>(&mut bytes, self.reply_level.to_le_bytes());
        put::<107, 1, _>(&mut bytes, self.reply_source.to_le_bytes());
        put::<108, 4, _>(&mut bytes, self.reply_enable_property.to_le());
        put::<112, 4, _>(&mut bytes, self.filter_desc_count.to_le_bytes());
        put::<116, 4, _>(&mut bytes, self.padding_74.0);
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The size of the whole in bytes, data included, as `NotificationHeader.NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header.notification_size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_enable_notification_packet::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for V5_0 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 120];
        Self {
            notification_header: crate::requests::notify::etw_notification_header::V6_0::from_bytes(part::<0, 72, _>(bytes)),
            enable_notification_type: u32::from_le_bytes(get::<72, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<76, 1, _>(bytes)),
            reserved1: u8::from_le_bytes(get::<77, 1, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<78, 2, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<80, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<84, 4, _>(bytes)),
            match_any_keyword: u64::from_le_bytes(get::<88, 8, _>(bytes)),
            match_all_keyword: u64::from_le_bytes(get::<96, 8, _>(bytes)),
            reply_logger_id: u16::from_le_bytes(get::<104, 2, _>(bytes)),
            reply_level: u8::from_le_bytes(get::<106, 1, _>(bytes)),
            reply_source: u8::from_le_bytes(get::<107, 1, _>(bytes)),
            reply_enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<108, 4, _>(bytes)),
            filter_desc_count: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            padding_74: Bytes(get::<116, 4, _>(bytes)),
            filter_descriptors: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for V5_0 {}
#[cfg(feature = "alloc")]
impl Tailed for V5_0 {
    const NAME: &'static str = "ETW_ENABLE_NOTIFICATION_PACKET";
    const FIXED: usize = 120;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(V5_0View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_ENABLE_NOTIFICATION_PACKET", needed: 120, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        V5_0::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_ENABLE_NOTIFICATION_PACKET", out);
        {
            let part = &self.filter_descriptors;
            to.count("FilterDescCount", self.filter_desc_count as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.notification_header.notification_size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "ETW_ENABLE_NOTIFICATION_PACKET", field: "NotificationHeader.NotificationSize", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(V5_0);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_0 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 112, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 120]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = V5_0View::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.notification_header.notification_size = (total) as u32;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`V5_0`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_0View<'a> {
    fixed: &'a [u8; 120],
    rest: &'a [u8],
}

impl<'a> V5_0View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `NotificationHeader.NotificationSize` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("ETW_ENABLE_NOTIFICATION_PACKET", "NotificationHeader.NotificationSize", 120, u64::from(view.notification_header().notification_size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_ENABLE_NOTIFICATION_PACKET", needed: 120, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<V5_0Tail<'a>, Error> {
        let mut left = Left::new("ETW_ENABLE_NOTIFICATION_PACKET", 120, self.rest);
        let filter_descriptors = left.counted(self.filter_desc_count() as u64, "FilterDescCount")?;
        Ok(V5_0Tail { filter_descriptors, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<V5_0, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(V5_0 {
            notification_header: crate::requests::notify::etw_notification_header::V6_0::from_bytes(part::<0, 72, _>(bytes)),
            enable_notification_type: u32::from_le_bytes(get::<72, 4, _>(bytes)),
            level: u8::from_le_bytes(get::<76, 1, _>(bytes)),
            reserved1: u8::from_le_bytes(get::<77, 1, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<78, 2, _>(bytes)),
            enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<80, 4, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<84, 4, _>(bytes)),
            match_any_keyword: u64::from_le_bytes(get::<88, 8, _>(bytes)),
            match_all_keyword: u64::from_le_bytes(get::<96, 8, _>(bytes)),
            reply_logger_id: u16::from_le_bytes(get::<104, 2, _>(bytes)),
            reply_level: u8::from_le_bytes(get::<106, 1, _>(bytes)),
            reply_source: u8::from_le_bytes(get::<107, 1, _>(bytes)),
            reply_enable_property: crate::requests::provider::EventEnableProperty::from_le(get::<108, 4, _>(bytes)),
            filter_desc_count: u32::from_le_bytes(get::<112, 4, _>(bytes)),
            padding_74: Bytes(get::<116, 4, _>(bytes)),
            filter_descriptors: {
                let part = tail.filter_descriptors;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 120]) -> Option<u64> {
        let view = V5_0View { fixed, rest: &[] };
        Some((u64::from(view.notification_header().notification_size()) * 1).saturating_sub(120))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 120] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `NotificationHeader.NotificationSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.notification_header().notification_size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self V5_0View "V5_0View" {
        /// `ETW_NOTIFICATION_HEADER NotificationHeader`, at 0x00.
        notification_header: crate::requests::notify::etw_notification_header::V6_0View<'a> = crate::requests::notify::etw_notification_header::V6_0View::from_bytes(part::<0, 72, _>(self.fixed));
        /// `ULONG EnableNotificationType`, at 0x48.
        enable_notification_type: u32 = u32::from_le_bytes(get::<72, 4, _>(self.fixed));
        /// `UCHAR Level`, at 0x4C.
        level: u8 = u8::from_le_bytes(get::<76, 1, _>(self.fixed));
        /// `UCHAR Reserved1`, at 0x4D.
        reserved1: u8 = u8::from_le_bytes(get::<77, 1, _>(self.fixed));
        /// `USHORT LoggerId`, at 0x4E.
        logger_id: u16 = u16::from_le_bytes(get::<78, 2, _>(self.fixed));
        /// `ULONG EnableProperty`, at 0x50.
        enable_property: crate::requests::provider::EventEnableProperty = crate::requests::provider::EventEnableProperty::from_le(get::<80, 4, _>(self.fixed));
        /// `ULONG Reserved2`, at 0x54.
        reserved2: u32 = u32::from_le_bytes(get::<84, 4, _>(self.fixed));
        /// `ULONGLONG MatchAnyKeyword`, at 0x58.
        match_any_keyword: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
        /// `ULONGLONG MatchAllKeyword`, at 0x60.
        match_all_keyword: u64 = u64::from_le_bytes(get::<96, 8, _>(self.fixed));
        /// `USHORT ReplyLoggerId`, at 0x68.
        reply_logger_id: u16 = u16::from_le_bytes(get::<104, 2, _>(self.fixed));
        /// `UCHAR ReplyLevel`, at 0x6A.
        reply_level: u8 = u8::from_le_bytes(get::<106, 1, _>(self.fixed));
        /// `UCHAR ReplySource`, at 0x6B.
        reply_source: u8 = u8::from_le_bytes(get::<107, 1, _>(self.fixed));
        /// `ULONG ReplyEnableProperty`, at 0x6C.
        reply_enable_property: crate::requests::provider::EventEnableProperty = crate::requests::provider::EventEnableProperty::from_le(get::<108, 4, _>(self.fixed));
        /// `ULONG FilterDescCount`, at 0x70.
        filter_desc_count: u32 = u32::from_le_bytes(get::<112, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for V5_0View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = V5_0;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 120 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 120], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_ENABLE_NOTIFICATION_PACKET", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<V5_0, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`V5_0`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct V5_0Tail<'a> {
    /// `EVENT_FILTER_DESCRIPTOR FilterDescriptors`, as many as `FilterDescCount` says. The filters; phnt has them in a comment, as optional.
    pub filter_descriptors: Elements<'a, crate::requests::provider::EventFilterDescriptor>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
