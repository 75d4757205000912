// Generated from spec/structs/PROFILE_SOURCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PROFILE_SOURCE_INFO in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// A profile source that the HAL offers.
///
/// In C: `PROFILE_SOURCE_INFO`, 0x20 bytes with one element of its array, 0x18 without. Releases 6.2+.
///
/// Entries stand at varying distances: each has its description behind it and says how far it is to the next.
///
/// What no source says:
///
/// - In which unit intervals count.
/// - Whether the description ends with a zero.
///
/// Source: Geoff Chappell, *TraceQueryInformation*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntrace.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PROFILE_SOURCE_INFO")]
pub struct ProfileSourceInfo {
    /// `ULONG NextEntryOffset`, at 0x00. How far it is from this entry to the next. Unit: bytes.
    pub next_entry_offset: u32,
    /// `ULONG Source`, at 0x04. The source.
    pub source: crate::common::KprofileSource,
    /// `ULONG MinInterval`, at 0x08. The least interval that the source can have.
    pub min_interval: u32,
    /// `ULONG MaxInterval`, at 0x0C. The greatest interval that the source can have.
    pub max_interval: u32,
    /// `ULONG64 Reserved`, at 0x10. What it is for is not known.
    pub reserved: u64,
    /// `WCHAR Description`, at 0x18. What the source is called.
    pub description: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl ProfileSourceInfo {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 24;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = ProfileSourceInfoView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 24], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            next_entry_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            source: crate::common::KprofileSource::from_le(get::<4, 4, _>(bytes)),
            min_interval: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            max_interval: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            reserved: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            description: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.next_entry_offset.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.source.to_le());
        put::<8, 4, _>(&mut bytes, self.min_interval.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.max_interval.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::profile_source_info::V6_2;
}

#[cfg(feature = "alloc")]
impl Default for ProfileSourceInfo {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 24], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for ProfileSourceInfo {}
#[cfg(feature = "alloc")]
impl Tailed for ProfileSourceInfo {
    const NAME: &'static str = "PROFILE_SOURCE_INFO";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(ProfileSourceInfoView::announced(fixed)),
            None => Err(Error::TooShort { name: "PROFILE_SOURCE_INFO", needed: 24, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        ProfileSourceInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.description.len() * 2) as u64;
        let says = ProfileSourceInfoView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "PROFILE_SOURCE_INFO", field: "Description", says, have });
        }
        out.extend_from_slice(&fixed);
        self.description.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(ProfileSourceInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ProfileSourceInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 24]>(), proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`ProfileSourceInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProfileSourceInfoView<'a> {
    fixed: &'a [u8; 24],
    rest: &'a [u8],
}

impl<'a> ProfileSourceInfoView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`ProfileSourceInfo`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement { name: "PROFILE_SOURCE_INFO", element: 2, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "PROFILE_SOURCE_INFO", needed: 24, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `WCHAR Description`, at 0x18. What the source is called.
    #[inline]
    pub fn description(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 24]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> ProfileSourceInfo {
        ProfileSourceInfo::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self ProfileSourceInfoView "ProfileSourceInfoView" {
        /// `ULONG NextEntryOffset`, at 0x00.
        next_entry_offset: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Source`, at 0x04.
        source: crate::common::KprofileSource = crate::common::KprofileSource::from_le(get::<4, 4, _>(self.fixed));
        /// `ULONG MinInterval`, at 0x08.
        min_interval: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG MaxInterval`, at 0x0C.
        max_interval: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG64 Reserved`, at 0x10.
        reserved: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
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
