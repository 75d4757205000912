// Generated from spec/structs/CRIM_PROVIDER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Provider in a binary manifest.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_PROVIDER", "CrimProvider")
    .size(16)
    .about("Provider in a binary manifest.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_LIST_ENTRY", "Lists", Content::Layout(&crate::manifests::crim_list_entry::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "ListCount", Place::Fixed { offset: 12, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .about("Types and places of the lists."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`WEVT`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8).about("Size of the provider and its lists, including this header.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MessageId").at(8..12)
            .about("ID of the message with the name of the provider for people, in the message table of the program. \
                0xFFFFFFFF if there is none.")
            .means(Meaning::Identifier),
        unsigned("ULONG ListCount").at(12..16).about("Number of lists.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `CrimProvider` and [`CrimProviderView`], with the getters of its fields.
    part CrimProviderFixed / CrimProviderView: followed,
        name = "CRIM_PROVIDER", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// `WEVT`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the provider and its lists, including this header. `ULONG Size` at 0x04. Unit: bytes.
        size / set_size: u32, at = 4;
        /// ID of the message with the name of the provider for people, in the message table of the program. 0xFFFFFFFF
        /// if there is none. `ULONG MessageId` at 0x08.
        message_id / set_message_id: u32, at = 8;
        /// Number of lists. `ULONG ListCount` at 0x0C.
        list_count / set_list_count: u32, at = 12;
    }
}

impl<'a> CrimProviderView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimProviderFixed(first_and_rest::<16>("CRIM_PROVIDER", bytes)?);
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
    pub fn tail(&self) -> Result<CrimProviderTail<'a>, Error> {
        let mut left = Left::new("CRIM_PROVIDER", 16, self.0.rest);
        let lists = left.counted(self.list_count() as u64, "ListCount")?;
        Ok(CrimProviderTail { lists, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimProvider, Error> {
        let tail = self.tail()?;
        Ok(CrimProvider {
            fixed: CrimProviderFixed(*self.0.fixed),
            lists: { let part = tail.lists; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimProviderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimProviderView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_PROVIDER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimProviderTail<'a> {
    /// Types and places of the lists. `CRIM_LIST_ENTRY Lists`, with the number of elements in `ListCount`.
    pub lists: Elements<'a, crate::manifests::CrimListEntry>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Provider in a binary manifest.
///
/// No known name in C; here: `CRIM_PROVIDER`, 0x10 bytes. Documented for 6.0+.
///
/// Lists occur at most once for each type.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_PROVIDER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimProvider {
    fixed: CrimProviderFixed,
    /// Types and places of the lists. `CRIM_LIST_ENTRY Lists`, with the number of elements in `ListCount`.
    pub lists: alloc::vec::Vec<crate::manifests::CrimListEntry>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimProvider {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimProviderView::new`] and [`CrimProviderView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimProviderView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimProvider {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            lists: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimProvider {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimProvider");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Lists", &self.lists);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimProvider, fixed = CrimProviderFixed, view = CrimProviderView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for CrimProvider {
    const NAME: &'static str = "CRIM_PROVIDER";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("CRIM_PROVIDER", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimProvider::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_PROVIDER", out);
        {
            let part = &self.lists;
            to.count("ListCount", self.list_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimProvider);
#[cfg(feature = "serde")]
serde_tailed!(CrimProvider, table = Table::form(&LAYOUT_0), parts { lists = "Lists", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimProvider {
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

/// Alias of [`CrimProvider`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimProvider;
/// Alias of [`CrimProviderView`], named by the first release of the form.
pub type V6_0View<'a> = CrimProviderView<'a>;
