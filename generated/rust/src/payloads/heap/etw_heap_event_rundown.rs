// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Memory ranges of an existing heap.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_HEAP_EVENT_RUNDOWN",
    aliases: &[],
    form: "EtwHeapEventRundownPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 60,
    fixed: 52,
    inserted: &[],
    total: None,
    summary: "Memory ranges of an existing heap.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker of this header type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 8, width: 8 }, values: None, doc: "Flags of inserted items: bits 8 to 15 of the marker.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Size and hook ID of the event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "Size of the whole event, and its hook ID.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the whole event: the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Kind of the event, which determines the payload.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "Hook ID: identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Low byte of the hook ID. Consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the hook ID. Consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "HeapHandle", path: "HeapHandle", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RangeCount", path: "RangeCount", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of elements in Ranges.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Ranges", path: "Ranges", offset: 52, size: 8, ty: "ETW_HEAP_EVENT_RUNDOWN_RANGE", kind: Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count_field: "RangeCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Address", path: "Ranges.Address", offset: 52, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Ranges.Size", offset: 56, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Ranges", ty: "ETW_HEAP_EVENT_RUNDOWN_RANGE", content: Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_0), many: Many::Counted(NumberAt { field: "RangeCount", place: Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_HEAP_EVENT_RUNDOWN",
    aliases: &[],
    form: "EtwHeapEventRundownPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 72,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "Memory ranges of an existing heap.",
    fields: &[
        Field { name: "Header", path: "Header", offset: 0, size: 32, ty: "SYSTEM_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Complete trace header of the event, which is part of this structure.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Marker of this header type.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "Header.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Version", path: "Header.Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 0, width: 8 }, values: None, doc: "Version of the event's data. The whole word is nominally the version; the kernel uses 8 bits. 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 0, size: 2, ty: "USHORT", kind: Kind::Bit { start: 8, width: 8 }, values: None, doc: "Flags of inserted items: bits 8 to 15 of the marker.", units: "", unknown: false, children: &[] },
                    ] },
                    Field { name: "HeaderType", path: "Header.HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.", units: "", unknown: false, children: &[] },
                    Field { name: "Flags", path: "Header.Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the marker. Its highest bit is set in all trace headers, the next bit in this header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Size and hook ID of the event.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "Header.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "Header.Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "Size of the whole event, and its hook ID.", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "Header.Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Size of the whole event: the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "Kind of the event, which determines the payload.", units: "", unknown: false, children: &[
                        Field { name: "HookId", path: "Header.Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "Hook ID: identifier of a system event.", units: "", unknown: false, children: &[] },
                        Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                            Field { name: "Type", path: "Header.Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Low byte of the hook ID. Consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                            Field { name: "Group", path: "Header.Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "High byte of the hook ID. Consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                        ] },
                    ] },
                ] },
            ] },
            Field { name: "ThreadId", path: "Header.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "ProcessId", path: "Header.ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the process in which the event occurred.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "Header.SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time of the event, from the session's clock, whichever it is. The name distinguishes it from the two processor times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
            Field { name: "KernelTime", path: "Header.KernelTime", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kernel-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
            Field { name: "UserTime", path: "Header.UserTime", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "User-mode processor time. Absent from the compact form.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "HeapHandle", path: "HeapHandle", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RangeCount", path: "RangeCount", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of elements in Ranges.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Ranges", path: "Ranges", offset: 56, size: 16, ty: "ETW_HEAP_EVENT_RUNDOWN_RANGE", kind: Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count_field: "RangeCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Address", path: "Ranges.Address", offset: 56, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Size", path: "Ranges.Size", offset: 64, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Ranges", ty: "ETW_HEAP_EVENT_RUNDOWN_RANGE", content: Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_1), many: Many::Counted(NumberAt { field: "RangeCount", place: Place::Fixed { offset: 48, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
fixed! {
    /// Fixed part of [`EtwHeapEventRundownPtr32`] and [`EtwHeapEventRundownPtr32View`], with the getters of its fields.
    part EtwHeapEventRundownPtr32Fixed / EtwHeapEventRundownPtr32View: followed [52] "ETW_HEAP_EVENT_RUNDOWN" Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u32 = 32;
        /// `ULONG Flags` at 0x24.
        flags set_flags: u32 = 36;
        /// `ULONG ProcessId` at 0x28.
        process_id set_process_id: u32 = 40;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x2C.
        range_count set_range_count: u32 = 44;
        /// Purpose unknown. `ULONG Reserved` at 0x30.
        reserved set_reserved: u32 = 48;
    }
    bits {
    }
}

impl<B: Storage> EtwHeapEventRundownPtr32Fixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some(self.announced_count().saturating_mul(8))
    }
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
        let view = Self::begin(bytes)?;
        let rest = counted("ETW_HEAP_EVENT_RUNDOWN", "RangeCount", 8, view.announced_count(), view.0.rest)?;
        Ok(view.with_rest(rest))
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

impl<'a> Split<'a> for EtwHeapEventRundownPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwHeapEventRundownPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        Ok((view, &bytes[52 + view.0.rest.len()..]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwHeapEventRundownPtr32, Error> {
        Ok(self.to_value())
    }
}

/// Memory ranges of an existing heap.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x3c bytes with one element of its array, 0x34 without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
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
tailed!(EtwHeapEventRundownPtr32, EtwHeapEventRundownPtr32Fixed, 52, "ETW_HEAP_EVENT_RUNDOWN");
#[cfg(feature = "alloc")]
impl Tailed for EtwHeapEventRundownPtr32 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN";
    const FIXED: usize = 52;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EtwHeapEventRundownPtr32View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.ranges.len() as u64 * 8;
        let stated = self.fixed.announced().unwrap_or(have);
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
    /// Fixed part of [`EtwHeapEventRundownPtr64`] and [`EtwHeapEventRundownPtr64View`], with the getters of its fields.
    part EtwHeapEventRundownPtr64Fixed / EtwHeapEventRundownPtr64View: followed [56] "ETW_HEAP_EVENT_RUNDOWN" Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00. Returns a copy.
        header set_header: crate::headers::SystemTraceHeader = 0;
        /// `PVOID HeapHandle` at 0x20.
        heap_handle set_heap_handle: u64 = 32;
        /// `ULONG Flags` at 0x28.
        flags set_flags: u32 = 40;
        /// `ULONG ProcessId` at 0x2C.
        process_id set_process_id: u32 = 44;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x30.
        range_count set_range_count: u32 = 48;
        /// Purpose unknown. `ULONG Reserved` at 0x34.
        reserved set_reserved: u32 = 52;
    }
    bits {
    }
}

