// Generated from spec/structs/PERFINFO_TRACE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a system event without thread, process and processor times.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::CHAPPELL_WMI_CONTEXTSWAP];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_TRACE_HEADER", "PerfinfoTraceHeader")
    .size(24)
    .fixed(16)
    .about("Header of a system event without thread, process and processor times.")
    .in_releases("5.1+", &[holds(Pointer::Bits32, 1, 255), holds(Pointer::Bits64, 1, 255)])
    .also_called(&["PERFINFO_TRACE_ENTRY"])
    .with_inserted(
        &[
            inserted(
                "EVENT_EXTENDED_ITEM_PMC_COUNTERS", &crate::headers::event_extended_item_pmc_counters::LAYOUT_0,
                "Marker", 1792, 0, Some((1792, 8, 8))
            ),
            inserted(
                "EVENT_EXTENDED_ITEM_PEBS_INDEX", &crate::headers::event_extended_item_pebs_index::LAYOUT_0, "Marker",
                32768, 8, None
            )
        ]
    )
    .with_total(
        &number("Packet.Size", Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .stated_by(SOURCES_2)
    .fields(&[
        union("union ").at(0..4).about("Marker of this header type.").with(&[More::Fields(&[
            unsigned("ULONG Marker").at(0..4).about("The first four bytes as one number.").means(Meaning::Flags)
                .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
            structure("struct ").at(0..4).with(&[More::Fields(&[
                bit_fields("USHORT ").at(0..2).stated_by(SOURCES).with(&[More::Fields(&[
                    bit("USHORT Version").at(0..2).bits(0..8)
                        .about("Version of the event's data. The whole word is nominally the version; the kernel uses \
                            8 bits. 2 and 3 were observed in Windows 10.")
                        .means(Meaning::Version).stated_by(SOURCES),
                    bit("USHORT ").at(0..2).bits(8..16).about("Flags of inserted items: bits 8 to 15 of the marker.")
                        .stated_by(SOURCES),
                ])]),
                unsigned("UCHAR HeaderType").at(2..3)
                    .about("TRACE_HEADER_TYPE_PERFINFO32 or TRACE_HEADER_TYPE_PERFINFO64, by the pointer size of the \
                        data.")
                    .means(Meaning::Enumeration).with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                unsigned("UCHAR Flags").at(3..4)
                    .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit in this \
                        header.")
                    .means(Meaning::Flags),
            ])]),
        ])]),
        union("union ").at(4..8).about("Size and hook ID of the event.").with(&[More::Fields(&[
            unsigned("ULONG Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex),
            structure("WMI_TRACE_PACKET Packet").at(4..8).about("Size of the whole event, and its hook ID.")
                .with(&[More::Fields(&[
                unsigned("USHORT Packet.Size").at(4..6)
                    .about("Size of the whole event: the header and all data that follows.").means(Meaning::Bytes)
                    .stated_by(SOURCES_1).with(&[More::Units("bytes")]),
                union("union ").at(6..8).about("Kind of the event, which determines the payload.").stated_by(SOURCES_1)
                    .with(&[More::Fields(&[
                    unsigned("USHORT Packet.HookId").at(6..8).about("Hook ID: identifier of a system event.")
                        .means(Meaning::Enumeration).stated_by(SOURCES_1)
                        .with(&[More::Values(crate::headers::HookId::VALUES)]),
                    structure("struct ").at(6..8).stated_by(SOURCES_1).with(&[More::Fields(&[
                        unsigned("UCHAR Packet.Type").at(6..7)
                            .about("Low byte of the hook ID. Consumers see it as the opcode.").means(Meaning::EventType)
                            .stated_by(SOURCES_1),
                        unsigned("UCHAR Packet.Group").at(7..8)
                            .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                            .means(Meaning::Enumeration).stated_by(SOURCES_1),
                    ])]),
                ])]),
            ])]),
        ])]),
        union("union ").at(8..16).about("Time of the event.").with(&[More::Fields(&[
            unsigned("PERFINFO_TIMESTAMP TS").at(8..16).about("Time stamp.").means(Meaning::TimeStamp),
            signed("LARGE_INTEGER SystemTime").at(8..16)
                .about("The same time stamp, under the name used by SYSTEM_TRACE_HEADER.").means(Meaning::TimeStamp),
        ])]),
        field("UCHAR Data", Kind::Data).at(16..17).about("Event data, after any inserted items.")
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `PerfinfoTraceHeader` and [`PerfinfoTraceHeaderView`], with the getters of its fields.
    part PerfinfoTraceHeaderFixed / PerfinfoTraceHeaderView: followed,
        name = "PERFINFO_TRACE_HEADER", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// The first four bytes as one number. `ULONG Marker` at 0x00.
        marker / set_marker: crate::headers::TraceHeaderMarker, at = 0;
        /// TRACE_HEADER_TYPE_PERFINFO32 or TRACE_HEADER_TYPE_PERFINFO64, by the pointer size of the data. `UCHAR
        /// HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header. `UCHAR
        /// Flags` at 0x03.
        flags / set_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Header` at 0x04.
        header / set_header: u32, at = 4;
        /// Size of the whole event, and its hook ID. `WMI_TRACE_PACKET Packet` at 0x04. Returns a copy.
        packet / set_packet: crate::headers::WmiTracePacket, at = 4;
        /// Time stamp. `PERFINFO_TIMESTAMP TS` at 0x08.
        ts / set_ts: u64, at = 8;
        /// The same time stamp, under the name used by SYSTEM_TRACE_HEADER. `LARGE_INTEGER SystemTime` at 0x08.
        system_time / set_system_time: i64, at = 8;
        /// Size of the whole event: the header and all data that follows. `USHORT Size` at 0x00. Unit: bytes. Within
        /// [`Self::packet`].
        size / set_size: u16, at = 4;
        /// Hook ID: identifier of a system event. `USHORT HookId` at 0x02. Within [`Self::packet`].
        hook_id / set_hook_id: crate::headers::HookId, at = 6;
        /// Low byte of the hook ID. Consumers see it as the opcode. `UCHAR Type` at 0x02. Within [`Self::packet`].
        opcode / set_opcode: u8, at = 6;
    }
    bits {
        /// Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were
        /// observed in Windows 10. `Version`, bits 0 to 7 of the integer at 0x00.
        version / set_version: u16, at = 0, size = 2, bits = 0..8;
    }
}

impl<B: Storage> PerfinfoTraceHeaderFixed<B> {
    /// Returns the total size in bytes, payload included, from `Packet.Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size() as usize
    }
}

impl<B: Storage> PerfinfoTraceHeaderFixed<B> {
    /// Returns the size in bytes of the items that the fixed part announces.
    #[inline]
    fn inserted_len(&self) -> usize {
        // Most headers announce nothing, and a branch that is always the same costs less than the sum.
        if u64::from(self.marker().0) & 34560 == 0 {
            return 0;
        }
        ((self.marker().0 as u64 & 1792) >> 8) as usize * 8 + usize::from(self.marker().0 as u64 & 32768 != 0) * 8
    }
    #[inline]
    fn find_event_extended_item_pmc_counters<'b>(&self, inserted: &'b [u8])
        -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'b>>, Error> {
        if u64::from(self.marker().0) & 1792 == 0 {
            return Ok(None);
        }
        if u64::from(self.marker().0) & 32768 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        crate::headers::EventExtendedItemPmcCountersView::new(inserted).map(Some)
    }
    #[inline]
    fn find_event_extended_item_pebs_index<'b>(&self, inserted: &'b [u8])
        -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'b>>, Error> {
        if u64::from(self.marker().0) & 32768 == 0 {
            return Ok(None);
        }
        if u64::from(self.marker().0) & 1792 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        crate::headers::EventExtendedItemPebsIndexView::new(inserted).map(Some)
    }
}

