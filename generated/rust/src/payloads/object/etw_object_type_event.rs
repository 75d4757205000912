// Generated from spec/structs/ETW_OBJECT_TYPE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Name of an object type.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_OBJECT_TYPE_EVENT", "EtwObjectTypeEvent")
    .size(6)
    .fixed(4)
    .about("Name of an object type.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "Name", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT ObjectType").at(0..2).about("Index of the object type in other events.").means(Meaning::Index),
        unsigned("USHORT Reserved").at(2..4).means(Meaning::Reserved),
        field("WCHAR Name", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(4..6)
            .means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EtwObjectTypeEvent` and [`EtwObjectTypeEventView`], with the getters of its fields.
    part EtwObjectTypeEventFixed / EtwObjectTypeEventView: followed,
        name = "ETW_OBJECT_TYPE_EVENT", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Index of the object type in other events. `USHORT ObjectType` at 0x00.
        object_type / set_object_type: u16, at = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x02.
        reserved / set_reserved: u16, at = 2;
    }
}

impl<'a> EtwObjectTypeEventView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwObjectTypeEventFixed(first_and_rest::<4>("ETW_OBJECT_TYPE_EVENT", bytes)?);
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
    pub fn tail(&self) -> Result<EtwObjectTypeEventTail<'a>, Error> {
        let mut left = Left::new("ETW_OBJECT_TYPE_EVENT", 4, self.0.rest);
        let name = left.text();
        Ok(EtwObjectTypeEventTail { name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwObjectTypeEvent, Error> {
        let tail = self.tail()?;
        Ok(EtwObjectTypeEvent {
            fixed: EtwObjectTypeEventFixed(*self.0.fixed),
            name: { let part = tail.name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwObjectTypeEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectTypeEventView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_OBJECT_TYPE_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwObjectTypeEventTail<'a> {
    /// `WCHAR Name`, terminated by a zero.
    pub name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Name of an object type.
///
/// In C: `ETW_OBJECT_TYPE_EVENT`, 0x6 bytes with one element of its array, 0x4 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_OBJECT_TYPE_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwObjectTypeEvent {
    fixed: EtwObjectTypeEventFixed,
    /// `WCHAR Name`, terminated by a zero.
    pub name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwObjectTypeEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwObjectTypeEventView::new`] and [`EtwObjectTypeEventView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectTypeEventView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwObjectTypeEvent {
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
impl core::fmt::Debug for EtwObjectTypeEvent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectTypeEvent");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Name", &self.name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwObjectTypeEvent, fixed = EtwObjectTypeEventFixed, view = EtwObjectTypeEventView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectTypeEvent {
    const NAME: &'static str = "ETW_OBJECT_TYPE_EVENT";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("ETW_OBJECT_TYPE_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectTypeEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_OBJECT_TYPE_EVENT", out);
        {
            let part = &self.name;
            to.utf16("Name", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectTypeEvent);
#[cfg(feature = "serde")]
serde_tailed!(EtwObjectTypeEvent, table = Table::form(&LAYOUT_0), parts { name = "Name", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectTypeEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 4>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
