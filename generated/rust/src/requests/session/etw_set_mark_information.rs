// Generated from spec/structs/ETW_SET_MARK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Mark to set in a session of system events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_MARK_INFORMATION", "EtwSetMarkInformation")
    .size(8)
    .fixed(4)
    .about("Mark to set in a session of system events.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Mark", Content::Text { unit: 2 }).about("Text of the mark.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Flag").at(0..4).means(Meaning::Flags)
            .with(&[More::Values(crate::requests::session::EtwSetMarkFlag::VALUES)]),
        field("WCHAR Mark", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(4..6)
            .about("Text of the mark.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EtwSetMarkInformation` and [`EtwSetMarkInformationView`], with the getters of its fields.
    part EtwSetMarkInformationFixed / EtwSetMarkInformationView: followed,
        name = "ETW_SET_MARK_INFORMATION", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Flag` at 0x00.
        flag / set_flag: crate::requests::session::EtwSetMarkFlag, at = 0;
    }
}

impl<'a> EtwSetMarkInformationView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwSetMarkInformationFixed(first_and_rest::<4>("ETW_SET_MARK_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<EtwSetMarkInformationTail<'a>, Error> {
        let mut left = Left::new("ETW_SET_MARK_INFORMATION", 4, self.0.rest);
        let mark = left.text();
        Ok(EtwSetMarkInformationTail { mark, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwSetMarkInformation, Error> {
        let tail = self.tail()?;
        Ok(EtwSetMarkInformation {
            fixed: EtwSetMarkInformationFixed(*self.0.fixed),
            mark: { let part = tail.mark; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwSetMarkInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwSetMarkInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_SET_MARK_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwSetMarkInformationTail<'a> {
    /// Text of the mark. `WCHAR Mark`, terminated by a zero.
    pub mark: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Mark to set in a session of system events.
///
/// In C: `ETW_SET_MARK_INFORMATION`, 0x8 bytes with one element of its array, 0x4 without elements. Releases unknown.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_SET_MARK_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwSetMarkInformation {
    fixed: EtwSetMarkInformationFixed,
    /// Text of the mark. `WCHAR Mark`, terminated by a zero.
    pub mark: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwSetMarkInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwSetMarkInformationView::new`] and [`EtwSetMarkInformationView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSetMarkInformationView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwSetMarkInformation {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            mark: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwSetMarkInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwSetMarkInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Mark", &self.mark);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwSetMarkInformation, fixed = EtwSetMarkInformationFixed, view = EtwSetMarkInformationView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for EtwSetMarkInformation {
    const NAME: &'static str = "ETW_SET_MARK_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("ETW_SET_MARK_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwSetMarkInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_SET_MARK_INFORMATION", out);
        {
            let part = &self.mark;
            to.utf16("Mark", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwSetMarkInformation);
#[cfg(feature = "serde")]
serde_tailed!(EtwSetMarkInformation, table = Table::form(&LAYOUT_0), parts { mark = "Mark", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetMarkInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 4]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
