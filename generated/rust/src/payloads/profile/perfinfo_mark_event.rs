// Generated from spec/structs/PERFINFO_MARK_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Mark set by a program, with program-defined numbers.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MARK_EVENT", "PerfinfoMarkEvent")
    .size(12)
    .fixed(8)
    .about("Mark set by a program, with program-defined numbers.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "Text", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TranId").at(0..4).about("Program-defined transaction number.").means(Meaning::Identifier),
        unsigned("UCHAR Level").at(4..5).means(Meaning::Number),
        unsigned("UCHAR AppId").at(5..6).about("Program-defined program number.").means(Meaning::Identifier),
        unsigned("USHORT OpId").at(6..8).about("Program-defined operation number.").means(Meaning::Identifier),
        field("WCHAR Text", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(8..10)
            .means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `PerfinfoMarkEvent` and [`PerfinfoMarkEventView`], with the getters of its fields.
    part PerfinfoMarkEventFixed / PerfinfoMarkEventView: followed,
        name = "PERFINFO_MARK_EVENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Program-defined transaction number. `ULONG TranId` at 0x00.
        tran_id / set_tran_id: u32, at = 0;
        /// `UCHAR Level` at 0x04.
        level / set_level: u8, at = 4;
        /// Program-defined program number. `UCHAR AppId` at 0x05.
        app_id / set_app_id: u8, at = 5;
        /// Program-defined operation number. `USHORT OpId` at 0x06.
        op_id / set_op_id: u16, at = 6;
    }
}

impl<'a> PerfinfoMarkEventView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoMarkEventFixed(first_and_rest::<8>("PERFINFO_MARK_EVENT", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoMarkEventTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_MARK_EVENT", 8, self.0.rest);
        let text = left.text();
        Ok(PerfinfoMarkEventTail { text, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoMarkEvent, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoMarkEvent {
            fixed: PerfinfoMarkEventFixed(*self.0.fixed),
            text: { let part = tail.text; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoMarkEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoMarkEventView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_MARK_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoMarkEventTail<'a> {
    /// `WCHAR Text`, terminated by a zero.
    pub text: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Mark set by a program, with program-defined numbers.
///
/// In C: `PERFINFO_MARK_EVENT`, 0xc bytes with one element of its array, 0x8 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_MARK_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoMarkEvent {
    fixed: PerfinfoMarkEventFixed,
    /// `WCHAR Text`, terminated by a zero.
    pub text: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoMarkEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoMarkEventView::new`] and [`PerfinfoMarkEventView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkEventView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoMarkEvent {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            text: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoMarkEvent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoMarkEvent");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Text", &self.text);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoMarkEvent, fixed = PerfinfoMarkEventFixed, view = PerfinfoMarkEventView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoMarkEvent {
    const NAME: &'static str = "PERFINFO_MARK_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("PERFINFO_MARK_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_MARK_EVENT", out);
        {
            let part = &self.text;
            to.utf16("Text", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoMarkEvent);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoMarkEvent, table = Table::form(&LAYOUT_0), parts { text = "Text", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMarkEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
