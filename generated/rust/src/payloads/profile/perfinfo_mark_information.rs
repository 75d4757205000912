// Generated from spec/structs/PERFINFO_MARK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Mark set by a user of the trace.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MARK_INFORMATION", "PerfinfoMarkInformation")
    .size(1)
    .fixed(0)
    .summary("Mark set by a user of the trace.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("CHAR", "Name", Content::Text { unit: 1 }).doc("Text of the mark.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("CHAR", "Name", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 1 } }).at(0..1)
            .doc("Text of the mark.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `PerfinfoMarkInformation` and [`PerfinfoMarkInformationView`], with the getters of its fields.
    part PerfinfoMarkInformationFixed / PerfinfoMarkInformationView: followed,
        name = "PERFINFO_MARK_INFORMATION", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> PerfinfoMarkInformationView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoMarkInformationFixed(first_and_rest::<0>("PERFINFO_MARK_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoMarkInformationTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_MARK_INFORMATION", 0, self.0.rest);
        let name = left.text();
        Ok(PerfinfoMarkInformationTail { name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoMarkInformation, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoMarkInformation {
            fixed: PerfinfoMarkInformationFixed(*self.0.fixed),
            name: { let part = tail.name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoMarkInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoMarkInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_MARK_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoMarkInformationTail<'a> {
    /// Text of the mark. `CHAR Name`, terminated by a zero.
    pub name: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Mark set by a user of the trace.
///
/// In C: `PERFINFO_MARK_INFORMATION`, 0x1 bytes with one element of its array, 0x0 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_MARK_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoMarkInformation {
    fixed: PerfinfoMarkInformationFixed,
    /// Text of the mark. `CHAR Name`, terminated by a zero.
    pub name: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoMarkInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoMarkInformationView::new`] and [`PerfinfoMarkInformationView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkInformationView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoMarkInformation {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoMarkInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoMarkInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Name", &self.name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(PerfinfoMarkInformation, fixed = PerfinfoMarkInformationFixed, view = PerfinfoMarkInformationView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoMarkInformation {
    const NAME: &'static str = "PERFINFO_MARK_INFORMATION";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("PERFINFO_MARK_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoMarkInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_MARK_INFORMATION", out);
        {
            let part = &self.name;
            to.ansi("Name", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoMarkInformation);
#[cfg(feature = "serde")]
serde_tailed!(PerfinfoMarkInformation, table = Table::form(&LAYOUT_0), parts { name = "Name", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoMarkInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
