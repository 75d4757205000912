// Generated from spec/structs/CRIM_MAPS.toml by `cargo spec generate`. Do not edit: edit that file.

//! List of the maps of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_MAPS", "CrimMaps")
    .size(12)
    .about("List of the maps of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("ULONG", "MapOffsets", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Offset from the start of the manifest to each CRIM_MAP, in the order of the names.").up_to(32),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Maps and their names.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`MAPS`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the list and its texts, including this header.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Count").at(8..12).about("Number of maps.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `CrimMaps` and [`CrimMapsView`], with the getters of its fields.
    part CrimMapsFixed / CrimMapsView: followed,
        name = "CRIM_MAPS", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// `MAPS`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the list and its texts, including this header. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Number of maps. `ULONG Count` at 0x08.
        count / set_count: u32, at = 8;
    }
}

impl<'a> CrimMapsView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimMapsFixed(first_and_rest::<12>("CRIM_MAPS", bytes)?);
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
    pub fn tail(&self) -> Result<CrimMapsTail<'a>, Error> {
        let mut left = Left::new("CRIM_MAPS", 12, self.0.rest);
        let map_offsets = left.counted(self.count() as u64, "Count")?;
        let data = left.open();
        Ok(CrimMapsTail { map_offsets, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimMaps, Error> {
        let tail = self.tail()?;
        Ok(CrimMaps {
            fixed: CrimMapsFixed(*self.0.fixed),
            map_offsets: { let part = tail.map_offsets; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimMapsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimMapsView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_MAPS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimMapsTail<'a> {
    /// Offset from the start of the manifest to each CRIM_MAP, in the order of the names. `ULONG MapOffsets`, with the
    /// number of elements in `Count`.
    pub map_offsets: Elements<'a, u32>,
    /// Maps and their names. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// List of the maps of a provider.
///
/// No known name in C; here: `CRIM_MAPS`, 0xc bytes. Documented for 6.0+.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_MAPS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimMaps {
    fixed: CrimMapsFixed,
    /// Offset from the start of the manifest to each CRIM_MAP, in the order of the names. `ULONG MapOffsets`, with the
    /// number of elements in `Count`.
    pub map_offsets: alloc::vec::Vec<u32>,
    /// Maps and their names. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimMaps {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimMapsView::new`] and [`CrimMapsView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimMapsView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimMaps {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            map_offsets: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimMaps {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimMaps");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("MapOffsets", &self.map_offsets);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimMaps, fixed = CrimMapsFixed, view = CrimMapsView, size = 12);
#[cfg(feature = "alloc")]
impl Tailed for CrimMaps {
    const NAME: &'static str = "CRIM_MAPS";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("CRIM_MAPS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimMaps::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_MAPS", out);
        {
            let part = &self.map_offsets;
            to.count("Count", self.count() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimMaps);
#[cfg(feature = "serde")]
serde_tailed!(
    CrimMaps, table = Table::form(&LAYOUT_0), parts { map_offsets = "MapOffsets", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimMaps {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 8, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`CrimMaps`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimMaps;
/// Alias of [`CrimMapsView`], named by the first release of the form.
pub type V6_0View<'a> = CrimMapsView<'a>;
