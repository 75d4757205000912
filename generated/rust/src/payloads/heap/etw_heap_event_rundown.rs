// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory ranges of an existing heap.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_RUNDOWN", "EtwHeapEventRundownPtr32", (60, 52), "Memory ranges of an existing heap.", &[
    field("Header", 0, 32, "SYSTEM_TRACE_HEADER", Kind::Struct, "Complete trace header of the event, which is part of this structure.").with(&[
        field("", 0, 4, "union", Kind::Union, "Marker of this header type.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Marker", 0, 4, "ULONG", "The first four bytes as one number.").at_path("Header.Marker").of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("", 0, 4, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                field("", 0, 2, "USHORT", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]).with(&[
                    bit("Version", (0, 2), "USHORT", 0, 8, "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.").at_path("Header.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                    bit("", (0, 2), "USHORT", 8, 8, "Flags of inserted items: bits 8 to 15 of the marker.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                ]),
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 3, 1, "UCHAR", "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.").at_path("Header.Flags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Size and hook ID of the event.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Header", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Header").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("Packet", 4, 4, "WMI_TRACE_PACKET", Kind::Struct, "Size of the whole event, and its hook ID.").at_path("Header.Packet").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Size", 4, 2, "USHORT", "Size of the whole event: the header and all data that follows.").at_path("Header.Packet.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                field("", 6, 2, "union", Kind::Union, "Kind of the event, which determines the payload.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                    unsigned("HookId", 6, 2, "USHORT", "Hook ID: identifier of a system event.").at_path("Header.Packet.HookId").of(crate::headers::HookId::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    field("", 6, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                        unsigned("Type", 6, 1, "UCHAR", "Low byte of the hook ID. Consumers see it as the opcode.").at_path("Header.Packet.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                        unsigned("Group", 7, 1, "UCHAR", "High byte of the hook ID. Consumers see it as the GUID of a provider.").at_path("Header.Packet.Group").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    ]),
                ]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread in which the event occurred.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process in which the event occurred.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("SystemTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.").at_path("Header.SystemTime").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("KernelTime", 24, 4, "ULONG", "Kernel-mode processor time. Absent from the compact form.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("UserTime", 28, 4, "ULONG", "User-mode processor time. Absent from the compact form.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    address("HeapHandle", 32, 4, "PVOID", "").means(Meaning::Heap),
    unsigned("Flags", 36, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("ProcessId", 40, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("RangeCount", 44, 4, "ULONG", "Number of elements in Ranges.").means(Meaning::Count),
    unsigned("Reserved", 48, 4, "ULONG", "").means(Meaning::Reserved),
    field("Ranges", 52, 8, "ETW_HEAP_EVENT_RUNDOWN_RANGE", Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count_field: "RangeCount", mask: 18446744073709551615, shift: 0 }, "").with(&[
        address("Address", 52, 4, "PVOID", "").at_path("Ranges.Address").means(Meaning::DataAddress),
        unsigned("Size", 56, 4, "SIZE_T", "").at_path("Ranges.Size").up_to(64).in_units("bytes").means(Meaning::Bytes),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("Ranges", "ETW_HEAP_EVENT_RUNDOWN_RANGE", Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_0), Many::Counted(number("RangeCount", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0)), ""),
    ])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_RUNDOWN", "EtwHeapEventRundownPtr64", (72, 56), "Memory ranges of an existing heap.", &[
    field("Header", 0, 32, "SYSTEM_TRACE_HEADER", Kind::Struct, "Complete trace header of the event, which is part of this structure.").with(&[
        field("", 0, 4, "union", Kind::Union, "Marker of this header type.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Marker", 0, 4, "ULONG", "The first four bytes as one number.").at_path("Header.Marker").of(crate::headers::TraceHeaderMarker::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("", 0, 4, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                field("", 0, 2, "USHORT", Kind::Bits, "").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]).with(&[
                    bit("Version", (0, 2), "USHORT", 0, 8, "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.").at_path("Header.Version").means(Meaning::Version).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                    bit("", (0, 2), "USHORT", 8, 8, "Flags of inserted items: bits 8 to 15 of the marker.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER]),
                ]),
                unsigned("HeaderType", 2, 1, "UCHAR", "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.").at_path("Header.HeaderType").of(crate::headers::TraceHeaderType::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                unsigned("Flags", 3, 1, "UCHAR", "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.").at_path("Header.Flags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            ]),
        ]),
        field("", 4, 4, "union", Kind::Union, "Size and hook ID of the event.").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
            unsigned("Header", 4, 4, "ULONG", "The same four bytes as one number.").at_path("Header.Header").means(Meaning::Hex).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
            field("Packet", 4, 4, "WMI_TRACE_PACKET", Kind::Struct, "Size of the whole event, and its hook ID.").at_path("Header.Packet").stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                unsigned("Size", 4, 2, "USHORT", "Size of the whole event: the header and all data that follows.").at_path("Header.Packet.Size").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                field("", 6, 2, "union", Kind::Union, "Kind of the event, which determines the payload.").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                    unsigned("HookId", 6, 2, "USHORT", "Hook ID: identifier of a system event.").at_path("Header.Packet.HookId").of(crate::headers::HookId::VALUES).means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    field("", 6, 2, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]).with(&[
                        unsigned("Type", 6, 1, "UCHAR", "Low byte of the hook ID. Consumers see it as the opcode.").at_path("Header.Packet.Type").means(Meaning::EventType).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                        unsigned("Group", 7, 1, "UCHAR", "High byte of the hook ID. Consumers see it as the GUID of a provider.").at_path("Header.Packet.Group").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::CHAPPELL_WMI_TRACE_PACKET, &crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
                    ]),
                ]),
            ]),
        ]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread in which the event occurred.").at_path("Header.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("ProcessId", 12, 4, "ULONG", "ID of the process in which the event occurred.").at_path("Header.ProcessId").means(Meaning::ProcessId).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        field("SystemTime", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.").at_path("Header.SystemTime").means(Meaning::TimeStamp).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("KernelTime", 24, 4, "ULONG", "Kernel-mode processor time. Absent from the compact form.").at_path("Header.KernelTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
        unsigned("UserTime", 28, 4, "ULONG", "User-mode processor time. Absent from the compact form.").at_path("Header.UserTime").in_units("timer ticks").means(Meaning::TimerTicks).stated_by(&[&crate::rt::sources::CHAPPELL_SYSTEM_TRACE_HEADER, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_PERFINFO_TRACE_HEADER, &crate::rt::sources::PHNT_NTWMI]),
    ]),
    address("HeapHandle", 32, 8, "PVOID", "").means(Meaning::Heap),
    unsigned("Flags", 40, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("ProcessId", 44, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("RangeCount", 48, 4, "ULONG", "Number of elements in Ranges.").means(Meaning::Count),
    unsigned("Reserved", 52, 4, "ULONG", "").means(Meaning::Reserved),
    field("Ranges", 56, 16, "ETW_HEAP_EVENT_RUNDOWN_RANGE", Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count_field: "RangeCount", mask: 18446744073709551615, shift: 0 }, "").with(&[
        address("Address", 56, 8, "PVOID", "").at_path("Ranges.Address").means(Meaning::DataAddress),
        unsigned("Size", 64, 8, "SIZE_T", "").at_path("Ranges.Size").in_units("bytes").means(Meaning::Bytes),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("Ranges", "ETW_HEAP_EVENT_RUNDOWN_RANGE", Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_1), Many::Counted(number("RangeCount", Place::Fixed { offset: 48, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0)), ""),
    ])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Fixed part of `EtwHeapEventRundownPtr32` and [`EtwHeapEventRundownPtr32View`], with the getters of its fields.
    part EtwHeapEventRundownPtr32Fixed / EtwHeapEventRundownPtr32View: followed [52] "ETW_HEAP_EVENT_RUNDOWN" Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u32 = 32;
        /// `ULONG Flags` at 0x24.
        flags set_flags: u32 = 36;
        /// Process ID. `ULONG ProcessId` at 0x28.
        process_id set_process_id: u32 = 40;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x2C.
        range_count set_range_count: u32 = 44;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x30.
        reserved set_reserved: u32 = 48;
    }
    bits {
    }
}

impl<B: Storage> EtwHeapEventRundownPtr32Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.range_count() as u64
    }
}

impl<'a> EtwHeapEventRundownPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes, [`Error::BadCount`] if `RangeCount` exceeds the elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwHeapEventRundownPtr32Fixed(first_and_rest::<52>("ETW_HEAP_EVENT_RUNDOWN", bytes)?);
        let rest = counted("ETW_HEAP_EVENT_RUNDOWN", "RangeCount", 8, view.announced_count(), view.0.rest)?;
        Ok(EtwHeapEventRundownPtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges` at 0x34.
    #[inline]
    pub fn ranges(&self) -> Elements<'a, crate::payloads::heap::EtwHeapEventRundownRangePtr32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventRundownPtr32 {
        EtwHeapEventRundownPtr32 { fixed: EtwHeapEventRundownPtr32Fixed(*self.0.fixed), ranges: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwHeapEventRundownPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwHeapEventRundownPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Ranges", &self.ranges()).finish()
    }
}

/// Memory ranges of an existing heap.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x3c bytes with one element of its array, 0x34 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwHeapEventRundownPtr32 {
    fixed: EtwHeapEventRundownPtr32Fixed,
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges` at 0x34.
    pub ranges: alloc::vec::Vec<crate::payloads::heap::EtwHeapEventRundownRangePtr32>,
}

#[cfg(feature = "alloc")]
impl EtwHeapEventRundownPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwHeapEventRundownPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwHeapEventRundownPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), ranges: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwHeapEventRundownPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwHeapEventRundownPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Ranges", &self.ranges).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwHeapEventRundownPtr32, EtwHeapEventRundownPtr32Fixed, EtwHeapEventRundownPtr32View, 52, "ETW_HEAP_EVENT_RUNDOWN");
#[cfg(feature = "alloc")]
impl Tailed for EtwHeapEventRundownPtr32 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN";
    const FIXED: usize = 52;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwHeapEventRundownPtr32Fixed(first_and_rest::<52>("ETW_HEAP_EVENT_RUNDOWN", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(8)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.ranges.len() as u64 * 8, self.fixed.announced_count().saturating_mul(8));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_HEAP_EVENT_RUNDOWN", field: "RangeCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.ranges.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwHeapEventRundownPtr32);
