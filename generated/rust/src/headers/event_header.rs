// Generated from spec/structs/EVENT_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of an event written through the provider interfaces of Windows Vista and later.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_HEADER, &sources::MICROSOFT_EVENT_HEADER];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTPROV, &sources::PHNT_NTWMI, &sources::CHAPPELL_EVENT_HEADER];
const SOURCES_2: &[&Source] = &[&sources::CHAPPELL_EVENT_HEADER, &sources::OBSERVED_TRACES];
const SOURCES_3: &[&Source] = &[&sources::CHAPPELL_EVENT_HEADER, &sources::MINGW_W64_EVNTCONS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_HEADER", "EventHeader")
    .size(80)
    .about("Header of an event written through the provider interfaces of Windows Vista and later.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part(
            "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", "ExtendedData",
            Content::Layout(&crate::headers::event_header_extended_data_item_in_buffer::LAYOUT_0)
        )
            .many(
                Many::While(
                    &when(
                        number(
                            "Linkage", Place::Fixed { offset: 4, size: 2, start: 0, width: 1, signed: false }, 0x1, 0
                        ),
                        None
                    )
                )
            )
            .about("Extended data items added by the kernel. The provider's data follows the last item.")
            .when(
                &when(
                    number("Flags", Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, 0x1, 0),
                    None
                )
            )
            .stated_by(SOURCES_2),
    ])
    .stated_by(SOURCES_3)
    .fields(&[
        unsigned("USHORT Size").at(0..2).about("Size of the event: this header, all extended data items and the data.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT HeaderType").at(2..4)
            .about("Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or \
                EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a header type and flags in \
                these two bytes.")
            .means(Meaning::Enumeration),
        unsigned("USHORT Flags").at(4..6)
            .about("Flags of the event, among them one for extended data items. Most are for consumers only.")
            .means(Meaning::Flags).with(&[More::Values(crate::headers::EventHeaderFlags::VALUES)]),
        unsigned("USHORT EventProperty").at(6..8).about("How to decode the event data.").means(Meaning::Flags)
            .stated_by(SOURCES).with(&[More::Values(crate::headers::EventHeaderProperty::VALUES)]),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that wrote the event.").means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process that wrote the event.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER TimeStamp").at(16..24)
            .about("Time at which the event was written, from the session's clock.").means(Meaning::TimeStamp),
        field("GUID ProviderId", Kind::Guid).at(24..40).about("Provider GUID.").means(Meaning::Guid),
        structure("EVENT_DESCRIPTOR EventDescriptor").at(40..56).about("Identity of the event within its provider.")
            .with(&[More::Fields(&[
            unsigned("USHORT EventDescriptor.Id").at(40..42).about("Event ID.").means(Meaning::Identifier)
                .stated_by(SOURCES_1),
            unsigned("UCHAR EventDescriptor.Version").at(42..43).about("Version of the event data.")
                .means(Meaning::Version).stated_by(SOURCES_1),
            unsigned("UCHAR EventDescriptor.Channel").at(43..44).about("Channel that receives the event.")
                .means(Meaning::Identifier).stated_by(SOURCES_1),
            unsigned("UCHAR EventDescriptor.Level").at(44..45)
                .about("Severity or verbosity of the event. Lower values are more severe.").means(Meaning::Enumeration)
                .stated_by(SOURCES_1),
            unsigned("UCHAR EventDescriptor.Opcode").at(45..46).about("Opcode: the step within the task.")
                .means(Meaning::EventType).stated_by(SOURCES_1),
            unsigned("USHORT EventDescriptor.Task").at(46..48)
                .about("Task: the part of the provider that logs the event.").means(Meaning::Identifier)
                .stated_by(SOURCES_1),
            unsigned("ULONGLONG EventDescriptor.Keyword").at(48..56)
                .about("Keywords: the groups that contain the event, one bit per group.").means(Meaning::Flags)
                .stated_by(SOURCES_1),
        ])]),
        union("union ").at(56..64).about("Processor times.").stated_by(SOURCES).with(&[More::Fields(&[
            structure("struct ").at(56..64).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG KernelTime").at(56..60).about("Kernel-mode processor time of the thread.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES).with(&[More::Units("timer ticks")]),
                unsigned("ULONG UserTime").at(60..64).about("User-mode processor time of the thread.")
                    .means(Meaning::TimerTicks).stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            ])]),
            unsigned("ULONG64 ProcessorTime").at(56..64)
                .about("Processor time of the thread, if a user-mode logger logged the event.")
                .means(Meaning::TimerTicks).stated_by(SOURCES).with(&[More::Units("CPU ticks")]),
        ])]),
        field("GUID ActivityId", Kind::Guid).at(64..80).about("Activity ID.").means(Meaning::ActivityId),
    ]);
