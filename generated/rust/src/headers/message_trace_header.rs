// Generated from spec/structs/MESSAGE_TRACE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a message: a message number, and flags that indicate what follows.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_MESSAGE_TRACE_HEADER, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("MESSAGE_TRACE_HEADER", "MessageTraceHeader")
    .size(8)
    .about("Header of a message: a message number, and flags that indicate what follows.")
    .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("ULONG", "SequenceNumber", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .about("Sequence number of the message, from the logger: within its session, or across all sessions.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x1, 0
                    ),
                    None
                )
            )
            .up_to(32).means(Meaning::SequenceNumber),
        part("ULONG", "ComponentId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .about("ID of the provider component that owns the message.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x4, 0
                    ),
                    None
                )
            )
            .up_to(32).means(Meaning::Identifier),
        part("GUID", "MessageGuid", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .about("GUID that identifies the owner of the message. If both flags are set, a component ID replaces it.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x6, 0
                    ),
                    Some(2)
                )
            )
            .means(Meaning::Guid),
        part("LARGE_INTEGER", "TimeStamp", Content::Value(ArrayElement { kind: ElementKind::Signed, size: 8 }))
            .about("Time at which the message was written, from the session's clock.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x8, 0
                    ),
                    None
                )
            )
            .up_to(64).means(Meaning::TimeStamp),
        part("ULONG", "ThreadId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .about("ID of the thread that wrote the message.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x20, 0
                    ),
                    None
                )
            )
            .up_to(32).means(Meaning::ThreadId),
        part("ULONG", "ProcessId", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .about("ID of the process that wrote the message.")
            .when(
                &when(
                    number(
                        "Packet.OptionFlags", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false },
                        0x20, 0
                    ),
                    None
                )
            )
            .up_to(32).means(Meaning::ProcessId),
    ])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).about("Marker and size of the message.").with(&[More::Fields(&[
            unsigned("ULONG Marker").at(0..4).about("The first four bytes as one number.").means(Meaning::Flags)
                .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
            structure("struct ").at(0..4).with(&[More::Fields(&[
                unsigned("USHORT Size").at(0..2).about("Size of this header and all data that follows.")
                    .means(Meaning::Bytes).with(&[More::Units("bytes")]),
                unsigned("UCHAR Reserved").at(2..3).about("Other headers have their header type in this byte.")
                    .means(Meaning::Reserved),
                unsigned("UCHAR Version").at(3..4).about("High byte of the marker: 0x90.").means(Meaning::Flags),
            ])]),
        ])]),
        union("union ").at(4..8).about("Message number, and flags for what follows the header.").with(&[More::Fields(&[
            unsigned("ULONG Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("WMI_TRACE_MESSAGE_PACKET Packet").at(4..8).about("Message number and flags.")
                .with(&[More::Fields(&[
                unsigned("USHORT Packet.MessageNumber").at(4..6).about("Message number within its GUID or component.")
                    .means(Meaning::Identifier),
                unsigned("USHORT Packet.OptionFlags").at(6..8).about("Data that follows the header.")
                    .means(Meaning::Flags).with(&[More::Values(crate::headers::TraceMessageFlags::VALUES)]),
            ])]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `MessageTraceHeader` and [`MessageTraceHeaderView`], with the getters of its fields.
    part MessageTraceHeaderFixed / MessageTraceHeaderView: followed,
        name = "MESSAGE_TRACE_HEADER", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// The first four bytes as one number. `ULONG Marker` at 0x00.
        marker / set_marker: crate::headers::TraceHeaderMarker, at = 0;
        /// Size of this header and all data that follows. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// Other headers have their header type in this byte. `UCHAR Reserved` at 0x02.
        reserved / set_reserved: u8, at = 2;
        /// High byte of the marker: 0x90. `UCHAR Version` at 0x03.
        version / set_version: u8, at = 3;
        /// The same four bytes as one number. `ULONG Header` at 0x04.
        header / set_header: u32, at = 4;
        /// Message number and flags. `WMI_TRACE_MESSAGE_PACKET Packet` at 0x04. Returns a copy.
        packet / set_packet: crate::headers::WmiTraceMessagePacket, at = 4;
        /// Message number within its GUID or component. `USHORT MessageNumber` at 0x00. Within [`Self::packet`].
        message_number / set_message_number: u16, at = 4;
    }
}

impl<B: Storage> MessageTraceHeaderFixed<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<'a> MessageTraceHeaderView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` states; [`Error::BadCount`] if
    /// that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = MessageTraceHeaderFixed(first_and_rest::<8>("MESSAGE_TRACE_HEADER", bytes)?);
        let rest = within("MESSAGE_TRACE_HEADER", "Size", 8, u64::from(view.size()), view.0.rest)?;
        Ok(MessageTraceHeaderFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<MessageTraceHeaderTail<'a>, Error> {
        let mut left = Left::new("MESSAGE_TRACE_HEADER", 8, self.0.rest);
        let sequence_number =
            if (self.packet().option_flags() as u64) & 0x1 != 0 {
                Some(<u32 as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        let component_id =
            if (self.packet().option_flags() as u64) & 0x4 != 0 {
                Some(<u32 as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        let message_guid =
            if (self.packet().option_flags() as u64) & 0x6 == 0x2 {
                Some(<Guid as Element>::from_le(left.chunk::<16>()?))
            } else { None };
        let time_stamp =
            if (self.packet().option_flags() as u64) & 0x8 != 0 {
                Some(<i64 as Element>::from_le(left.chunk::<8>()?))
            } else { None };
        let thread_id =
            if (self.packet().option_flags() as u64) & 0x20 != 0 {
                Some(<u32 as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        let process_id =
            if (self.packet().option_flags() as u64) & 0x20 != 0 {
                Some(<u32 as Element>::from_le(left.chunk::<4>()?))
            } else { None };
        Ok(
            MessageTraceHeaderTail {
                sequence_number, component_id, message_guid, time_stamp, thread_id, process_id, rest: left.rest()
            }
        )
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
    pub fn to_value(&self) -> Result<MessageTraceHeader, Error> {
        let tail = self.tail()?;
        Ok(MessageTraceHeader {
            fixed: MessageTraceHeaderFixed(*self.0.fixed),
            sequence_number: tail.sequence_number,
            component_id: tail.component_id,
            message_guid: tail.message_guid,
            time_stamp: tail.time_stamp,
            thread_id: tail.thread_id,
            process_id: tail.process_id,
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for MessageTraceHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageTraceHeaderView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for MessageTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = MessageTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.0.rest.len();
        let (own, rest) = split_at("MESSAGE_TRACE_HEADER", bytes, end)?;
        Ok((MessageTraceHeaderFixed(Borrowed { fixed: view.0.fixed, rest: &own[8..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<MessageTraceHeader, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `MESSAGE_TRACE_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MessageTraceHeaderTail<'a> {
    /// Sequence number of the message, from the logger: within its session, or across all sessions. `ULONG
    /// SequenceNumber`. Present if announced by `Packet.OptionFlags`.
    pub sequence_number: Option<u32>,
    /// ID of the provider component that owns the message. `ULONG ComponentId`. Present if announced by
    /// `Packet.OptionFlags`.
    pub component_id: Option<u32>,
    /// GUID that identifies the owner of the message. If both flags are set, a component ID replaces it. `GUID
    /// MessageGuid`. Present if announced by `Packet.OptionFlags`.
    pub message_guid: Option<Guid>,
    /// Time at which the message was written, from the session's clock. `LARGE_INTEGER TimeStamp`. Present if announced
    /// by `Packet.OptionFlags`.
    pub time_stamp: Option<i64>,
    /// ID of the thread that wrote the message. `ULONG ThreadId`. Present if announced by `Packet.OptionFlags`.
    pub thread_id: Option<u32>,
    /// ID of the process that wrote the message. `ULONG ProcessId`. Present if announced by `Packet.OptionFlags`.
    pub process_id: Option<u32>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Header of a message: a message number, and flags that indicate what follows.
///
/// In C: `MESSAGE_TRACE_HEADER`, 0x8 bytes. Documented for 5.1+, assumed unchanged after 2004.
///
/// The high byte 0x90 distinguishes it from other trace headers: TRACE_HEADER_FLAG and TRACE_MESSAGE set,
/// TRACE_HEADER_EVENT_TRACE clear. It starts at a multiple of 8 in a trace buffer. The time stamp after it need not be
/// aligned.
///
/// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of
/// AppXDeploymentClient.dll (6.2 and higher), CertEnroll.dll (6.2 to 6.3), Windows.Storage.ApplicationData.dll (6.2 and
/// higher).
///
/// Unknown:
///
/// - Whether a message with TRACE_MESSAGE_PERFORMANCE_TIMESTAMP alone ends with 8 bytes reserved for a time stamp.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "MESSAGE_TRACE_HEADER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct MessageTraceHeader {
    fixed: MessageTraceHeaderFixed,
    /// Sequence number of the message, from the logger: within its session, or across all sessions. `ULONG
    /// SequenceNumber`. Present if announced by `Packet.OptionFlags`.
    pub sequence_number: Option<u32>,
    /// ID of the provider component that owns the message. `ULONG ComponentId`. Present if announced by
    /// `Packet.OptionFlags`.
    pub component_id: Option<u32>,
    /// GUID that identifies the owner of the message. If both flags are set, a component ID replaces it. `GUID
    /// MessageGuid`. Present if announced by `Packet.OptionFlags`.
    pub message_guid: Option<Guid>,
    /// Time at which the message was written, from the session's clock. `LARGE_INTEGER TimeStamp`. Present if announced
    /// by `Packet.OptionFlags`.
    pub time_stamp: Option<i64>,
    /// ID of the thread that wrote the message. `ULONG ThreadId`. Present if announced by `Packet.OptionFlags`.
    pub thread_id: Option<u32>,
    /// ID of the process that wrote the message. `ULONG ProcessId`. Present if announced by `Packet.OptionFlags`.
    pub process_id: Option<u32>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageTraceHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`MessageTraceHeaderView::new`] and [`MessageTraceHeaderView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTraceHeaderView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for MessageTraceHeader {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            sequence_number: Default::default(),
            component_id: Default::default(),
            message_guid: Default::default(),
            time_stamp: Default::default(),
            thread_id: Default::default(),
            process_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for MessageTraceHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("MessageTraceHeader");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SequenceNumber", &self.sequence_number);
        shown.field("ComponentId", &self.component_id);
        shown.field("MessageGuid", &self.message_guid);
        shown.field("TimeStamp", &self.time_stamp);
        shown.field("ThreadId", &self.thread_id);
        shown.field("ProcessId", &self.process_id);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(MessageTraceHeader, fixed = MessageTraceHeaderFixed, view = MessageTraceHeaderView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for MessageTraceHeader {
    const NAME: &'static str = "MESSAGE_TRACE_HEADER";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = MessageTraceHeaderFixed(first_and_rest::<8>("MESSAGE_TRACE_HEADER", fixed)?);
        Ok(Some((u64::from(view.size())).saturating_sub(8)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTraceHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("MESSAGE_TRACE_HEADER", out);
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x1 != 0),
            usize::from(self.sequence_number.is_some())
        )?;
        if let Some(part) = &self.sequence_number {
            to.element(part);
        }
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x4 != 0),
            usize::from(self.component_id.is_some())
        )?;
        if let Some(part) = &self.component_id {
            to.element(part);
        }
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x6 == 0x2),
            usize::from(self.message_guid.is_some())
        )?;
        if let Some(part) = &self.message_guid {
            to.element(part);
        }
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x8 != 0),
            usize::from(self.time_stamp.is_some())
        )?;
        if let Some(part) = &self.time_stamp {
            to.element(part);
        }
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x20 != 0),
            usize::from(self.thread_id.is_some())
        )?;
        if let Some(part) = &self.thread_id {
            to.element(part);
        }
        to.count(
            "Packet.OptionFlags", u64::from((self.packet().option_flags() as u64) & 0x20 != 0),
            usize::from(self.process_id.is_some())
        )?;
        if let Some(part) = &self.process_id {
            to.element(part);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "MESSAGE_TRACE_HEADER", field: "Size", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageTraceHeader);
#[cfg(feature = "serde")]
serde_tailed!(
    MessageTraceHeader, table = Table::form(&LAYOUT_0),
    parts {
        sequence_number = "SequenceNumber", component_id = "ComponentId", message_guid = "MessageGuid", time_stamp =
        "TimeStamp", thread_id = "ThreadId", process_id = "ProcessId", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageTraceHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 6, size: 2, mask: 1, shift: None },
            Deciding { offset: 6, size: 2, mask: 4, shift: None },
            Deciding { offset: 6, size: 2, mask: 6, shift: None },
            Deciding { offset: 6, size: 2, mask: 8, shift: None },
            Deciding { offset: 6, size: 2, mask: 32, shift: None },
            Deciding { offset: 6, size: 2, mask: 32, shift: None },
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            let mut value = MessageTraceHeaderFixed(first_and_rest::<8>("MESSAGE_TRACE_HEADER", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_size((total) as u16);
            Ok(value)
        })
    }
}

/// Alias of [`MessageTraceHeader`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V5_1 = MessageTraceHeader;
/// Alias of [`MessageTraceHeaderView`], named by the first release of the form.
pub type V5_1View<'a> = MessageTraceHeaderView<'a>;
