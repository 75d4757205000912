// Generated from spec/structs/CRIM_MAP.toml by `cargo spec generate`. Do not edit: edit that file.

//! Names of the values or of the bits of fields.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_MAP", "CrimMap")
    .size(20)
    .about("Names of the values or of the bits of fields.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_MAP_ENTRY", "Entries", Content::Layout(&crate::manifests::crim_map_entry::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Entries, in the order of their values."),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`VMAP` or `BMAP`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the map, including this header, without its name.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG NameOffset").at(8..12).about("Offset from the start of the manifest to the name, a CRIM_TEXT.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Type").at(12..16).about("Kind of map: values or bits.").means(Meaning::Enumeration)
            .stated_by(SOURCES).with(&[More::Values(crate::manifests::CrimMapType::VALUES)]),
        unsigned("ULONG Count").at(16..20).about("Number of entries.").means(Meaning::Count).stated_by(SOURCES),
    ]);
fixed! {
    /// Fixed part of `CrimMap` and [`CrimMapView`], with the getters of its fields.
    part CrimMapFixed / CrimMapView: followed,
        name = "CRIM_MAP", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// `VMAP` or `BMAP`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the map, including this header, without its name. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// Offset from the start of the manifest to the name, a CRIM_TEXT. `ULONG NameOffset` at 0x08. Unit: bytes.
        name_offset / set_name_offset: u32, at = 8;
        /// Kind of map: values or bits. `ULONG Type` at 0x0C.
        kind / set_kind: crate::manifests::CrimMapType, at = 12;
        /// Number of entries. `ULONG Count` at 0x10.
        count / set_count: u32, at = 16;
    }
}

impl<'a> CrimMapView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimMapFixed(first_and_rest::<20>("CRIM_MAP", bytes)?);
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
    pub fn tail(&self) -> Result<CrimMapTail<'a>, Error> {
        let mut left = Left::new("CRIM_MAP", 20, self.0.rest);
        let entries = left.counted(self.count() as u64, "Count")?;
        Ok(CrimMapTail { entries, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimMap, Error> {
        let tail = self.tail()?;
        Ok(CrimMap {
            fixed: CrimMapFixed(*self.0.fixed),
            entries: { let part = tail.entries; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimMapView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimMapView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_MAP`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimMapTail<'a> {
    /// Entries, in the order of their values. `CRIM_MAP_ENTRY Entries`, with the number of elements in `Count`.
    pub entries: Elements<'a, crate::manifests::CrimMapEntry>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Names of the values or of the bits of fields.
///
/// No known name in C; here: `CRIM_MAP`, 0x14 bytes. Documented for 6.0+.
///
/// Unknown:
///
/// - Precedence of the signature and the type. They agree in all observed manifests.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_MAP")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimMap {
    fixed: CrimMapFixed,
    /// Entries, in the order of their values. `CRIM_MAP_ENTRY Entries`, with the number of elements in `Count`.
    pub entries: alloc::vec::Vec<crate::manifests::CrimMapEntry>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimMap {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimMapView::new`] and [`CrimMapView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimMapView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimMap {
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
impl core::fmt::Debug for CrimMap {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimMap");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimMap, fixed = CrimMapFixed, view = CrimMapView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for CrimMap {
    const NAME: &'static str = "CRIM_MAP";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("CRIM_MAP", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimMap::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_MAP", out);
        {
            let part = &self.entries;
            to.count("Count", self.count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimMap);
#[cfg(feature = "serde")]
serde_tailed!(CrimMap, table = Table::form(&LAYOUT_0), parts { entries = "Entries", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimMap {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 16, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`CrimMap`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimMap;
/// Alias of [`CrimMapView`], named by the first release of the form.
pub type V6_0View<'a> = CrimMapView<'a>;