fixed! {
    /// Fixed part of `EventHeader` and [`EventHeaderView`], with the getters of its fields.
    part EventHeaderFixed / EventHeaderView: followed,
        name = "EVENT_HEADER", size = 80, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the event: this header, all extended data items and the data. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// Upper half of the marker at the start of every trace header: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64,
        /// by the pointer size of the data. Other headers have a header type and flags in these two bytes. `USHORT
        /// HeaderType` at 0x02.
        header_type / set_header_type: u16, at = 2;
        /// Flags of the event, among them one for extended data items. Most are for consumers only. `USHORT Flags` at
        /// 0x04.
        flags / set_flags: crate::headers::EventHeaderFlags, at = 4;
        /// How to decode the event data. `USHORT EventProperty` at 0x06.
        event_property / set_event_property: crate::headers::EventHeaderProperty, at = 6;
        /// ID of the thread that wrote the event. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process that wrote the event. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time at which the event was written, from the session's clock. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Provider GUID. `GUID ProviderId` at 0x18.
        provider_id / set_provider_id: Guid, at = 24;
        /// Identity of the event within its provider. `EVENT_DESCRIPTOR EventDescriptor` at 0x28. Returns a copy.
        event_descriptor / set_event_descriptor: crate::headers::EventDescriptor, at = 40;
        /// Kernel-mode processor time of the thread. `ULONG KernelTime` at 0x38. Unit: timer ticks.
        kernel_time / set_kernel_time: u32, at = 56;
        /// User-mode processor time of the thread. `ULONG UserTime` at 0x3C. Unit: timer ticks.
        user_time / set_user_time: u32, at = 60;
        /// Processor time of the thread, if a user-mode logger logged the event. `ULONG64 ProcessorTime` at 0x38. Unit:
        /// CPU ticks.
        processor_time / set_processor_time: u64, at = 56;
        /// Activity ID. `GUID ActivityId` at 0x40.
        activity_id / set_activity_id: Guid, at = 64;
        /// Event ID. `USHORT Id` at 0x00. Within [`Self::event_descriptor`].
        event_id / set_event_id: u16, at = 40;
        /// Version of the event data. `UCHAR Version` at 0x02. Within [`Self::event_descriptor`].
        event_version / set_event_version: u8, at = 42;
        /// Channel that receives the event. `UCHAR Channel` at 0x03. Within [`Self::event_descriptor`].
        channel / set_channel: u8, at = 43;
        /// Severity or verbosity of the event. Lower values are more severe. `UCHAR Level` at 0x04. Within
        /// [`Self::event_descriptor`].
        level / set_level: u8, at = 44;
        /// Opcode: the step within the task. `UCHAR Opcode` at 0x05. Within [`Self::event_descriptor`].
        opcode / set_opcode: u8, at = 45;
        /// Task: the part of the provider that logs the event. `USHORT Task` at 0x06. Within
        /// [`Self::event_descriptor`].
        task / set_task: u16, at = 46;
        /// Keywords: the groups that contain the event, one bit per group. `ULONGLONG Keyword` at 0x08. Within
        /// [`Self::event_descriptor`].
        keyword / set_keyword: u64, at = 48;
    }
}

