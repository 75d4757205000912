// Generated from spec/structs/SYSTEM_CONFIG_EX_VOLUME_MAPPING.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Prefix of paths in the object manager, and what replaces it in paths of programs.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_VOLUME_MAPPING", "SystemConfigExVolumeMapping")
    .size(0)
    .summary("Prefix of paths in the object manager, and what replaces it in paths of programs.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "NtPath", Content::Text { unit: 2 })
            .doc("Prefix of paths in kernel events, such as `\\Device\\HarddiskVolume3\\`.").means(Meaning::NtPath),
        part("WCHAR", "DosPath", Content::Text { unit: 2 })
            .doc("Prefix of the same paths in programs, such as `C:\\`; may be empty.").means(Meaning::DosPath),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `SystemConfigExVolumeMapping` and [`SystemConfigExVolumeMappingView`], with the getters of its
    /// fields.
    part SystemConfigExVolumeMappingFixed / SystemConfigExVolumeMappingView: followed,
        name = "SYSTEM_CONFIG_EX_VOLUME_MAPPING", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> SystemConfigExVolumeMappingView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigExVolumeMappingFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_VOLUME_MAPPING", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigExVolumeMappingTail<'a>, Error> {
        let mut left = Left::new("SYSTEM_CONFIG_EX_VOLUME_MAPPING", 0, self.0.rest);
        let nt_path = left.text();
        let dos_path = left.text();
        Ok(SystemConfigExVolumeMappingTail { nt_path, dos_path, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigExVolumeMapping, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigExVolumeMapping {
            fixed: SystemConfigExVolumeMappingFixed(*self.0.fixed),
            nt_path: { let part = tail.nt_path; part.to_value() },
            dos_path: { let part = tail.dos_path; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigExVolumeMappingView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExVolumeMappingView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SYSTEM_CONFIG_EX_VOLUME_MAPPING`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigExVolumeMappingTail<'a> {
    /// Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`. `WCHAR NtPath`, terminated by a zero.
    pub nt_path: Utf16Str<'a>,
    /// Prefix of the same paths in programs, such as `C:\`; may be empty. `WCHAR DosPath`, terminated by a zero.
    pub dos_path: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Prefix of paths in the object manager, and what replaces it in paths of programs.
///
/// No known name in C; here: `SYSTEM_CONFIG_EX_VOLUME_MAPPING`, 0x0 bytes. Releases unknown.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "SYSTEM_CONFIG_EX_VOLUME_MAPPING")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigExVolumeMapping {
    fixed: SystemConfigExVolumeMappingFixed,
    /// Prefix of paths in kernel events, such as `\Device\HarddiskVolume3\`. `WCHAR NtPath`, terminated by a zero.
    pub nt_path: Utf16String,
    /// Prefix of the same paths in programs, such as `C:\`; may be empty. `WCHAR DosPath`, terminated by a zero.
    pub dos_path: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigExVolumeMapping {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigExVolumeMappingView::new`] and [`SystemConfigExVolumeMappingView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExVolumeMappingView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigExVolumeMapping {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            nt_path: Default::default(),
            dos_path: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigExVolumeMapping {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExVolumeMapping");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("NtPath", &self.nt_path);
        shown.field("DosPath", &self.dos_path);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    SystemConfigExVolumeMapping, fixed = SystemConfigExVolumeMappingFixed, view = SystemConfigExVolumeMappingView,
    size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigExVolumeMapping {
    const NAME: &'static str = "SYSTEM_CONFIG_EX_VOLUME_MAPPING";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("SYSTEM_CONFIG_EX_VOLUME_MAPPING", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExVolumeMapping::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SYSTEM_CONFIG_EX_VOLUME_MAPPING", out);
        {
            let part = &self.nt_path;
            to.utf16("NtPath", part)?;
        }
        {
            let part = &self.dos_path;
            to.utf16("DosPath", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigExVolumeMapping);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigExVolumeMapping, table = Table::form(&LAYOUT_0),
    parts { nt_path = "NtPath", dos_path = "DosPath", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigExVolumeMapping {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
