// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CONFIG.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Interval of a profile source, logged when the trace starts or ends or the interval changes.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] =
    &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::MICROSOFT_KERNEL_MOF, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SAMPLED_PROFILE_CONFIG", "PerfinfoSampledProfileConfig")
    .size(12)
    .about("Interval of a profile source, logged when the trace starts or ends or the interval changes.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("WCHAR", "SourceName", Content::Text { unit: 2 })
            .about("Name of the profile source. Events of version 3 have it.").that_may_be_missing()
            .means(Meaning::Text).stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Source").at(0..4).means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("ULONG NewInterval").at(4..8)
            .about("Interval, in 100 ns units for time. For other sources, the number of units that the source counts.")
            .means(Meaning::Number),
        unsigned("ULONG OldInterval").at(8..12)
            .about("Interval, in 100 ns units for time. For other sources, the number of units that the source counts.")
            .means(Meaning::Number),
    ]);
fixed! {
    /// Fixed part of `PerfinfoSampledProfileConfig` and [`PerfinfoSampledProfileConfigView`], with the getters of its
    /// fields.
    part PerfinfoSampledProfileConfigFixed / PerfinfoSampledProfileConfigView: followed,
        name = "PERFINFO_SAMPLED_PROFILE_CONFIG", size = 12, table = Table::form(&LAYOUT_0);
    fields {
        /// `ULONG Source` at 0x00.
        source / set_source: crate::common::KprofileSource, at = 0;
        /// Interval, in 100 ns units for time. For other sources, the number of units that the source counts. `ULONG
        /// NewInterval` at 0x04.
        new_interval / set_new_interval: u32, at = 4;
        /// Interval, in 100 ns units for time. For other sources, the number of units that the source counts. `ULONG
        /// OldInterval` at 0x08.
        old_interval / set_old_interval: u32, at = 8;
    }
}

impl<'a> PerfinfoSampledProfileConfigView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = PerfinfoSampledProfileConfigFixed(first_and_rest::<12>("PERFINFO_SAMPLED_PROFILE_CONFIG", bytes)?);
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
    pub fn tail(&self) -> Result<PerfinfoSampledProfileConfigTail<'a>, Error> {
        let mut left = Left::new("PERFINFO_SAMPLED_PROFILE_CONFIG", 12, self.0.rest);
        let source_name = if left.has(1) { Some(left.text()) } else { None };
        Ok(PerfinfoSampledProfileConfigTail { source_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<PerfinfoSampledProfileConfig, Error> {
        let tail = self.tail()?;
        Ok(PerfinfoSampledProfileConfig {
            fixed: PerfinfoSampledProfileConfigFixed(*self.0.fixed),
            source_name: tail.source_name.map(|part| part.to_value()),
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for PerfinfoSampledProfileConfigView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoSampledProfileConfigView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `PERFINFO_SAMPLED_PROFILE_CONFIG`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct PerfinfoSampledProfileConfigTail<'a> {
    /// Name of the profile source. Events of version 3 have it. `WCHAR SourceName`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub source_name: Option<Utf16Str<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Interval of a profile source, logged when the trace starts or ends or the interval changes.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_CONFIG`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of
/// public projects*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_CONFIG")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct PerfinfoSampledProfileConfig {
    fixed: PerfinfoSampledProfileConfigFixed,
    /// Name of the profile source. Events of version 3 have it. `WCHAR SourceName`, terminated by a zero. Optional: the
    /// bytes may end before it.
    pub source_name: Option<Utf16String>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl PerfinfoSampledProfileConfig {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`PerfinfoSampledProfileConfigView::new`] and [`PerfinfoSampledProfileConfigView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoSampledProfileConfigView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoSampledProfileConfig {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            source_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for PerfinfoSampledProfileConfig {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("PerfinfoSampledProfileConfig");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SourceName", &self.source_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    PerfinfoSampledProfileConfig, fixed = PerfinfoSampledProfileConfigFixed, view = PerfinfoSampledProfileConfigView,
    size = 12
);
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoSampledProfileConfig {
    const NAME: &'static str = "PERFINFO_SAMPLED_PROFILE_CONFIG";
    const FIXED: usize = 12;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<12>("PERFINFO_SAMPLED_PROFILE_CONFIG", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoSampledProfileConfig::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("PERFINFO_SAMPLED_PROFILE_CONFIG", out);
        if let Some(part) = &self.source_name {
            to.utf16("SourceName", part)?;
        } else {
            to.limit("source_name", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoSampledProfileConfig);
#[cfg(feature = "serde")]
serde_tailed!(
    PerfinfoSampledProfileConfig, table = Table::form(&LAYOUT_0), parts { source_name = "SourceName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSampledProfileConfig {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 12>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