impl<B: Storage> EventHeaderFixed<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<'a> EventHeaderView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` states; [`Error::BadCount`] if
    /// that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventHeaderFixed(first_and_rest::<80>("EVENT_HEADER", bytes)?);
        let rest = within("EVENT_HEADER", "Size", 80, u64::from(view.size()), view.0.rest)?;
        Ok(EventHeaderFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventHeaderTail<'a>, Error> {
        let mut left = Left::new("EVENT_HEADER", 80, self.0.rest);
        let extended_data =
            if (self.flags().0 as u64) & 0x1 != 0 {
                Some(
                    left.items(
                        <crate::headers::EventHeaderExtendedDataItemInBufferView<'a> as Split<'a>>::split, None,
                        |item| (item.linkage() as u64) & 0x1 != 0, Some("Linkage")
                    )?
                )
            } else { None };
        Ok(EventHeaderTail { extended_data, rest: left.rest() })
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
    pub fn to_value(&self) -> Result<EventHeader, Error> {
        let tail = self.tail()?;
        Ok(EventHeader {
            fixed: EventHeaderFixed(*self.0.fixed),
            extended_data: match tail.extended_data {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?), None =>
                None
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventHeaderView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 80 + view.0.rest.len();
        let (own, rest) = split_at("EVENT_HEADER", bytes, end)?;
        Ok((EventHeaderFixed(Borrowed { fixed: view.0.fixed, rest: &own[80..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventHeader, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_HEADER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventHeaderTail<'a> {
    /// Extended data items added by the kernel. The provider's data follows the last item.
    /// `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER ExtendedData`, another as long as `Linkage` announces it. Present if
    /// announced by `Flags`.
    pub extended_data: Option<Items<'a, crate::headers::EventHeaderExtendedDataItemInBufferView<'a>>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Header of an event written through the provider interfaces of Windows Vista and later.
///
/// In C: `EVENT_HEADER`, 0x50 bytes. Documented for 6.0+, assumed unchanged after 2004.
///
/// In a trace buffer, extended data items added by the kernel follow it, and then the provider's data. Consumers
/// receive the same structure in an EVENT_RECORD for events with any type of header. This table describes the form in
/// trace buffers.
///
/// Documented since Windows Vista; defined in EVNTCONS.H (kits of 6.0 and higher).
///
/// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[doc(alias = "EVENT_HEADER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventHeader {
    fixed: EventHeaderFixed,
    /// Extended data items added by the kernel. The provider's data follows the last item.
    /// `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER ExtendedData`, another as long as `Linkage` announces it. Present if
    /// announced by `Flags`.
    pub extended_data: Option<alloc::vec::Vec<crate::headers::EventHeaderExtendedDataItemInBuffer>>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventHeaderView::new`] and [`EventHeaderView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeaderView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventHeader {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            extended_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventHeader");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ExtendedData", &self.extended_data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventHeader, fixed = EventHeaderFixed, view = EventHeaderView, size = 80);
#[cfg(feature = "alloc")]
impl Tailed for EventHeader {
    const NAME: &'static str = "EVENT_HEADER";
    const FIXED: usize = 80;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EventHeaderFixed(first_and_rest::<80>("EVENT_HEADER", fixed)?);
        Ok(Some((u64::from(view.size())).saturating_sub(80)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_HEADER", out);
        to.count("Flags", u64::from((self.flags().0 as u64) & 0x1 != 0), usize::from(self.extended_data.is_some()))?;
        if let Some(part) = &self.extended_data {
            for (index, item) in part.iter()
                .enumerate() {
                    to.tailed(item)?;
                    to.count(
                        "Linkage", u64::from((item.linkage() as u64) & 0x1 != 0), usize::from(index + 1 != part.len())
                    )?;
                }
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_HEADER", field: "Size", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventHeader);
#[cfg(feature = "serde")]
serde_tailed!(EventHeader, table = Table::form(&LAYOUT_0), parts { extended_data = "ExtendedData", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 4, size: 2, mask: 1, shift: None },
        ];
        arbitrary_from::<_, 80>(DECIDING, |bytes| {
            let mut value = EventHeaderFixed(first_and_rest::<80>("EVENT_HEADER", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_size((total) as u16);
            Ok(value)
        })
    }
}

/// Alias of [`EventHeader`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = EventHeader;
/// Alias of [`EventHeaderView`], named by the first release of the form.
pub type V6_0View<'a> = EventHeaderView<'a>;
