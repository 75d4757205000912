// Generated from spec/structs/PERFINFO_CCSWAP_BUFFER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Context switches in compact form: a header, followed by records of 2, 4 or 8 bytes.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_PERFINFO_CCSWAP_BUFFER, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CCSWAP_BUFFER", "PerfinfoCcswapBuffer")
    .size(88)
    .about("Context switches in compact form: a header, followed by records of 2, 4 or 8 bytes.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part(
            "PERFINFO_CCSWAP_RECORD", "Records",
            Content::Dispatch(&crate::payloads::thread::perfinfo_ccswap_record::DISPATCH)
        )
            .many(Many::Open).about("Context switches, in chronological order."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG FirstTimeStamp").at(0..8).about("Start time of the batch.").means(Meaning::TimeStamp)
            .with(&[More::Units("session clock ticks")]),
        field(
            "ULONG TidTable", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 16 }
        )
            .at(8..72).about("IDs of the threads that the records refer to by index.").means(Meaning::ThreadId),
        field(
            "SCHAR ThreadBasePriority",
            Kind::Array { element: ArrayElement { kind: ElementKind::Signed, size: 1 }, count: 16 }
        )
            .at(72..88).about("Base priority of each thread, at its first switch in the batch.")
            .means(Meaning::Priority),
    ]);
fixed! {
    /// Fixed part of `PerfinfoCcswapBuffer` and [`PerfinfoCcswapBufferView`], with the getters of its fields.
    part PerfinfoCcswapBufferFixed / PerfinfoCcswapBufferView: followed,
        name = "PERFINFO_CCSWAP_BUFFER", size = 88, table = Table::form(&LAYOUT_0);
    fields {
        /// Start time of the batch. `LONGLONG FirstTimeStamp` at 0x00. Unit: session clock ticks.
        first_time_stamp / set_first_time_stamp: i64, at = 0;
        /// IDs of the threads that the records refer to by index. `ULONG TidTable` at 0x08.
        tid_table / set_tid_table: [u32; 16], at = 8;
        /// Base priority of each thread, at its first switch in the batch. `SCHAR ThreadBasePriority` at 0x48.
        thread_base_priority / set_thread_base_priority: [i8; 16], at = 72;
    }
}

impl<'a> PerfinfoCcswapBufferView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoCcswapBufferFixed(first_and_rest::<88>("PERFINFO_CCSWAP_BUFFER", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoCcswapBufferTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_CCSWAP_BUFFER", 88, self.0.rest);
        let records =
            left.items(
                <crate::payloads::thread::PerfinfoCcswapRecordView<'a> as Split<'a>>::split, None, |_| true, None
            )?;
        Ok(PerfinfoCcswapBufferTail { records, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoCcswapBuffer, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoCcswapBuffer {
            fixed: PerfinfoCcswapBufferFixed(*self.0.fixed),
            records: {
                let part = tail.records; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoCcswapBufferView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoCcswapBufferView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_CCSWAP_BUFFER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoCcswapBufferTail<'a> {
    /// Context switches, in chronological order. `PERFINFO_CCSWAP_RECORD Records`, to the end of the bytes.
    pub records: Items<'a, crate::payloads::thread::PerfinfoCcswapRecordView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Context switches in compact form: a header, followed by records of 2, 4 or 8 bytes.
///
/// In C: `PERFINFO_CCSWAP_BUFFER`, 0x58 bytes. Documented for 6.0+, assumed unchanged after 11-21H2.
///
/// The kernel collects the switches of one processor and logs them as one event of at most 0x0400 bytes. The idle
/// thread is not in the tables.
///
/// Undocumented; defined in NTWMI.H. Some kits for Windows 10 contain the definition.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *PERFINFO_CCSWAP_BUFFER*; Can
/// Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_CCSWAP_BUFFER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoCcswapBuffer {
    fixed: PerfinfoCcswapBufferFixed,
    /// Context switches, in chronological order. `PERFINFO_CCSWAP_RECORD Records`, to the end of the bytes.
    pub records: alloc::vec::Vec<crate::payloads::thread::PerfinfoCcswapRecord>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoCcswapBuffer {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoCcswapBufferView::new`] and [`PerfinfoCcswapBufferView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoCcswapBufferView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoCcswapBuffer {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            records: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoCcswapBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoCcswapBuffer");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Records", &self.records);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoCcswapBuffer, fixed = PerfinfoCcswapBufferFixed, view = PerfinfoCcswapBufferView, size = 88);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoCcswapBuffer {
    const NAME: &'static str = "PERFINFO_CCSWAP_BUFFER";
    const FIXED: usize = 88;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<88>("PERFINFO_CCSWAP_BUFFER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoCcswapBuffer::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_CCSWAP_BUFFER", out);
        {
            let part = &self.records;
            for item in part { to.tailed(item)?; } to.limit("Records", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoCcswapBuffer);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoCcswapBuffer, table = Table::form(&LAYOUT_0), parts { records = "Records", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoCcswapBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 88>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`PerfinfoCcswapBuffer`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = PerfinfoCcswapBuffer;
/// Alias of [`PerfinfoCcswapBufferView`], named by the first release of the form.
pub type V6_0View<'a> = PerfinfoCcswapBufferView<'a>;