impl<B: Storage> EtwHeapEventRundownPtr64Fixed<B> {
    /// Returns the size of the array in bytes, if the fixed part states it.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(&self) -> Option<u64> {
        Some(self.announced_count().saturating_mul(16))
    }
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
        let view = Self::begin(bytes)?;
        let rest = counted("ETW_HEAP_EVENT_RUNDOWN", "RangeCount", 16, view.announced_count(), view.0.rest)?;
        Ok(view.with_rest(rest))
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

impl<'a> Split<'a> for EtwHeapEventRundownPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwHeapEventRundownPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        Ok((view, &bytes[56 + view.0.rest.len()..]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwHeapEventRundownPtr64, Error> {
        Ok(self.to_value())
    }
}

/// Memory ranges of an existing heap.
///
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x48 bytes with one element of its array, 0x38 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_HEAP_EVENT_RUNDOWN")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq, Eq)]
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
tailed!(EtwHeapEventRundownPtr64, EtwHeapEventRundownPtr64Fixed, 56, "ETW_HEAP_EVENT_RUNDOWN");
#[cfg(feature = "alloc")]
impl Tailed for EtwHeapEventRundownPtr64 {
    const NAME: &'static str = "ETW_HEAP_EVENT_RUNDOWN";
    const FIXED: usize = 56;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        Ok(EtwHeapEventRundownPtr64View::begin(fixed)?.announced())
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwHeapEventRundownPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let have = self.ranges.len() as u64 * 16;
        let stated = self.fixed.announced().unwrap_or(have);
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
