// Generated from spec/structs/SYSTEM_CONFIG_EX_UNKNOWN_VOLUME.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Volume without a drive letter.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", "SystemConfigExUnknownVolume")
    .size(0)
    .summary("Volume without a drive letter.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "VolumeName", Content::Text { unit: 2 })
            .doc("Name of the volume's device, with a backslash at the end.").means(Meaning::NtPath),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `SystemConfigExUnknownVolume` and [`SystemConfigExUnknownVolumeView`], with the getters of its
    /// fields.
    part SystemConfigExUnknownVolumeFixed / SystemConfigExUnknownVolumeView: followed,
        name = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> SystemConfigExUnknownVolumeView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigExUnknownVolumeFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigExUnknownVolumeTail<'a>, Error> {
        let mut left = Left::new("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", 0, self.0.rest);
        let volume_name = left.text();
        Ok(SystemConfigExUnknownVolumeTail { volume_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigExUnknownVolume, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigExUnknownVolume {
            fixed: SystemConfigExUnknownVolumeFixed(*self.0.fixed),
            volume_name: { let part = tail.volume_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigExUnknownVolumeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExUnknownVolumeView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SYSTEM_CONFIG_EX_UNKNOWN_VOLUME`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigExUnknownVolumeTail<'a> {
    /// Name of the volume's device, with a backslash at the end. `WCHAR VolumeName`, terminated by a zero.
    pub volume_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Volume without a drive letter.
///
/// No known name in C; here: `SYSTEM_CONFIG_EX_UNKNOWN_VOLUME`, 0x0 bytes. Releases unknown.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigExUnknownVolume {
    fixed: SystemConfigExUnknownVolumeFixed,
    /// Name of the volume's device, with a backslash at the end. `WCHAR VolumeName`, terminated by a zero.
    pub volume_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigExUnknownVolume {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigExUnknownVolumeView::new`] and [`SystemConfigExUnknownVolumeView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExUnknownVolumeView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigExUnknownVolume {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            volume_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigExUnknownVolume {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExUnknownVolume");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("VolumeName", &self.volume_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    SystemConfigExUnknownVolume, fixed = SystemConfigExUnknownVolumeFixed, view = SystemConfigExUnknownVolumeView,
    size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigExUnknownVolume {
    const NAME: &'static str = "SYSTEM_CONFIG_EX_UNKNOWN_VOLUME";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExUnknownVolume::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SYSTEM_CONFIG_EX_UNKNOWN_VOLUME", out);
        {
            let part = &self.volume_name;
            to.utf16("VolumeName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigExUnknownVolume);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigExUnknownVolume, table = Table::form(&LAYOUT_0), parts { volume_name = "VolumeName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigExUnknownVolume {
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
