// Generated from spec/structs/COMPACT_SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SYSTEM_TRACE_HEADER that ends after the time stamp.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "COMPACT_SYSTEM_TRACE_HEADER",
    aliases: &[],
    form: "CompactSystemTraceHeader",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(255) },],
    releases: "6.2+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Packet.Size", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "SYSTEM_TRACE_HEADER that ends after the time stamp.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker of this header type.", units: "", unknown: false, children: &[
            Field { name: "Marker", path: "Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 8, width: 8 }, values: None, doc: "Flags of inserted items: bits 8 to 15 of the marker.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.", units: "", unknown: false, children: &[] },
                Field { name: "Flags", path: "Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Size and hook ID of the event.", units: "", unknown: false, children: &[
            Field { name: "Header", path: "Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "Packet", path: "Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "Size of the whole event, and its hook ID.", units: "", unknown: false, children: &[
                Field { name: "Size", path: "Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the whole event: the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Kind of the event, which determines the payload.", units: "", unknown: false, children: &[
                    Field { name: "HookId", path: "Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "Hook ID: identifier of a system event.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Type", path: "Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Low byte of the hook ID. Consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                        Field { name: "Group", path: "Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the hook ID. Consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
        ] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread in which the event occurred.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process in which the event occurred.", units: "", unknown: false, children: &[] },
        Field { name: "SystemTime", path: "SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// SYSTEM_TRACE_HEADER that ends after the time stamp.
    ///
    /// No known name in C; here: `COMPACT_SYSTEM_TRACE_HEADER`, 0x18 bytes. Documented for 6.2+, assumed unchanged after 2004.
    ///
    /// Microsoft declares no structure for it, only COMPACT_HEADER_SIZE, a constant for its size that includes the bytes through SystemTime.
    ///
    /// Source: Geoff Chappell, *SYSTEM_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "COMPACT_SYSTEM_TRACE_HEADER")]
    owned CompactSystemTraceHeader / CompactSystemTraceHeaderView: followed [24] "COMPACT_SYSTEM_TRACE_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// The first four bytes as one number. `ULONG Marker` at 0x00.
        marker set_marker: crate::headers::TraceHeaderMarker = 0;
        /// TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form. `UCHAR HeaderType` at 0x02.
        header_type set_header_type: crate::headers::TraceHeaderType = 2;
        /// High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header. `UCHAR Flags` at 0x03.
        flags set_flags: u8 = 3;
        /// The same four bytes as one number. `ULONG Header` at 0x04.
        header set_header: u32 = 4;
        /// Size of the whole event, and its hook ID. `WMI_TRACE_PACKET Packet` at 0x04. Returns a copy.
        packet set_packet: crate::headers::WmiTracePacket = 4;
        /// ID of the thread in which the event occurred. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// ID of the process in which the event occurred. `ULONG ProcessId` at 0x0C.
        process_id set_process_id: u32 = 12;
        /// Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time. `LARGE_INTEGER SystemTime` at 0x10.
        system_time set_system_time: i64 = 16;
    }
    bits {
        /// Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10. `Version`, bits 0 to 7 of the integer at 0x00.
        version set_version: u16 = 2 0 0 8;
    }
}

impl CompactSystemTraceHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> CompactSystemTraceHeader<B> {
    /// Returns the total size in bytes, payload included, from `Packet.Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size() as usize
    }
}

impl<B: Storage> CompactSystemTraceHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        24
    }
}

impl<'a> CompactSystemTraceHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> CompactSystemTraceHeader {
        CompactSystemTraceHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("COMPACT_SYSTEM_TRACE_HEADER", "Packet.Size", 24, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for CompactSystemTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = CompactSystemTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("COMPACT_SYSTEM_TRACE_HEADER", bytes, view.total_size().max(24))?;
        Ok((view.with_rest(&own[24..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<CompactSystemTraceHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "COMPACT_SYSTEM_TRACE_HEADER", field: "Packet.Size", stated: self.total_size() as u64, have: 24 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`CompactSystemTraceHeader`], named by the first release of the form.
pub type V6_2 = CompactSystemTraceHeader;
/// Alias of [`CompactSystemTraceHeaderView`], named by the first release of the form.
pub type V6_2View<'a> = CompactSystemTraceHeaderView<'a>;
