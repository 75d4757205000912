// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_CONFIG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The interval of a profile source, as the trace begins, ends, or the interval changes.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CONFIG`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CONFIG")]
pub struct PerfinfoSampledProfileConfig {
    /// `ULONG Source`, at 0x00.
    pub source: crate::common::KprofileSource,
    /// `ULONG NewInterval`, at 0x04. For time, in units of 100 ns; for other sources, how many of what the source counts.
    pub new_interval: u32,
    /// `ULONG OldInterval`, at 0x08. For time, in units of 100 ns; for other sources, how many of what the source counts.
    pub old_interval: u32,
    /// `WCHAR SourceName` up to a zero. The bytes may end before it. The name of the profile source; events of version 3 have it.
    pub source_name: Option<Utf16String>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoSampledProfileConfig {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 12;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoSampledProfileConfigView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.source.to_le());
        put::<4, 4, _>(&mut bytes, self.new_interval.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.old_interval.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_config::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoSampledProfileConfig {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 12];
        Self {
            source: crate::common::KprofileSource::from_le(get::<0, 4, _>(bytes)),
            new_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_interval: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoSampledProfileConfig {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoSampledProfileConfig {
    const NAME: &'static str = "PERFINFO_SAMPLED_PROFILE_CONFIG";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoSampledProfileConfigView::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_SAMPLED_PROFILE_CONFIG", needed: 12, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoSampledProfileConfig::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("PERFINFO_SAMPLED_PROFILE_CONFIG", out);
        if let Some(part) = &self.source_name {
            to.utf16("SourceName", part)?;
        } else {
            to.limit("source_name", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoSampledProfileConfig);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSampledProfileConfig {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 12]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoSampledProfileConfig`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSampledProfileConfigView<'a> {
    fixed: &'a [u8; 12],
    rest: &'a [u8],
}

impl<'a> PerfinfoSampledProfileConfigView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "PERFINFO_SAMPLED_PROFILE_CONFIG", needed: 12, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<PerfinfoSampledProfileConfigTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_SAMPLED_PROFILE_CONFIG", 12, self.rest);
        let source_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(PerfinfoSampledProfileConfigTail { source_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoSampledProfileConfig, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(PerfinfoSampledProfileConfig {
            source: crate::common::KprofileSource::from_le(get::<0, 4, _>(bytes)),
            new_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            old_interval: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_name: match tail.source_name {
                Some(part) => Some(part.to_value()),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 12]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
}

getters! {
    self PerfinfoSampledProfileConfigView "PerfinfoSampledProfileConfigView" {
        /// `ULONG Source`, at 0x00.
        source: crate::common::KprofileSource = crate::common::KprofileSource::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG NewInterval`, at 0x04.
        new_interval: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG OldInterval`, at 0x08.
        old_interval: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for PerfinfoSampledProfileConfigView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoSampledProfileConfig;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 12], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_SAMPLED_PROFILE_CONFIG", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoSampledProfileConfig, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`PerfinfoSampledProfileConfig`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerfinfoSampledProfileConfigTail<'a> {
    /// `WCHAR SourceName` up to a zero. The bytes may end before it. The name of the profile source; events of version 3 have it.
    pub source_name: Option<Utf16Str<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
