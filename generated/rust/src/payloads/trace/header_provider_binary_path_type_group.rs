// Generated from spec/structs/Header_ProviderBinaryPath_TypeGroup.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Binary that registers providers, and the GUIDs of the providers.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
pub(crate) static LAYOUT_0: Layout = layout("Header_ProviderBinaryPath_TypeGroup", "HeaderProviderBinaryPathTypeGroup")
    .size(4)
    .about("Binary that registers providers, and the GUIDs of the providers.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("GUID", "Guid", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .many(
                Many::Counted(
                    &number(
                        "GuidCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .means(Meaning::ProviderGuid),
        part("WCHAR", "BinaryPath", Content::Text { unit: 2 }).about("Path of the binary.").means(Meaning::Path),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG GuidCount").at(0..4).about("Number of elements in Guid.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `HeaderProviderBinaryPathTypeGroup` and [`HeaderProviderBinaryPathTypeGroupView`], with the
    /// getters of its fields.
    part HeaderProviderBinaryPathTypeGroupFixed / HeaderProviderBinaryPathTypeGroupView: followed,
        name = "Header_ProviderBinaryPath_TypeGroup", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of elements in Guid. `ULONG GuidCount` at 0x00.
        guid_count / set_guid_count: u32, at = 0;
    }
}

impl<'a> HeaderProviderBinaryPathTypeGroupView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            HeaderProviderBinaryPathTypeGroupFixed(first_and_rest::<4>("Header_ProviderBinaryPath_TypeGroup", bytes)?);
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
    pub fn tail(&self) -> Result<HeaderProviderBinaryPathTypeGroupTail<'a>, Error> {
        let mut left = Left::new("Header_ProviderBinaryPath_TypeGroup", 4, self.0.rest);
        let guid = left.counted(self.guid_count() as u64, "GuidCount")?;
        let binary_path = left.text();
        Ok(HeaderProviderBinaryPathTypeGroupTail { guid, binary_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HeaderProviderBinaryPathTypeGroup, Error> {
        let tail = self.tail()?;
        Ok(HeaderProviderBinaryPathTypeGroup {
            fixed: HeaderProviderBinaryPathTypeGroupFixed(*self.0.fixed),
            guid: { let part = tail.guid; to_vec(part.as_bytes()) },
            binary_path: { let part = tail.binary_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for HeaderProviderBinaryPathTypeGroupView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HeaderProviderBinaryPathTypeGroupView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Header_ProviderBinaryPath_TypeGroup`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct HeaderProviderBinaryPathTypeGroupTail<'a> {
    /// GUID of a provider. `GUID Guid`, with the number of elements in `GuidCount`.
    pub guid: Elements<'a, Guid>,
    /// Path of the binary. `WCHAR BinaryPath`, terminated by a zero.
    pub binary_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Binary that registers providers, and the GUIDs of the providers.
///
/// In C: `Header_ProviderBinaryPath_TypeGroup`, 0x4 bytes. Releases unknown.
///
/// Source: Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
#[doc(alias = "Header_ProviderBinaryPath_TypeGroup")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct HeaderProviderBinaryPathTypeGroup {
    fixed: HeaderProviderBinaryPathTypeGroupFixed,
    /// GUID of a provider. `GUID Guid`, with the number of elements in `GuidCount`.
    pub guid: alloc::vec::Vec<Guid>,
    /// Path of the binary. `WCHAR BinaryPath`, terminated by a zero.
    pub binary_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HeaderProviderBinaryPathTypeGroup {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`HeaderProviderBinaryPathTypeGroupView::new`] and
    /// [`HeaderProviderBinaryPathTypeGroupView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HeaderProviderBinaryPathTypeGroupView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for HeaderProviderBinaryPathTypeGroup {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            guid: Default::default(),
            binary_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for HeaderProviderBinaryPathTypeGroup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HeaderProviderBinaryPathTypeGroup");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Guid", &self.guid);
        shown.field("BinaryPath", &self.binary_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    HeaderProviderBinaryPathTypeGroup, fixed = HeaderProviderBinaryPathTypeGroupFixed, view =
    HeaderProviderBinaryPathTypeGroupView, size = 4
);
#[cfg(feature = "alloc")]
impl Tailed for HeaderProviderBinaryPathTypeGroup {
    const NAME: &'static str = "Header_ProviderBinaryPath_TypeGroup";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("Header_ProviderBinaryPath_TypeGroup", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HeaderProviderBinaryPathTypeGroup::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Header_ProviderBinaryPath_TypeGroup", out);
        {
            let part = &self.guid;
            to.count("GuidCount", self.guid_count() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.binary_path;
            to.utf16("BinaryPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HeaderProviderBinaryPathTypeGroup);
#[cfg(feature = "serde")]
serde_tailed!(
    HeaderProviderBinaryPathTypeGroup, table = Table::form(&LAYOUT_0),
    parts { guid = "Guid", binary_path = "BinaryPath", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeaderProviderBinaryPathTypeGroup {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 0, size: 4, mask: 18446744073709551615, shift: Some(0) },
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
