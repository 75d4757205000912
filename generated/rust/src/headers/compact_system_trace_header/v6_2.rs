// Generated from spec/structs/COMPACT_SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! COMPACT_SYSTEM_TRACE_HEADER in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// A SYSTEM_TRACE_HEADER that ends after the time stamp.
///
/// Microsoft gives it no name: `COMPACT_SYSTEM_TRACE_HEADER`, 0x18 bytes. Releases 6.2+.
///
/// Microsoft has no structure for it, only a constant for its size, COMPACT_HEADER_SIZE, that counts the bytes through SystemTime.
///
/// Source: Geoff Chappell, *SYSTEM_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "COMPACT_SYSTEM_TRACE_HEADER")]
pub struct CompactSystemTraceHeader {
    /// The bytes that `Marker`, `Version`, `HeaderType`, `Flags` share.
    pub union_00: Bytes<4>,
    /// The bytes that `Header`, `Packet` share.
    pub union_04: Bytes<4>,
    /// `ULONG ThreadId`, at 0x08. The thread that the event happened in.
    pub thread_id: u32,
    /// `ULONG ProcessId`, at 0x0C. The process that the event happened in.
    pub process_id: u32,
    /// `LARGE_INTEGER SystemTime`, at 0x10. When the event happened, by whatever clock the session has: the name sets it apart from the two times that follow and does not mean the system time.
    pub system_time: i64,
}

impl CompactSystemTraceHeader {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            system_time: i64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.system_time.to_le_bytes());
        bytes
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
    /// `USHORT Version`, at 0x00. Thought to be the version of the event's data: the kernel treats it as 8 bits, and 2 and 3 were observed in Windows 10.
    #[inline]
    pub fn version(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `UCHAR HeaderType`, at 0x02. TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in full, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 if compact.
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
    /// The size of the whole in bytes, data included, as `Packet.Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        24
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::compact_system_trace_header::V6_2;
}

fixed_value!(CompactSystemTraceHeader, 24, "COMPACT_SYSTEM_TRACE_HEADER");
/// A borrowed view of [`CompactSystemTraceHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CompactSystemTraceHeaderView<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> CompactSystemTraceHeaderView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`CompactSystemTraceHeader`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "COMPACT_SYSTEM_TRACE_HEADER", needed: 24, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> CompactSystemTraceHeader {
        CompactSystemTraceHeader::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Packet.Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        24
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
            return Err(Error::BadCount { name: "COMPACT_SYSTEM_TRACE_HEADER", field: "Packet.Size", says, have });
        }
        match self.rest.get(begin - 24..total - 24) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "COMPACT_SYSTEM_TRACE_HEADER", needed: total, have: 24 + self.rest.len() }),
        }
    }
}

getters! {
    self CompactSystemTraceHeaderView "CompactSystemTraceHeaderView" {
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
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x0C.
        process_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LARGE_INTEGER SystemTime`, at 0x10.
        system_time: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for CompactSystemTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = CompactSystemTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(24);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 24], ..view }, rest)),
            None => Err(Error::TooShort { name: "COMPACT_SYSTEM_TRACE_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<CompactSystemTraceHeader, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "COMPACT_SYSTEM_TRACE_HEADER", field: "Packet.Size", says: self.total_size() as u64, have: 24 });
        }
        Ok(self.to_value())
    }
}
