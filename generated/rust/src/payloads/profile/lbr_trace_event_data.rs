// Generated from spec/structs/LBR_TRACE_EVENT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Last branches that a processor took before another event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("LBR_TRACE_EVENT_DATA", "LbrTraceEventDataPtr32")
    .size(32)
    .fixed(20)
    .about("Last branches that a processor took before another event.")
    .in_releases("observed in 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("ETW_LBR_ENTRY", "Entries", Content::Layout(&crate::payloads::profile::etw_lbr_entry::LAYOUT_0))
            .many(Many::Open),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8)
            .about("Time stamp of the other event (inferred from the name). STACK_WALK_EVENT_DATA starts in the same \
                way.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        unsigned("ULONG Options").at(16..20).means(Meaning::Flags),
        field("ETW_LBR_ENTRY Entries", Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 12 } })
            .at(20..32).with(&[More::Fields(&[
            address("PVOID Entries.FromAddress").at(20..24).means(Meaning::CodeAddress),
            address("PVOID Entries.ToAddress").at(24..28).means(Meaning::CodeAddress),
            address("PVOID Entries.Reserved").at(28..32).means(Meaning::Reserved),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("LBR_TRACE_EVENT_DATA", "LbrTraceEventDataPtr64")
    .size(48)
    .fixed(24)
    .about("Last branches that a processor took before another event.")
    .in_releases("observed in 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ETW_LBR_ENTRY", "Entries", Content::Layout(&crate::payloads::profile::etw_lbr_entry::LAYOUT_1))
            .many(Many::Open),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8)
            .about("Time stamp of the other event (inferred from the name). STACK_WALK_EVENT_DATA starts in the same \
                way.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        unsigned("ULONG Options").at(16..20).means(Meaning::Flags),
        field("padding ", Kind::Padding).at(20..24),
        field("ETW_LBR_ENTRY Entries", Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 24 } })
            .at(24..48).with(&[More::Fields(&[
            address("PVOID Entries.FromAddress").at(24..32).means(Meaning::CodeAddress),
            address("PVOID Entries.ToAddress").at(32..40).means(Meaning::CodeAddress),
            address("PVOID Entries.Reserved").at(40..48).means(Meaning::Reserved),
        ])]),
    ]);
fixed! {
    /// Fixed part of `LbrTraceEventDataPtr32` and [`LbrTraceEventDataPtr32View`], with the getters of its fields.
    part LbrTraceEventDataPtr32Fixed / LbrTraceEventDataPtr32View: followed,
        name = "LBR_TRACE_EVENT_DATA", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Time stamp of the other event (inferred from the name). STACK_WALK_EVENT_DATA starts in the same way.
        /// `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// `ULONG Options` at 0x10.
        options / set_options: u32, at = 16;
    }
}

impl<'a> LbrTraceEventDataPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = LbrTraceEventDataPtr32Fixed(first_and_rest::<20>("LBR_TRACE_EVENT_DATA", bytes)?);
        whole_elements("LBR_TRACE_EVENT_DATA", 12, view.0.rest)?;
        Ok(view)
    }
    /// `ETW_LBR_ENTRY Entries` at 0x14.
    #[inline]
    pub fn entries(&self) -> Elements<'a, crate::payloads::profile::EtwLbrEntryPtr32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> LbrTraceEventDataPtr32 {
        LbrTraceEventDataPtr32 { fixed: LbrTraceEventDataPtr32Fixed(*self.0.fixed), entries: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for LbrTraceEventDataPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrTraceEventDataPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Entries", &self.entries()).finish()
    }
}

/// Last branches that a processor took before another event.
///
/// In C: `LBR_TRACE_EVENT_DATA`, 0x20 bytes with one element of its array, 0x14 without elements. Observed
/// in 2004..20H2, 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "LBR_TRACE_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LbrTraceEventDataPtr32 {
    fixed: LbrTraceEventDataPtr32Fixed,
    /// `ETW_LBR_ENTRY Entries` at 0x14.
    pub entries: alloc::vec::Vec<crate::payloads::profile::EtwLbrEntryPtr32>,
}

