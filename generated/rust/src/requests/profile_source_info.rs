// Generated from spec/structs/PROFILE_SOURCE_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Profile source that the HAL provides.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_TRACE_QUERY_INFORMATION, &sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_EVNTRACE];
pub(crate) static LAYOUT_0: Layout = layout("PROFILE_SOURCE_INFO", "ProfileSourceInfo")
    .size(32)
    .fixed(24)
    .about("Profile source that the HAL provides.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .with_tail(&[
        part("WCHAR", "Description", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .many(Many::Open).about("Name of the source.").up_to(16).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NextEntryOffset").at(0..4).about("Distance from this entry to the next.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG Source").at(4..8).about("Profile source.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG MinInterval").at(8..12).about("Minimum interval of the source."),
        unsigned("ULONG MaxInterval").at(12..16).about("Maximum interval of the source."),
        unsigned("ULONG64 Reserved").at(16..24).means(Meaning::Reserved),
        field("WCHAR Description", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(24..26).about("Name of the source.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `ProfileSourceInfo` and [`ProfileSourceInfoView`], with the getters of its fields.
    part ProfileSourceInfoFixed / ProfileSourceInfoView: followed,
        name = "PROFILE_SOURCE_INFO", size = 24, table = Table::form(&LAYOUT_0);
    fields {
        /// Distance from this entry to the next. `ULONG NextEntryOffset` at 0x00. Unit: bytes.
        next_entry_offset / set_next_entry_offset: u32, at = 0;
        /// Profile source. `ULONG Source` at 0x04.
        source / set_source: crate::common::KprofileSource, at = 4;
        /// Minimum interval of the source. `ULONG MinInterval` at 0x08.
        min_interval / set_min_interval: u32, at = 8;
        /// Maximum interval of the source. `ULONG MaxInterval` at 0x0C.
        max_interval / set_max_interval: u32, at = 12;
        /// Reserved or padding, according to a source. `ULONG64 Reserved` at 0x10.
        reserved / set_reserved: u64, at = 16;
    }
}

impl<'a> ProfileSourceInfoView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = ProfileSourceInfoFixed(first_and_rest::<24>("PROFILE_SOURCE_INFO", bytes)?);
        whole_elements("PROFILE_SOURCE_INFO", 2, view.0.rest)?;
        Ok(view)
    }
    /// Name of the source. `WCHAR Description` at 0x18.
    #[inline]
    pub fn description(&self) -> Elements<'a, u16> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> ProfileSourceInfo {
        ProfileSourceInfo { fixed: ProfileSourceInfoFixed(*self.0.fixed), description: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for ProfileSourceInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProfileSourceInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Description", &self.description()).finish()
    }
}

impl<'a> Split<'a> for ProfileSourceInfoView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = ProfileSourceInfo;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<ProfileSourceInfo, Error> {
        Ok(self.to_value())
    }
}

/// Profile source that the HAL provides.
///
/// In C: `PROFILE_SOURCE_INFO`, 0x20 bytes with one element of its array, 0x18 without elements. Documented for 6.2+.
///
/// Entries have variable length: each is followed by its description and contains the offset of the next.
///
/// Defined in EVNTRACE.H; used by TraceQueryInformation.
///
/// Unknown:
///
/// - Unit of the intervals.
/// - Whether the description is null-terminated.
///
/// Source: Geoff Chappell, *TraceQueryInformation*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The
/// mingw-w64 developers, *evntrace.h*.
#[doc(alias = "PROFILE_SOURCE_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct ProfileSourceInfo {
    fixed: ProfileSourceInfoFixed,
    /// Name of the source. `WCHAR Description` at 0x18.
    pub description: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl ProfileSourceInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`ProfileSourceInfoView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProfileSourceInfoView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for ProfileSourceInfo {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), description: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for ProfileSourceInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("ProfileSourceInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Description", &self.description).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(ProfileSourceInfo, fixed = ProfileSourceInfoFixed, view = ProfileSourceInfoView, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for ProfileSourceInfo {
    const NAME: &'static str = "PROFILE_SOURCE_INFO";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("PROFILE_SOURCE_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProfileSourceInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.description.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProfileSourceInfo);
#[cfg(feature = "serde")]
serde_tailed!(ProfileSourceInfo, table = Table::form(&LAYOUT_0), parts { description = "Description", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProfileSourceInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6);
        (fixed, elements).prop_map(|(fixed, description)| {
            Self { fixed: ProfileSourceInfoFixed(fixed), description }
        }).boxed()
    }
}

/// Alias of [`ProfileSourceInfo`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_2 = ProfileSourceInfo;
/// Alias of [`ProfileSourceInfoView`], named by the first release of the form.
pub type V6_2View<'a> = ProfileSourceInfoView<'a>;