impl<'a> PerfinfoTraceHeaderView<'a> {
    /// Creates a view of the header, its inserted items, and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the header and the items that it announces need.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoTraceHeaderFixed(first_and_rest::<16>("PERFINFO_TRACE_HEADER", bytes)?);
        let needed = 16 + view.inserted_len();
        if needed > bytes.len() {
            return Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed, have: bytes.len() });
        }
        Ok(view)
    }
    /// Returns the bytes of the inserted items, between the fixed part and the payload.
    #[inline]
    pub fn inserted(&self) -> &'a [u8] {
        &self.0.rest[..self.inserted_len()]
    }
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        16 + self.inserted_len()
    }
    /// Counters of the processor that logged the event. The controller of the session selects the counters and the
    /// events. At most 4 are inserted.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced, because their order is unknown.
    #[inline]
    pub fn event_extended_item_pmc_counters(&self)
        -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'a>>, Error> {
        self.find_event_extended_item_pmc_counters(self.inserted())
    }
    /// Index recorded with a context switch.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced, because their order is unknown.
    #[inline]
    pub fn event_extended_item_pebs_index(&self) -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'a>>,
        Error> {
        self.find_event_extended_item_pebs_index(self.inserted())
    }
    /// Returns an owned copy of the header and its items.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoTraceHeader {
        PerfinfoTraceHeader::with_inserted(*self.0.fixed, self.inserted().to_vec())
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("PERFINFO_TRACE_HEADER", "Packet.Size", 16, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl core::fmt::Debug for PerfinfoTraceHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoTraceHeaderView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::inserted(&mut shown, self.inserted()).finish()
    }
}

