// Generated from spec/structs/ETW_KERNEL_HEADER_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_KERNEL_HEADER_EXTENSION in the form of releases 6.0+.
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
/// In C: `ETW_KERNEL_HEADER_EXTENSION`, 0x24 bytes. Releases 6.0+.
///
/// A session of kernel events has it as its second event, and then a pair of events whenever the masks change: the old ones, and the new ones.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | PERFINFO_GROUPMASK | `GroupMasks` |
/// | 0x20 | 0x4 | ULONG | `Version` |
///
/// Source: Geoff Chappell, *ETW_KERNEL_HEADER_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_KERNEL_HEADER_EXTENSION")]
pub struct EtwKernelHeaderExtension {
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    pub group_masks: crate::masks::PerfinfoGroupmask,
    /// `ULONG Version`, at 0x20. The kernel's ETW_KERNEL_EVENT_VERSION: a trace of build 18362 has 70, as that name says for 1903.
    pub version: u32,
}
impl EtwKernelHeaderExtension {
    /// The size in bytes.
    pub const SIZE: usize = 36;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            group_masks: crate::masks::PerfinfoGroupmask::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            version: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_KERNEL_HEADER_EXTENSION",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 32, _>(&mut bytes, self.group_masks.to_bytes());
        put::<32, 4, _>(&mut bytes, self.version.to_le_bytes());
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
    /// `ULONG Version`, at 0x20. The kernel's ETW_KERNEL_EVENT_VERSION: a trace of build 18362 has 70, as that name says for 1903.
    #[inline]
    pub fn version(&self) -> u32 {
        self.version
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u32) {
        self.version = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_kernel_header_extension::V6_0;
}
impl Default for EtwKernelHeaderExtension {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 36])
    }
}
impl Sealed for EtwKernelHeaderExtension {}
impl Record for EtwKernelHeaderExtension {
    const NAME: &'static str = "ETW_KERNEL_HEADER_EXTENSION";
    const SIZE: usize = 36;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwKernelHeaderExtension {
    const SIZE: usize = 36;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwKernelHeaderExtension);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwKernelHeaderExtension {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::masks::PerfinfoGroupmask>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((group_masks, version),)| Self { group_masks, version });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwKernelHeaderExtension`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwKernelHeaderExtensionView<'a> {
    fixed: &'a [u8; 36],
}
impl<'a> EtwKernelHeaderExtensionView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_KERNEL_HEADER_EXTENSION",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 36]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwKernelHeaderExtension {
        EtwKernelHeaderExtension::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 36] {
        self.fixed
    }
    /// `PERFINFO_GROUPMASK GroupMasks`, at 0x00. The events that are enabled, or were until now.
    #[inline]
    pub fn group_masks(&self) -> crate::masks::PerfinfoGroupmaskView<'a> {
        crate::masks::PerfinfoGroupmaskView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `ULONG Version`, at 0x20. The kernel's ETW_KERNEL_EVENT_VERSION: a trace of build 18362 has 70, as that name says for 1903.
    #[inline]
    pub fn version(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwKernelHeaderExtensionView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwKernelHeaderExtensionView");
        out.field("group_masks", &self.group_masks());
        out.field("version", &self.version());
        out.finish()
    }
}
