// Generated from spec/structs/ETW_HEAP_EVENT_RUNDOWN.toml by `cargo spec generate`. Do not edit: edit that file.

//! Memory ranges of an existing heap.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::CHAPPELL_TRACEHEADERS,
        &sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::PHNT_NTWMI
    ];
const SOURCES_1: &[&Source] = &[&sources::CHAPPELL_SYSTEM_TRACE_HEADER];
const SOURCES_2: &[&Source] =
    &[&sources::CHAPPELL_WMI_TRACE_PACKET, &sources::CHAPPELL_SYSTEM_TRACE_HEADER, &sources::PHNT_NTWMI];
const SOURCES_3: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_HEAP_EVENT_RUNDOWN", "EtwHeapEventRundownPtr32")
    .size(60)
    .fixed(52)
    .about("Memory ranges of an existing heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part(
            "ETW_HEAP_EVENT_RUNDOWN_RANGE", "Ranges",
            Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_0)
        )
            .many(
                Many::Counted(
                    &number(
                        "RangeCount", Place::Fixed { offset: 44, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER Header").at(0..32)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker of this header type.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    bit_fields("USHORT ").at(0..2).stated_by(SOURCES_1).with(&[More::Fields(&[
                        bit("USHORT Header.Version").at(0..2).bits(0..8)
                            .about("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT ").at(0..2).bits(8..16)
                            .about("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ])]),
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.Flags").at(3..4)
                        .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Size and hook ID of the event.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("WMI_TRACE_PACKET Header.Packet").at(4..8).about("Size of the whole event, and its hook ID.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT Header.Packet.Size").at(4..6)
                        .about("Size of the whole event: the header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    union("union ").at(6..8).about("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[More::Fields(&[
                        unsigned("USHORT Header.Packet.HookId").at(6..8).about("Hook ID: identifier of a system event.")
                            .means(Meaning::Enumeration).stated_by(SOURCES_2)
                            .with(&[More::Values(crate::headers::HookId::VALUES)]),
                        structure("struct ").at(6..8).stated_by(SOURCES_2).with(&[More::Fields(&[
                            unsigned("UCHAR Header.Packet.Type").at(6..7)
                                .about("Low byte of the hook ID. Consumers see it as the opcode.")
                                .means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR Header.Packet.Group").at(7..8)
                                .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ])]),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12).about("ID of the thread in which the event occurred.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process in which the event occurred.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.SystemTime").at(16..24)
                .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it from \
                    the two processor times that follow and does not mean the system time.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG Header.KernelTime").at(24..28)
                .about("Kernel-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            unsigned("ULONG Header.UserTime").at(28..32)
                .about("User-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
        ])]),
        address("PVOID HeapHandle").at(32..36).means(Meaning::Heap),
        unsigned("ULONG Flags").at(36..40).means(Meaning::Flags),
        unsigned("ULONG ProcessId").at(40..44).means(Meaning::ProcessId),
        unsigned("ULONG RangeCount").at(44..48).about("Number of elements in Ranges.").means(Meaning::Count),
        unsigned("ULONG Reserved").at(48..52).means(Meaning::Reserved),
        field(
            "ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 8 } }
        )
            .at(52..60).with(&[More::CountIn(&("RangeCount", 18446744073709551615, 0)), More::Fields(&[
            address("PVOID Ranges.Address").at(52..56).means(Meaning::DataAddress),
            unsigned("SIZE_T Ranges.Size").at(56..60).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_HEAP_EVENT_RUNDOWN", "EtwHeapEventRundownPtr64")
    .size(72)
    .fixed(56)
    .about("Memory ranges of an existing heap.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part(
            "ETW_HEAP_EVENT_RUNDOWN_RANGE", "Ranges",
            Content::Layout(&crate::payloads::heap::etw_heap_event_rundown_range::LAYOUT_1)
        )
            .many(
                Many::Counted(
                    &number(
                        "RangeCount", Place::Fixed { offset: 48, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            ),
    ])
    .stated_by(SOURCES_3)
    .fields(&[
        structure("SYSTEM_TRACE_HEADER Header").at(0..32)
            .about("Complete trace header of the event, which is part of this structure.").with(&[More::Fields(&[
            union("union ").at(0..4).about("Marker of this header type.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Marker").at(0..4).about("The first four bytes as one number.")
                    .means(Meaning::Flags).stated_by(SOURCES)
                    .with(&[More::Values(crate::headers::TraceHeaderMarker::VALUES)]),
                structure("struct ").at(0..4).stated_by(SOURCES).with(&[More::Fields(&[
                    bit_fields("USHORT ").at(0..2).stated_by(SOURCES_1).with(&[More::Fields(&[
                        bit("USHORT Header.Version").at(0..2).bits(0..8)
                            .about("Version of the event's data. The whole word is nominally the version; the kernel \
                                uses 8 bits. 2 and 3 were observed in Windows 10.")
                            .means(Meaning::Version).stated_by(SOURCES_1),
                        bit("USHORT ").at(0..2).bits(8..16)
                            .about("Flags of inserted items: bits 8 to 15 of the marker.").stated_by(SOURCES_1),
                    ])]),
                    unsigned("UCHAR Header.HeaderType").at(2..3)
                        .about("TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in the full form, \
                            TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 in the compact form.")
                        .means(Meaning::Enumeration).stated_by(SOURCES)
                        .with(&[More::Values(crate::headers::TraceHeaderType::VALUES)]),
                    unsigned("UCHAR Header.Flags").at(3..4)
                        .about("High byte of the marker. Its highest bit is set in all trace headers, the next bit in \
                            this header.")
                        .means(Meaning::Flags).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(4..8).about("Size and hook ID of the event.").stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG Header.Header").at(4..8).about("The same four bytes as one number.").means(Meaning::Hex)
                    .stated_by(SOURCES),
                structure("WMI_TRACE_PACKET Header.Packet").at(4..8).about("Size of the whole event, and its hook ID.")
                    .stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("USHORT Header.Packet.Size").at(4..6)
                        .about("Size of the whole event: the header and all data that follows.").means(Meaning::Bytes)
                        .stated_by(SOURCES_2).with(&[More::Units("bytes")]),
                    union("union ").at(6..8).about("Kind of the event, which determines the payload.")
                        .stated_by(SOURCES_2).with(&[More::Fields(&[
                        unsigned("USHORT Header.Packet.HookId").at(6..8).about("Hook ID: identifier of a system event.")
                            .means(Meaning::Enumeration).stated_by(SOURCES_2)
                            .with(&[More::Values(crate::headers::HookId::VALUES)]),
                        structure("struct ").at(6..8).stated_by(SOURCES_2).with(&[More::Fields(&[
                            unsigned("UCHAR Header.Packet.Type").at(6..7)
                                .about("Low byte of the hook ID. Consumers see it as the opcode.")
                                .means(Meaning::EventType).stated_by(SOURCES_2),
                            unsigned("UCHAR Header.Packet.Group").at(7..8)
                                .about("High byte of the hook ID. Consumers see it as the GUID of a provider.")
                                .means(Meaning::Enumeration).stated_by(SOURCES_2),
                        ])]),
                    ])]),
                ])]),
            ])]),
            unsigned("ULONG Header.ThreadId").at(8..12).about("ID of the thread in which the event occurred.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("ULONG Header.ProcessId").at(12..16).about("ID of the process in which the event occurred.")
                .means(Meaning::ProcessId).stated_by(SOURCES),
            signed("LARGE_INTEGER Header.SystemTime").at(16..24)
                .about("Time of the event, from the session's clock, whichever it is. The name distinguishes it from \
                    the two processor times that follow and does not mean the system time.")
                .means(Meaning::TimeStamp).stated_by(SOURCES),
            unsigned("ULONG Header.KernelTime").at(24..28)
                .about("Kernel-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
            unsigned("ULONG Header.UserTime").at(28..32)
                .about("User-mode processor time. Absent from the compact form.").means(Meaning::TimerTicks)
                .stated_by(SOURCES).with(&[More::Units("timer ticks")]),
        ])]),
        address("PVOID HeapHandle").at(32..40).means(Meaning::Heap),
        unsigned("ULONG Flags").at(40..44).means(Meaning::Flags),
        unsigned("ULONG ProcessId").at(44..48).means(Meaning::ProcessId),
        unsigned("ULONG RangeCount").at(48..52).about("Number of elements in Ranges.").means(Meaning::Count),
        unsigned("ULONG Reserved").at(52..56).means(Meaning::Reserved),
        field(
            "ETW_HEAP_EVENT_RUNDOWN_RANGE Ranges",
            Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 16 } }
        )
            .at(56..72).with(&[More::CountIn(&("RangeCount", 18446744073709551615, 0)), More::Fields(&[
            address("PVOID Ranges.Address").at(56..64).means(Meaning::DataAddress),
            unsigned("SIZE_T Ranges.Size").at(64..72).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EtwHeapEventRundownPtr32` and [`EtwHeapEventRundownPtr32View`], with the getters of its fields.
    part EtwHeapEventRundownPtr32Fixed / EtwHeapEventRundownPtr32View: followed,
        name = "ETW_HEAP_EVENT_RUNDOWN", size = 52, table = Table::form(&LAYOUT_0);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u32, at = 32;
        /// `ULONG Flags` at 0x24.
        flags / set_flags: u32, at = 36;
        /// Process ID. `ULONG ProcessId` at 0x28.
        process_id / set_process_id: u32, at = 40;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x2C.
        range_count / set_range_count: u32, at = 44;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x30.
        reserved / set_reserved: u32, at = 48;
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
    /// [`Error::TooShort`] if there are fewer than 52 bytes, [`Error::BadCount`] if `RangeCount` exceeds the elements
    /// present.
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
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x3c bytes with one element of its array, 0x34 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (32-bit).
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
tailed!(
    EtwHeapEventRundownPtr32, fixed = EtwHeapEventRundownPtr32Fixed, view = EtwHeapEventRundownPtr32View, size = 52
);
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
serde_tailed!(EtwHeapEventRundownPtr32, table = Table::form(&LAYOUT_0), parts { ranges = "Ranges", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 52]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::payloads::heap::EtwHeapEventRundownRangePtr32>(), 0..6
            );
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
    part EtwHeapEventRundownPtr64Fixed / EtwHeapEventRundownPtr64View: followed,
        name = "ETW_HEAP_EVENT_RUNDOWN", size = 56, table = Table::form(&LAYOUT_1);
    fields {
        /// Complete trace header of the event, which is part of this structure. `SYSTEM_TRACE_HEADER Header` at 0x00.
        /// Returns a copy.
        header / set_header: crate::headers::SystemTraceHeader, at = 0;
        /// Address or handle of a heap. `PVOID HeapHandle` at 0x20.
        heap_handle / set_heap_handle: u64, at = 32;
        /// `ULONG Flags` at 0x28.
        flags / set_flags: u32, at = 40;
        /// Process ID. `ULONG ProcessId` at 0x2C.
        process_id / set_process_id: u32, at = 44;
        /// Number of elements in Ranges. `ULONG RangeCount` at 0x30.
        range_count / set_range_count: u32, at = 48;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x34.
        reserved / set_reserved: u32, at = 52;
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
    /// [`Error::TooShort`] if there are fewer than 56 bytes, [`Error::BadCount`] if `RangeCount` exceeds the elements
    /// present.
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
/// In C: `ETW_HEAP_EVENT_RUNDOWN`, 0x48 bytes with one element of its array, 0x38 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2 (64-bit).
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
tailed!(
    EtwHeapEventRundownPtr64, fixed = EtwHeapEventRundownPtr64Fixed, view = EtwHeapEventRundownPtr64View, size = 56
);
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
serde_tailed!(EtwHeapEventRundownPtr64, table = Table::form(&LAYOUT_1), parts { ranges = "Ranges", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventRundownPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 56]>();
        let elements =
            proptest::collection::vec(
                proptest::arbitrary::any::<crate::payloads::heap::EtwHeapEventRundownRangePtr64>(), 0..6
            );
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
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwHeapEventRundownPtr32View` or `EtwHeapEventRundownPtr64View`"
]
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