impl<'a> Split<'a> for PerfinfoTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(16);
        let (own, rest) = split_at("PERFINFO_TRACE_HEADER", bytes, end)?;
        Ok((PerfinfoTraceHeaderFixed(Borrowed { fixed: view.0.fixed, rest: &own[16..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoTraceHeader, Error> {
        Ok(self.to_value())
    }
}

/// Header of a system event without thread, process and processor times.
///
/// In C: `PERFINFO_TRACE_HEADER`, 0x18 bytes with one element of its array, 0x10 without elements. Documented for 5.1+,
/// assumed unchanged after 2004.
///
/// The size in C is 0x18 bytes, because it includes the one declared element of Data and the padding after it. The part
/// before the data is 0x10 bytes.
///
/// Undocumented; defined in NTWMI.H (kits of 10.0 to 1511); type information in symbol files of
/// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
/// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher).
/// Public symbol files of the kernel and of low-level DLLs lack the type.
///
/// Unknown:
///
/// - Which item comes first if both counters and a PEBS index are inserted.
/// - First release that inserts items. The requests that enable them are known from 6.2.
/// - How a session that collects 8 counters marks its events. The three bits of the marker count to 7.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and
/// contributors, *ntwmi.h*.
#[doc(alias = "PERFINFO_TRACE_HEADER")]
#[doc(alias = "PERFINFO_TRACE_ENTRY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoTraceHeader {
    fixed: PerfinfoTraceHeaderFixed,
    /// Bytes of the inserted items, between the fixed part and the payload.
    pub inserted: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoTraceHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    #[inline]
    fn with_inserted(fixed: [u8; 16], inserted: alloc::vec::Vec<u8>) -> Self {
        Self { fixed: PerfinfoTraceHeaderFixed(fixed), inserted }
    }
    /// Reads the header and the items that it announces from the start of the bytes. Bytes after them are ignored.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoTraceHeaderView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoTraceHeaderView::new(bytes).map(|view| view.to_value())
    }
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        16 + self.inserted.len()
    }
    /// Counters of the processor that logged the event. The controller of the session selects the counters and the
    /// events. At most 4 are inserted.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced, because their order is unknown.
    #[inline]
    pub fn event_extended_item_pmc_counters(&self)
        -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'_>>, Error> {
        self.fixed.find_event_extended_item_pmc_counters(&self.inserted)
    }
    /// Inserts an item and announces it in the fixed part. Replaces an item of the same kind.
    ///
    /// The total size is unchanged, because it includes a payload that the value does not contain.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced already, [`Error::BadCount`] if the fixed part cannot
    /// announce the number of elements.
    #[inline]
    pub fn insert_event_extended_item_pmc_counters(&mut self, item: &crate::headers::EventExtendedItemPmcCounters)
        -> Result<(), Error> {
        let bits = u64::from(self.marker().0);
        if u64::from(self.marker().0) & 32768 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        let mut bytes = alloc::vec::Vec::new();
        Tailed::append_to(item, &mut bytes)?;
        let announced: u64 = (bytes.len() / 8) as u64;
        if announced > 1792 >> 8 {
            return Err(
                Error::BadCount { name: "PERFINFO_TRACE_HEADER", field: "Marker", stated: 1792 >> 8, have: announced }
            );
        }
        self.set_marker(crate::headers::TraceHeaderMarker((bits & !1792 | announced << 8) as u32));
        self.inserted = bytes;
        Ok(())
    }
    /// Index recorded with a context switch.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced, because their order is unknown.
    #[inline]
    pub fn event_extended_item_pebs_index(&self) -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'_>>,
        Error> {
        self.fixed.find_event_extended_item_pebs_index(&self.inserted)
    }
    /// Inserts an item and announces it in the fixed part. Replaces an item of the same kind.
    ///
    /// The total size is unchanged, because it includes a payload that the value does not contain.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if another item is announced already, [`Error::BadCount`] if the fixed part cannot
    /// announce the number of elements.
    #[inline]
    pub fn insert_event_extended_item_pebs_index(&mut self, item: &crate::headers::EventExtendedItemPebsIndex)
        -> Result<(), Error> {
        let bits = u64::from(self.marker().0);
        if u64::from(self.marker().0) & 1792 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        let mut bytes = alloc::vec::Vec::new();
        bytes.extend_from_slice(item.as_bytes());
        let announced: u64 = 1;
        self.set_marker(crate::headers::TraceHeaderMarker((bits & !32768 | announced << 15) as u32));
        self.inserted = bytes;
        Ok(())
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoTraceHeader {
    /// Returns the header with all bytes zero and no inserted items.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), inserted: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoTraceHeader {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoTraceHeader");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        show::inserted(&mut shown, &self.inserted).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoTraceHeader, fixed = PerfinfoTraceHeaderFixed, view = PerfinfoTraceHeaderView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoTraceHeader {
    const NAME: &'static str = "PERFINFO_TRACE_HEADER";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(Some(PerfinfoTraceHeaderFixed(first_and_rest::<16>("PERFINFO_TRACE_HEADER", fixed)?).inserted_len() as u64))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoTraceHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (stated, have) = (self.fixed.inserted_len() as u64, self.inserted.len() as u64);
        if stated != have {
            return Err(Error::BadCount { name: "PERFINFO_TRACE_HEADER", field: "Marker", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        out.extend_from_slice(&self.inserted);
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_inserted!(PerfinfoTraceHeader);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoTraceHeader, table = Table::form(&LAYOUT_0), parts { inserted = "inserted", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoTraceHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let inserted = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 64);
        (fixed, inserted).prop_map(|(fixed, mut inserted)| {
            inserted.truncate(PerfinfoTraceHeaderFixed(fixed).inserted_len());
            Self::with_inserted(fixed, inserted)
        }).boxed()
    }
}

/// Alias of [`PerfinfoTraceHeader`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V5_1 = PerfinfoTraceHeader;
/// Alias of [`PerfinfoTraceHeaderView`], named by the first release of the form.
pub type V5_1View<'a> = PerfinfoTraceHeaderView<'a>;
