// Generated from spec/structs/CRIM_MANIFEST.toml by `cargo spec generate`. Do not edit: edit that file.

//! Instrumentation manifest in binary form: content of a resource of type WEVT_TEMPLATE.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::OBSERVED_BINARIES, &sources::OBSERVED_COMPILED_MANIFESTS];
const SOURCES_1: &[&Source] =
    &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_MANIFEST", "CrimManifest")
    .size(16)
    .about("Instrumentation manifest in binary form: content of a resource of type WEVT_TEMPLATE.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_PROVIDER_ENTRY", "Providers", Content::Layout(&crate::manifests::crim_provider_entry::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "ProviderCount", Place::Fixed { offset: 12, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Providers."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Providers, their lists, and texts, at the offsets that other members contain.").up_to(8),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`CRIM`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the manifest, including this header.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("USHORT MajorVersion").at(8..10).about("3 or 5, by the compiler that wrote the manifest.")
            .means(Meaning::Version).stated_by(SOURCES),
        unsigned("USHORT MinorVersion").at(10..12).about("1.").means(Meaning::Version),
        unsigned("ULONG ProviderCount").at(12..16).about("Number of providers.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `CrimManifest` and [`CrimManifestView`], with the getters of its fields.
    part CrimManifestFixed / CrimManifestView: followed,
        name = "CRIM_MANIFEST", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// `CRIM`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the manifest, including this header. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// 3 or 5, by the compiler that wrote the manifest. `USHORT MajorVersion` at 0x08.
        major_version / set_major_version: u16, at = 8;
        /// 1\. `USHORT MinorVersion` at 0x0A.
        minor_version / set_minor_version: u16, at = 10;
        /// Number of providers. `ULONG ProviderCount` at 0x0C.
        provider_count / set_provider_count: u32, at = 12;
    }
}

impl<'a> CrimManifestView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimManifestFixed(first_and_rest::<16>("CRIM_MANIFEST", bytes)?);
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
    pub fn tail(&self) -> Result<CrimManifestTail<'a>, Error> {
        let mut left = Left::new("CRIM_MANIFEST", 16, self.0.rest);
        let providers = left.counted(self.provider_count() as u64, "ProviderCount")?;
        let data = left.open();
        Ok(CrimManifestTail { providers, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimManifest, Error> {
        let tail = self.tail()?;
        Ok(CrimManifest {
            fixed: CrimManifestFixed(*self.0.fixed),
            providers: { let part = tail.providers; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimManifestView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimManifestView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_MANIFEST`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimManifestTail<'a> {
    /// Providers. `CRIM_PROVIDER_ENTRY Providers`, with the number of elements in `ProviderCount`.
    pub providers: Elements<'a, crate::manifests::CrimProviderEntry>,
    /// Providers, their lists, and texts, at the offsets that other members contain. `UCHAR Data`, to the end of the
    /// bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Instrumentation manifest in binary form: content of a resource of type WEVT_TEMPLATE.
///
/// No known name in C; here: `CRIM_MANIFEST`, 0x10 bytes. Documented for 6.0+.
///
/// A Windows program contains it as a resource. All offsets are from the start of this structure. Compilers of
/// manifests write two bytes of zeros behind it, in the resource.
///
/// Unknown:
///
/// - Full name of the format. The signature is that of Crimson, the code name of the event log of Windows Vista.
/// - Differences between the versions 3 and 5, apart from the lists that only version 5 has.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_MANIFEST")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimManifest {
    fixed: CrimManifestFixed,
    /// Providers. `CRIM_PROVIDER_ENTRY Providers`, with the number of elements in `ProviderCount`.
    pub providers: alloc::vec::Vec<crate::manifests::CrimProviderEntry>,
    /// Providers, their lists, and texts, at the offsets that other members contain. `UCHAR Data`, to the end of the
    /// bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimManifest {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimManifestView::new`] and [`CrimManifestView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimManifestView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimManifest {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            providers: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimManifest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimManifest");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Providers", &self.providers);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimManifest, fixed = CrimManifestFixed, view = CrimManifestView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for CrimManifest {
    const NAME: &'static str = "CRIM_MANIFEST";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("CRIM_MANIFEST", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimManifest::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_MANIFEST", out);
        {
            let part = &self.providers;
            to.count("ProviderCount", self.provider_count() as u64, part.len())?; to.elements(part);
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
binrw_tailed!(CrimManifest);
#[cfg(feature = "serde")]
serde_tailed!(
    CrimManifest, table = Table::form(&LAYOUT_0), parts { providers = "Providers", data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimManifest {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 12, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`CrimManifest`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimManifest;
/// Alias of [`CrimManifestView`], named by the first release of the form.
pub type V6_0View<'a> = CrimManifestView<'a>;