#[cfg(feature = "serde")]
serde_tailed!(EtwHeapEventRundownPtr32, Table::form(&LAYOUT_0), { ranges "Ranges" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 52]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::heap::EtwHeapEventRundownRangePtr32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, ranges)| {
            let mut value = Self { fixed: EtwHeapEventRundownPtr32Fixed(fixed), ranges };
            let count = value.ranges.len() as u64;
            value.set_range_count((count) as u32);
            value
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `EtwHeapEventRundownPtr64` and [`EtwHeapEventRundownPtr64View`], with the getters of its fields.
    part EtwHeapEventRundownPtr64Fixed / EtwHeapEventRundownPtr64View: followed [56] "ETW_HEAP_EVENT_RUNDOWN" Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u64 = 32;
        /// `ULONG Flags` at 0x28.
        flags set_flags: u32 = 40;
        /// Process ID. `ULONG ProcessId` at 0x2C.
        process_id set_process_id: u32 = 44;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x30.
        range_count set_range_count: u32 = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x34.
        reserved set_reserved: u32 = 52;
    }
    bits {
    }
}

impl<B: Storage> EtwHeapEventRundownPtr64Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.range_count() as u64
    }
}

impl<'a> EtwHeapEventRundownPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes, [`Error::BadCount`] if `RangeCount` exceeds the elements present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwHeapEventRundownPtr64Fixed(first_and_rest::<56>("ETW_HEAP_EVENT_RUNDOWN", bytes)?);
        let rest = counted("ETW_HEAP_EVENT_RUNDOWN", "RangeCount", 16, view.announced_count(), view.0.rest)?;
        Ok(EtwHeapEventRundownPtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges` at 0x38.
    #[inline]
    pub fn ranges(&self) -> Elements<'a, crate::payloads::heap::EtwHeapEventRundownRangePtr64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventRundownPtr64 {
        EtwHeapEventRundownPtr64 { fixed: EtwHeapEventRundownPtr64Fixed(*self.0.fixed), ranges: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EtwHeapEventRundownPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwHeapEventRundownPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("Ranges", &self.ranges()).finish()
    }
}

/// Memory ranges of an existing heap.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x48 bytes with one element of its array, 0x38 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwHeapEventRundownPtr64 {
    fixed: EtwHeapEventRundownPtr64Fixed,
    /// `ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges` at 0x38.
    pub ranges: alloc::vec::Vec<crate::payloads::heap::EtwHeapEventRundownRangePtr64>,
}

#[cfg(feature = "alloc")]
impl EtwHeapEventRundownPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwHeapEventRundownPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwHeapEventRundownPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), ranges: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwHeapEventRundownPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwHeapEventRundownPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Ranges", &self.ranges).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwHeapEventRundownPtr64, EtwHeapEventRundownPtr64Fixed, EtwHeapEventRundownPtr64View, 56, "ETW_HEAP_EVENT_RUNDOWN");
#[cfg(feature = "alloc")]
impl Tailed for EtwHeapEventRundownPtr64 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN";
    const FIXED: usize = 56;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EtwHeapEventRundownPtr64Fixed(first_and_rest::<56>("ETW_HEAP_EVENT_RUNDOWN", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(16)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.ranges.len() as u64 * 16, self.fixed.announced_count().saturating_mul(16));
        if stated != have {
            return Err(Error::BadCount { name: "ETW_HEAP_EVENT_RUNDOWN", field: "RangeCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.ranges.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwHeapEventRundownPtr64);
#[cfg(feature = "serde")]
serde_tailed!(EtwHeapEventRundownPtr64, Table::form(&LAYOUT_1), { ranges "Ranges" });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 56]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::heap::EtwHeapEventRundownRangePtr64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, ranges)| {
            let mut value = Self { fixed: EtwHeapEventRundownPtr64Fixed(fixed), ranges };
            let count = value.ranges.len() as u64;
            value.set_range_count((count) as u32);
            value
        }).boxed()
    }
}

/// Alias of [`EtwHeapEventRundownPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventRundownPtr32` or `EtwHeapEventRundownPtr64`"]
pub type EtwHeapEventRundown = EtwHeapEventRundownPtr64;
/// Alias of [`EtwHeapEventRundownPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwHeapEventRundownPtr32View` or `EtwHeapEventRundownPtr64View`"]
pub type EtwHeapEventRundownView<'a> = EtwHeapEventRundownPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ETW_HEAP_EVENT_RUNDOWN" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        EtwHeapEventRundownPtr32(EtwHeapEventRundownPtr32, tailed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        EtwHeapEventRundownPtr64(EtwHeapEventRundownPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
