// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_GROUPMASK in the form of releases 5.2+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// Which types of events are enabled in a kernel logger session.
///
/// In C: `PERFINFO_GROUPMASK`, 0x20 bytes. Releases 5.2+.
///
/// The kernel keeps one for each session of a kernel logger, of which there can be eight, and one more that is the union of them all. Programs read and write it through EVENT_TRACE_GROUPMASK_INFORMATION, or through TraceQueryInformation and TraceSetInformation with TraceSystemTraceEnableFlagsInfo (0x04).
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | ULONG \[8\] | `Masks` |
///
/// What no source says:
///
/// - Whether version 5.1 declares the ninth dword apart from the eight masks, which is only supposed.
/// - What the ninth dword is for; it is not one more mask.
///
/// Source: Geoff Chappell, *PERFINFO_GROUPMASK*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_GROUPMASK")]
pub struct PerfinfoGroupmask {
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    pub masks: [u32; 8],
}
impl PerfinfoGroupmask {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            masks: array(part::<0, 32, _>(bytes), u32::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_GROUPMASK",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        fill(
            part_mut::<0, 32, _>(&mut bytes),
            &self.masks,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    #[inline]
    pub fn masks(&self) -> [u32; 8] {
        self.masks
    }
    /// Sets `Masks`.
    #[inline]
    pub fn set_masks(&mut self, value: [u32; 8]) {
        self.masks = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_groupmask::V5_2;
}
impl Default for PerfinfoGroupmask {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for PerfinfoGroupmask {}
impl Record for PerfinfoGroupmask {
    const NAME: &'static str = "PERFINFO_GROUPMASK";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoGroupmask {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoGroupmask);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoGroupmask {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<[u32; 8]>(),),)
            .prop_map(|((masks,),)| Self { masks });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoGroupmask`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoGroupmaskView<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> PerfinfoGroupmaskView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_GROUPMASK",
                    needed: 32,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 32]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoGroupmask {
        PerfinfoGroupmask::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    #[inline]
    pub fn masks(&self) -> [u32; 8] {
        array(part::<0, 32, _>(self.fixed), u32::from_le_bytes)
    }
}
impl core::fmt::Debug for PerfinfoGroupmaskView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoGroupmaskView");
        out.field("masks", &self.masks());
        out.finish()
    }
}