#[cfg(feature = "alloc")]
impl LbrTraceEventDataPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`LbrTraceEventDataPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrTraceEventDataPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for LbrTraceEventDataPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), entries: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for LbrTraceEventDataPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrTraceEventDataPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(LbrTraceEventDataPtr32, fixed = LbrTraceEventDataPtr32Fixed, view = LbrTraceEventDataPtr32View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for LbrTraceEventDataPtr32 {
    const NAME: &'static str = "LBR_TRACE_EVENT_DATA";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("LBR_TRACE_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrTraceEventDataPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LbrTraceEventDataPtr32);
#[cfg(feature = "serde")]
serde_tailed!(LbrTraceEventDataPtr32, table = Table::form(&LAYOUT_0), parts { entries = "Entries", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LbrTraceEventDataPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 20]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::profile::EtwLbrEntryPtr32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, entries)| {
            Self { fixed: LbrTraceEventDataPtr32Fixed(fixed), entries }
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `LbrTraceEventDataPtr64` and [`LbrTraceEventDataPtr64View`], with the getters of its fields.
    part LbrTraceEventDataPtr64Fixed / LbrTraceEventDataPtr64View: followed,
        name = "LBR_TRACE_EVENT_DATA", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Time stamp of the other event (inferred from the name). STACK_WALK_EVENT_DATA starts in the same way.
        /// `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// `ULONG Options` at 0x10.
        options / set_options: u32, at = 16;
    }
}

impl<'a> LbrTraceEventDataPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = LbrTraceEventDataPtr64Fixed(first_and_rest::<24>("LBR_TRACE_EVENT_DATA", bytes)?);
        whole_elements("LBR_TRACE_EVENT_DATA", 24, view.0.rest)?;
        Ok(view)
    }
    /// `ETW_LBR_ENTRY Entries` at 0x18.
    #[inline]
    pub fn entries(&self) -> Elements<'a, crate::payloads::profile::EtwLbrEntryPtr64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> LbrTraceEventDataPtr64 {
        LbrTraceEventDataPtr64 { fixed: LbrTraceEventDataPtr64Fixed(*self.0.fixed), entries: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for LbrTraceEventDataPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrTraceEventDataPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("Entries", &self.entries()).finish()
    }
}

/// Last branches that a processor took before another event.
///
/// In C: `LBR_TRACE_EVENT_DATA`, 0x30 bytes with one element of its array, 0x18 without elements. Observed
/// in 2004..20H2, 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "LBR_TRACE_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LbrTraceEventDataPtr64 {
    fixed: LbrTraceEventDataPtr64Fixed,
    /// `ETW_LBR_ENTRY Entries` at 0x18.
    pub entries: alloc::vec::Vec<crate::payloads::profile::EtwLbrEntryPtr64>,
}

#[cfg(feature = "alloc")]
impl LbrTraceEventDataPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`LbrTraceEventDataPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrTraceEventDataPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for LbrTraceEventDataPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), entries: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for LbrTraceEventDataPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrTraceEventDataPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Entries", &self.entries).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(LbrTraceEventDataPtr64, fixed = LbrTraceEventDataPtr64Fixed, view = LbrTraceEventDataPtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for LbrTraceEventDataPtr64 {
    const NAME: &'static str = "LBR_TRACE_EVENT_DATA";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("LBR_TRACE_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrTraceEventDataPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LbrTraceEventDataPtr64);
#[cfg(feature = "serde")]
serde_tailed!(LbrTraceEventDataPtr64, table = Table::form(&LAYOUT_1), parts { entries = "Entries", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LbrTraceEventDataPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::profile::EtwLbrEntryPtr64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, entries)| {
            Self { fixed: LbrTraceEventDataPtr64Fixed(fixed), entries }
        }).boxed()
    }
}

/// Alias of [`LbrTraceEventDataPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `LbrTraceEventDataPtr32` or `LbrTraceEventDataPtr64`"]
pub type LbrTraceEventData = LbrTraceEventDataPtr64;
/// Alias of [`LbrTraceEventDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `LbrTraceEventDataPtr32View` or `LbrTraceEventDataPtr64View`"
]
pub type LbrTraceEventDataView<'a> = LbrTraceEventDataPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "LBR_TRACE_EVENT_DATA" {
        /// Observed in 2004..20H2, 11-21H2 (32-bit).
        LbrTraceEventDataPtr32(LbrTraceEventDataPtr32, tailed) = 0,
        /// Observed in 2004..20H2, 11-21H2 (64-bit).
        LbrTraceEventDataPtr64(LbrTraceEventDataPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
