// Generated from spec/structs/PERFINFO_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_TRACE_HEADER in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a system event that needs no thread, no process and no processor times.
///
/// In C: `PERFINFO_TRACE_HEADER`, 0x18 bytes with one element of its array, 0x10 without. Releases 5.1+.
///
/// C counts 0x18 bytes because of the one element that it declares for Data and the padding after it; what stands before the data is 0x10 bytes.
///
/// What no source says:
///
/// - Which item comes first when both counters and a PEBS index are inserted.
/// - Since which release items are inserted: the requests that ask for them are known from 6.2.
/// - How a session that collects 8 counters marks its events: the three bits of the marker count to 7.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_TRACE_HEADER")]
#[doc(alias = "PERFINFO_TRACE_ENTRY")]
pub struct PerfinfoTraceHeader {
    /// The bytes that `Marker`, `Version`, `HeaderType`, `Flags` share.
    pub union_00: Bytes<4>,
    /// The bytes that `Header`, `Packet` share.
    pub union_04: Bytes<4>,
    /// The bytes that `TS`, `SystemTime` share.
    pub union_08: Bytes<8>,
    /// What stands between the fixed part and the data, as the fixed part announces it.
    pub inserted: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoTraceHeader {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// How many bytes the fixed part says that follow it.
    #[cfg(feature = "binrw")]
    #[inline]
    fn announced(fixed: &[u8; 16]) -> u64 {
        PerfinfoTraceHeaderView::inserted_len(fixed) as u64
    }
    /// Reads it, and what its fixed part announces, from the start of the bytes; bytes after that are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoTraceHeaderView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, view.inserted().to_vec()))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            union_08: Bytes(get::<8, 8, _>(bytes)),
            inserted: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        put::<8, 8, _>(&mut bytes, self.union_08.0);
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
    /// `ULONG Marker`, at 0x00. The first four bytes as one number.
    #[inline]
    pub fn marker(&self) -> crate::headers::TraceHeaderMarker {
        crate::headers::TraceHeaderMarker::from_le(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `Marker`.
    #[inline]
    pub fn set_marker(&mut self, value: crate::headers::TraceHeaderMarker) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// `USHORT Version`, at 0x00. The version of the event's data in the low byte, where 2 and 3 were observed in Windows 10, and flags in the high byte: the kernel treats the version as 8 bits.
    #[inline]
    pub fn version(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `UCHAR HeaderType`, at 0x02. TRACE_HEADER_TYPE_PERFINFO32 or TRACE_HEADER_TYPE_PERFINFO64, by the pointer size of the data.
    #[inline]
    pub fn header_type(&self) -> crate::headers::TraceHeaderType {
        crate::headers::TraceHeaderType::from_le(get::<2, 1, _>(&self.union_00.0))
    }
    /// Sets `HeaderType`.
    #[inline]
    pub fn set_header_type(&mut self, value: crate::headers::TraceHeaderType) {
        put::<2, 1, _>(&mut self.union_00.0, value.to_le());
    }
    /// `UCHAR Flags`, at 0x03. The high byte of the marker: its highest bit is set in all trace headers, the next one in this one.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(&self.union_00.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<3, 1, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG Header`, at 0x04. The same four bytes as one number.
    #[inline]
    pub fn header(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `WMI_TRACE_PACKET Packet`, at 0x04. The size of the whole event, and its hook id.
    #[inline]
    pub fn packet(&self) -> crate::headers::WmiTracePacket {
        crate::headers::WmiTracePacket::from_bytes(part::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Packet`.
    #[inline]
    pub fn set_packet(&mut self, value: crate::headers::WmiTracePacket) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_bytes());
    }
    /// `PERFINFO_TIMESTAMP TS`, at 0x08. The time stamp.
    #[inline]
    pub fn ts(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `TS`.
    #[inline]
    pub fn set_ts(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `LARGE_INTEGER SystemTime`, at 0x08. The same time stamp, by the name that SYSTEM_TRACE_HEADER has for it.
    #[inline]
    pub fn system_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `SystemTime`.
    #[inline]
    pub fn set_system_time(&mut self, value: i64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// The size of the whole in bytes, data included, as `Packet.Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        16 + self.inserted.len()
    }
    /// Counters of the processor that logged the event; whoever controls the session chooses the counters and the events. Implementations are known to insert at most 4.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted as well: no source says which comes first.
    #[inline]
    pub fn event_extended_item_pmc_counters(&self) -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'_>>, Error> {
        PerfinfoTraceHeaderView::inserted_event_extended_item_pmc_counters(&self.fixed_to_bytes(), &self.inserted)
    }
    /// Inserts just this, and says so in the fixed part. The size of the whole is left alone: it counts data that are
    /// not here.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted already, [`Error::BadCount`] if the fixed part cannot say
    /// how many elements there are.
    #[inline]
    pub fn insert_event_extended_item_pmc_counters(&mut self, item: &crate::headers::EventExtendedItemPmcCounters) -> Result<(), Error> {
        let bits = u64::from(self.marker().0);
        if u64::from(self.marker().0) & 32768 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        let mut bytes = alloc::vec::Vec::new();
        Tailed::append_to(item, &mut bytes)?;
        let announced: u64 = ((bytes.len() - 0) / 8) as u64;
        if announced > 1792 >> 8 {
            return Err(Error::BadCount {
                name: "PERFINFO_TRACE_HEADER",
                field: "Marker",
                says: 1792 >> 8,
                have: announced,
            });
        }
        self.set_marker(crate::headers::TraceHeaderMarker((bits & !1792 | announced << 8) as u32));
        self.inserted = bytes;
        Ok(())
    }
    /// An index that goes with a context switch.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted as well: no source says which comes first.
    #[inline]
    pub fn event_extended_item_pebs_index(&self) -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'_>>, Error> {
        PerfinfoTraceHeaderView::inserted_event_extended_item_pebs_index(&self.fixed_to_bytes(), &self.inserted)
    }
    /// Inserts just this, and says so in the fixed part. The size of the whole is left alone: it counts data that are
    /// not here.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted already, [`Error::BadCount`] if the fixed part cannot say
    /// how many elements there are.
    #[inline]
    pub fn insert_event_extended_item_pebs_index(&mut self, item: &crate::headers::EventExtendedItemPebsIndex) -> Result<(), Error> {
        let bits = u64::from(self.marker().0);
        if u64::from(self.marker().0) & 1792 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        let mut bytes = alloc::vec::Vec::new();
        bytes.extend_from_slice(&item.to_bytes());
        let announced: u64 = 1;
        self.set_marker(crate::headers::TraceHeaderMarker((bits & !32768 | announced << 15) as u32));
        self.inserted = bytes;
        Ok(())
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_trace_header::V5_1;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoTraceHeader {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoTraceHeader {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoTraceHeader {
    const NAME: &'static str = "PERFINFO_TRACE_HEADER";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoTraceHeaderView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoTraceHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = self.inserted.len() as u64;
        let says = PerfinfoTraceHeaderView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "PERFINFO_TRACE_HEADER", field: "Marker", says, have });
        }
        out.extend_from_slice(&fixed);
        out.extend_from_slice(&self.inserted);
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_inserted!(PerfinfoTraceHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoTraceHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<[u8; 16]>(), proptest::strategy::Just(alloc::vec::Vec::new())).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 64)).prop_map(|(mut value, bytes)| { let len = PerfinfoTraceHeaderView::inserted_len(&value.fixed_to_bytes()); value.inserted = bytes[..len].to_vec(); value });
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoTraceHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoTraceHeaderView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> PerfinfoTraceHeaderView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoTraceHeader`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let inserted = Self::inserted_len(fixed);
                if inserted > rest.len() {
                    let needed = 16 + inserted;
                    return Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed, have: bytes.len() });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed: 16, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// How many bytes the fixed part says that are inserted.
    #[inline]
    fn inserted_len(fixed: &'a [u8; 16]) -> usize {
        let view = Self { fixed, rest: &[] };
        // Most headers announce nothing, and a branch that is always the same costs less than to reckon.
        if u64::from(view.marker().0) & 34560 == 0 {
            return 0;
        }
        ((view.marker().0 as u64 & 1792) >> 8) as usize * 8 + usize::from(view.marker().0 as u64 & 32768 != 0) * 8
    }
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 16]) -> Option<u64> {
        Some(PerfinfoTraceHeaderView::inserted_len(fixed) as u64)
    }
    /// What stands between the fixed part and the data.
    #[inline]
    pub fn inserted(&self) -> &'a [u8] {
        &self.rest[..Self::inserted_len(self.fixed)]
    }
    /// Counters of the processor that logged the event; whoever controls the session chooses the counters and the events. Implementations are known to insert at most 4.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted as well: no source says which comes first.
    #[inline]
    pub fn event_extended_item_pmc_counters(&self) -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'a>>, Error> {
        Self::inserted_event_extended_item_pmc_counters(self.fixed, self.inserted())
    }
    #[inline]
    fn inserted_event_extended_item_pmc_counters<'b>(fixed: &[u8; 16], inserted: &'b [u8]) -> Result<Option<crate::headers::EventExtendedItemPmcCountersView<'b>>, Error> {
        let view = PerfinfoTraceHeaderView { fixed, rest: &[] };
        let bits = u64::from(view.marker().0);
        if bits & 1792 == 0 {
            return Ok(None);
        }
        if u64::from(view.marker().0) & 32768 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        crate::headers::EventExtendedItemPmcCountersView::new(inserted).map(Some)
    }
    /// An index that goes with a context switch.
    ///
    /// # Errors
    ///
    /// [`Error::OrderUnknown`] if something else is inserted as well: no source says which comes first.
    #[inline]
    pub fn event_extended_item_pebs_index(&self) -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'a>>, Error> {
        Self::inserted_event_extended_item_pebs_index(self.fixed, self.inserted())
    }
    #[inline]
    fn inserted_event_extended_item_pebs_index<'b>(fixed: &[u8; 16], inserted: &'b [u8]) -> Result<Option<crate::headers::EventExtendedItemPebsIndexView<'b>>, Error> {
        let view = PerfinfoTraceHeaderView { fixed, rest: &[] };
        let bits = u64::from(view.marker().0);
        if bits & 32768 == 0 {
            return Ok(None);
        }
        if u64::from(view.marker().0) & 1792 != 0 {
            return Err(Error::OrderUnknown { name: "PERFINFO_TRACE_HEADER" });
        }
        crate::headers::EventExtendedItemPebsIndexView::new(inserted).map(Some)
    }
    /// The size of the whole in bytes, data included, as `Packet.Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        16 + self.inserted().len()
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
            return Err(Error::BadCount { name: "PERFINFO_TRACE_HEADER", field: "Packet.Size", says, have });
        }
        match self.rest.get(begin - 16..total - 16) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed: total, have: 16 + self.rest.len() }),
        }
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoTraceHeader {
        PerfinfoTraceHeader::with_tail(self.fixed, self.inserted().to_vec())
    }
}

getters! {
    self PerfinfoTraceHeaderView "PerfinfoTraceHeaderView" {
        /// `ULONG Marker`, at 0x00.
        marker: crate::headers::TraceHeaderMarker = crate::headers::TraceHeaderMarker::from_le(get::<0, 4, _>(self.fixed));
        /// `USHORT Version`, at 0x00.
        version: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR HeaderType`, at 0x02.
        header_type: crate::headers::TraceHeaderType = crate::headers::TraceHeaderType::from_le(get::<2, 1, _>(self.fixed));
        /// `UCHAR Flags`, at 0x03.
        flags: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `ULONG Header`, at 0x04.
        header: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `WMI_TRACE_PACKET Packet`, at 0x04.
        packet: crate::headers::WmiTracePacketView<'a> = crate::headers::WmiTracePacketView::from_bytes(part::<4, 4, _>(self.fixed));
        /// `PERFINFO_TIMESTAMP TS`, at 0x08.
        ts: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `LARGE_INTEGER SystemTime`, at 0x08.
        system_time: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for PerfinfoTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(16);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_TRACE_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoTraceHeader, Error> {
        Ok(self.to_value())
    }
}
