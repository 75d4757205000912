// Generated from spec/structs/LBR_SAMPLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Last branches that a processor took before an event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT];
pub(crate) static LAYOUT_0: Layout = layout("LBR_SAMPLE", "LbrSamplePtr32")
    .size(20)
    .about("Last branches that a processor took before an event.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("LBR_ENTRY", "Entries", Content::Layout(&crate::payloads::profile::lbr_entry::LAYOUT_0)).many(Many::Open)
            .about("The branches, in the order of the processor."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("PERFINFO_TIMESTAMP TimeStamp").at(0..8)
            .about("Time at which the branches were recorded, by the performance counter.").means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        unsigned("ULONG Filters").at(16..20).about("Flags that state which branches were recorded.")
            .means(Meaning::Flags),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("LBR_SAMPLE", "LbrSamplePtr64")
    .size(24)
    .about("Last branches that a processor took before an event.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("LBR_ENTRY", "Entries", Content::Layout(&crate::payloads::profile::lbr_entry::LAYOUT_1)).many(Many::Open)
            .about("The branches, in the order of the processor."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("PERFINFO_TIMESTAMP TimeStamp").at(0..8)
            .about("Time at which the branches were recorded, by the performance counter.").means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        unsigned("ULONG Filters").at(16..20).about("Flags that state which branches were recorded.")
            .means(Meaning::Flags),
        unsigned("ULONG Alignment").at(20..24).of_unknown_purpose(),
    ]);
fixed! {
    /// Fixed part of `LbrSamplePtr32` and [`LbrSamplePtr32View`], with the getters of its fields.
    part LbrSamplePtr32Fixed / LbrSamplePtr32View: followed,
        name = "LBR_SAMPLE", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Time at which the branches were recorded, by the performance counter. `PERFINFO_TIMESTAMP TimeStamp` at
        /// 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// Flags that state which branches were recorded. `ULONG Filters` at 0x10.
        filters / set_filters: u32, at = 16;
    }
}

impl<'a> LbrSamplePtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = LbrSamplePtr32Fixed(first_and_rest::<20>("LBR_SAMPLE", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<LbrSamplePtr32Tail<'a>, Error> {
        let mut left = Left::new("LBR_SAMPLE", 20, self.0.rest);
        let entries = left.open();
        Ok(LbrSamplePtr32Tail { entries, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<LbrSamplePtr32, Error> {
        let tail = self.tail()?;
        Ok(LbrSamplePtr32 {
            fixed: LbrSamplePtr32Fixed(*self.0.fixed),
            entries: { let part = tail.entries; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for LbrSamplePtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrSamplePtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `LBR_SAMPLE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct LbrSamplePtr32Tail<'a> {
    /// The branches, in the order of the processor. `LBR_ENTRY Entries`, to the end of the bytes.
    pub entries: Elements<'a, crate::payloads::profile::LbrEntryPtr32>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Last branches that a processor took before an event.
///
/// No known name in C; here: `LBR_SAMPLE`, 0x14 bytes. Releases unknown (32-bit).
///
/// Source: Microsoft, *KernelTraceEventParser.cs*.
#[doc(alias = "LBR_SAMPLE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LbrSamplePtr32 {
    fixed: LbrSamplePtr32Fixed,
    /// The branches, in the order of the processor. `LBR_ENTRY Entries`, to the end of the bytes.
    pub entries: alloc::vec::Vec<crate::payloads::profile::LbrEntryPtr32>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl LbrSamplePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`LbrSamplePtr32View::new`] and [`LbrSamplePtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrSamplePtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for LbrSamplePtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            entries: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for LbrSamplePtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrSamplePtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(LbrSamplePtr32, fixed = LbrSamplePtr32Fixed, view = LbrSamplePtr32View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for LbrSamplePtr32 {
    const NAME: &'static str = "LBR_SAMPLE";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("LBR_SAMPLE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrSamplePtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("LBR_SAMPLE", out);
        {
            let part = &self.entries;
            to.elements(part); to.limit("Entries", 12);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LbrSamplePtr32);
#[cfg(feature = "serde")]
serde_tailed!(LbrSamplePtr32, table = Table::form(&LAYOUT_0), parts { entries = "Entries", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LbrSamplePtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `LbrSamplePtr64` and [`LbrSamplePtr64View`], with the getters of its fields.
    part LbrSamplePtr64Fixed / LbrSamplePtr64View: followed,
        name = "LBR_SAMPLE", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Time at which the branches were recorded, by the performance counter. `PERFINFO_TIMESTAMP TimeStamp` at
        /// 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// Flags that state which branches were recorded. `ULONG Filters` at 0x10.
        filters / set_filters: u32, at = 16;
        /// Purpose unknown. `ULONG Alignment` at 0x14.
        alignment / set_alignment: u32, at = 20;
    }
}

impl<'a> LbrSamplePtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = LbrSamplePtr64Fixed(first_and_rest::<24>("LBR_SAMPLE", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<LbrSamplePtr64Tail<'a>, Error> {
        let mut left = Left::new("LBR_SAMPLE", 24, self.0.rest);
        let entries = left.open();
        Ok(LbrSamplePtr64Tail { entries, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<LbrSamplePtr64, Error> {
        let tail = self.tail()?;
        Ok(LbrSamplePtr64 {
            fixed: LbrSamplePtr64Fixed(*self.0.fixed),
            entries: { let part = tail.entries; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for LbrSamplePtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrSamplePtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `LBR_SAMPLE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct LbrSamplePtr64Tail<'a> {
    /// The branches, in the order of the processor. `LBR_ENTRY Entries`, to the end of the bytes.
    pub entries: Elements<'a, crate::payloads::profile::LbrEntryPtr64>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Last branches that a processor took before an event.
///
/// No known name in C; here: `LBR_SAMPLE`, 0x18 bytes. Releases unknown (64-bit).
///
/// Source: Microsoft, *KernelTraceEventParser.cs*.
#[doc(alias = "LBR_SAMPLE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct LbrSamplePtr64 {
    fixed: LbrSamplePtr64Fixed,
    /// The branches, in the order of the processor. `LBR_ENTRY Entries`, to the end of the bytes.
    pub entries: alloc::vec::Vec<crate::payloads::profile::LbrEntryPtr64>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl LbrSamplePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`LbrSamplePtr64View::new`] and [`LbrSamplePtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrSamplePtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for LbrSamplePtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            entries: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for LbrSamplePtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("LbrSamplePtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Entries", &self.entries);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(LbrSamplePtr64, fixed = LbrSamplePtr64Fixed, view = LbrSamplePtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for LbrSamplePtr64 {
    const NAME: &'static str = "LBR_SAMPLE";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("LBR_SAMPLE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        LbrSamplePtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("LBR_SAMPLE", out);
        {
            let part = &self.entries;
            to.elements(part); to.limit("Entries", 24);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(LbrSamplePtr64);
#[cfg(feature = "serde")]
serde_tailed!(LbrSamplePtr64, table = Table::form(&LAYOUT_1), parts { entries = "Entries", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for LbrSamplePtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`LbrSamplePtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `LbrSamplePtr32` or `LbrSamplePtr64`"]
pub type LbrSample = LbrSamplePtr64;
/// Alias of [`LbrSamplePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `LbrSamplePtr32View` or `LbrSamplePtr64View`"]
pub type LbrSampleView<'a> = LbrSamplePtr64View<'a>;
