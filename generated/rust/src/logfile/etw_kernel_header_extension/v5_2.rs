// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KERNEL_HEADER_EXTENSION in the form of releases 5.2.
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
/// Which kernel events a session has enabled, and how new the kernel is.
///
/// An older form.
/// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x20 bytes. Releases 5.2.
///
/// A session of kernel events has it as its second event, and then a pair of events whenever the masks change: the old ones, and the new ones.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | PERFINFO_GROUPMASK | `GroupMasks` |
///
/// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_2 {
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    pub group_masks: crate::masks::PerfinfoGroupmask,
}
impl V5_2 {
    /// The size in bytes.
    pub const SIZE: usize = 32;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            group_masks: crate::masks::PerfinfoGroupmask::from_bytes(
                part::<0, 32, _>(bytes),
            ),
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
                    name: "ETW_KERNEL_HEADER_EXTENSION",
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
        put::<0, 32, _>(&mut bytes, self.group_masks.to_bytes());
        bytes
    }
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    #[inline]
    pub fn group_masks(&self) -> crate::masks::PerfinfoGroupmask {
        self.group_masks
    }
    /// Sets `GroupMasks`.
    #[inline]
    pub fn set_group_masks(&mut self, value: crate::masks::PerfinfoGroupmask) {
        self.group_masks = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kernel_header_extension::V5_2;
}
impl Default for V5_2 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 32])
    }
}
impl Sealed for V5_2 {}
impl Record for V5_2 {
    const NAME: &'static str = "ETW_KERNEL_HEADER_EXTENSION";
    const SIZE: usize = 32;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for V5_2 {
    const SIZE: usize = 32;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(V5_2);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_2 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<crate::masks::PerfinfoGroupmask>(),),
        )
            .prop_map(|((group_masks,),)| Self { group_masks });
        strategy.boxed()
    }
}
/// A borrowed view of [`V5_2`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_2View<'a> {
    fixed: &'a [u8; 32],
}
impl<'a> V5_2View<'a> {
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
                    name: "ETW_KERNEL_HEADER_EXTENSION",
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
    pub fn to_value(&self) -> V5_2 {
        V5_2::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    #[inline]
    pub fn group_masks(&self) -> crate::masks::PerfinfoGroupmaskView<'a> {
        crate::masks::PerfinfoGroupmaskView::from_bytes(part::<0, 32, _>(self.fixed))
    }
}
impl core::fmt::Debug for V5_2View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("V5_2View");
        out.field("group_masks", &self.group_masks());
        out.finish()
    }
}
