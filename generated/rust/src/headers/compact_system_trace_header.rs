// Generated from spec/structs/COMPACT_SYSTEM_TRACE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! SYSTEM_TRACE_HEADER that ends after the time stamp.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_SYSTEM_TRACE_HEADER];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("COMPACT_SYSTEM_TRACE_HEADER", "CompactSystemTraceHeader")
    .size(24)
    .about("SYSTEM_TRACE_HEADER that ends after the time stamp.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
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
                    .about("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                        TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
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
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread in which the event occurred.")
            .means(Meaning::ThreadId),
        unsigned("ULONG ProcessId").at(12..16).about("ID of the process in which the event occurred.")
            .means(Meaning::ProcessId),
        signed("LARGE_INTEGER SystemTime").at(16..24)
            .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it from the \
                two processor times that follow and does not mean the system time.")
            .means(Meaning::TimeStamp),
    ]);
fixed! {
    /// SYSTEM_TRACE_HEADER that ends after the time stamp.
    ///
    /// No known name in C; here: `COMPACT_SYSTEM_TRACE_HEADER`, 0x18 bytes. Documented for 6.2+, assumed unchanged
    /// after 2004.
    ///
    /// Microsoft declares no structure for it, only COMPACT_HEADER_SIZE, a constant for its size that includes the
    /// bytes through SystemTime.
    ///
    /// Source: Geoff Chappell, *SYSTEM_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Winsider Seminars & Solutions
    /// and contributors, *ntwmi.h*.
    #[doc(alias = "COMPACT_SYSTEM_TRACE_HEADER")]
    owned CompactSystemTraceHeader / CompactSystemTraceHeaderView: followed,
        name = "COMPACT_SYSTEM_TRACE_HEADER", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// The first four bytes as one number. `ULONG Marker` at 0x00.
        marker / set_marker: crate::headers::TraceHeaderMarker, at = 0;
        /// TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or
        /// TRACE_HEADER_TYPE_COMPACT64 in the compact form. `UCHAR HeaderType` at 0x02.
        header_type / set_header_type: crate::headers::TraceHeaderType, at = 2;
        /// High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header. `UCHAR
        /// Flags` at 0x03.
        flags / set_flags: u8, at = 3;
        /// The same four bytes as one number. `ULONG Header` at 0x04.
        header / set_header: u32, at = 4;
        /// Size of the whole event, and its hook ID. `WMI_TRACE_PACKET Packet` at 0x04. Returns a copy.
        packet / set_packet: crate::headers::WmiTracePacket, at = 4;
        /// ID of the thread in which the event occurred. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// ID of the process in which the event occurred. `ULONG ProcessId` at 0x0C.
        process_id / set_process_id: u32, at = 12;
        /// Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two
        /// processor times that follow and does not mean the system time. `LARGE_INTEGER SystemTime` at 0x10.
        system_time / set_system_time: i64, at = 16;
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
        first_and_rest("COMPACT_SYSTEM_TRACE_HEADER", bytes).map(CompactSystemTraceHeader)
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
        let view = CompactSystemTraceHeader(first_and_rest::<24>("COMPACT_SYSTEM_TRACE_HEADER", bytes)?);
        let (own, rest) = split_at("COMPACT_SYSTEM_TRACE_HEADER", bytes, view.total_size().max(24))?;
        Ok((CompactSystemTraceHeader(Borrowed { fixed: view.0.fixed, rest: &own[24..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<CompactSystemTraceHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(
                Error::BadCount {
                    name: "COMPACT_SYSTEM_TRACE_HEADER", field: "Packet.Size", stated: self.total_size() as u64,
                    have: 24
                }
            );
        }
        Ok(self.to_value())
    }
}

/// Alias of [`CompactSystemTraceHeader`], named by the first release of the form.
pub type V6_2 = CompactSystemTraceHeader;
/// Alias of [`CompactSystemTraceHeaderView`], named by the first release of the form.
pub type V6_2View<'a> = CompactSystemTraceHeaderView<'a>;
