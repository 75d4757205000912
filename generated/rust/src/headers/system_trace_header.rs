// Generated from spec/structs/SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Header of a system event with its thread, process and, in the full form, processor times.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "SYSTEM_TRACE_HEADER",
    aliases: &[],
    form: "SystemTraceHeader",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "5.0+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "Packet.Size", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Header of a system event with its thread, process and, in the full form, processor times.",
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
        Field { name: "KernelTime", path: "KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
        Field { name: "UserTime", path: "UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Header of a system event with its thread, process and, in the full form, processor times.
    ///
    /// In C: `SYSTEM_TRACE_HEADER`, 0x20 bytes. Documented for 5.0+, assumed unchanged after 2004.
    ///
    /// A compact form ends before KernelTime. SECHOST checks this header too for the flags of extended items, but the kernel never sets them here.
    ///
    /// Source: Geoff Chappell, *SYSTEM_TRACE_HEADER*; Geoff Chappell, *Trace Headers*; Geoff Chappell, *PERFINFO_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "SYSTEM_TRACE_HEADER")]
    owned SystemTraceHeader / SystemTraceHeaderView: followed [32] "SYSTEM_TRACE_HEADER" Table::form(&LAYOUT_0);
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
        /// Kernel-mode processor time. Absent from the compact form. `ULONG KernelTime` at 0x18.
        kernel_time set_kernel_time: u32 = 24;
        /// User-mode processor time. Absent from the compact form. `ULONG UserTime` at 0x1C.
        user_time set_user_time: u32 = 28;
    }
    bits {
        /// Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10. `Version`, bits 0 to 7 of the integer at 0x00.
        version set_version: u16 = 2 0 0 8;
    }
}

impl SystemTraceHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> SystemTraceHeader<B> {
    /// Returns the total size in bytes, payload included, from `Packet.Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.packet().size() as usize
    }
}

impl<B: Storage> SystemTraceHeader<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        32
    }
}

impl<'a> SystemTraceHeaderView<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> SystemTraceHeader {
        SystemTraceHeader(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("SYSTEM_TRACE_HEADER", "Packet.Size", 32, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for SystemTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = SystemTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("SYSTEM_TRACE_HEADER", bytes, view.total_size().max(32))?;
        Ok((view.with_rest(&own[32..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<SystemTraceHeader, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "SYSTEM_TRACE_HEADER", field: "Packet.Size", stated: self.total_size() as u64, have: 32 });
        }
        Ok(self.to_value())
    }
}

/// Alias of [`SystemTraceHeader`], named by the first release of the form.
pub type V5_0 = SystemTraceHeader;
/// Alias of [`SystemTraceHeaderView`], named by the first release of the form.
pub type V5_0View<'a> = SystemTraceHeaderView<'a>;
