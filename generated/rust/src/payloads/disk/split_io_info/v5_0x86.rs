// Generated from spec/structs/SplitIo_Info.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SplitIo_Info in the form of releases 5.0+ with 32 bit pointers.
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
/// A volume manager made of one disk operation another one, on its part of the disks.
///
/// In C: `SplitIo_Info`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `ParentIrp` |
/// | 0x04 | 0x4 | PVOID | `ChildIrp` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SplitIo_Info")]
pub struct SplitIoInfo32 {
    /// `PVOID ParentIrp`, at 0x00. The I/O request packet that was split.
    pub parent_irp: u32,
    /// `PVOID ChildIrp`, at 0x04. The one that was made of it.
    pub child_irp: u32,
}
impl SplitIoInfo32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            parent_irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            child_irp: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "SplitIo_Info",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.parent_irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.child_irp.to_le_bytes());
        bytes
    }
    /// `PVOID ParentIrp`, at 0x00. The I/O request packet that was split.
    #[inline]
    pub fn parent_irp(&self) -> u32 {
        self.parent_irp
    }
    /// Sets `ParentIrp`.
    #[inline]
    pub fn set_parent_irp(&mut self, value: u32) {
        self.parent_irp = value;
    }
    /// `PVOID ChildIrp`, at 0x04. The one that was made of it.
    #[inline]
    pub fn child_irp(&self) -> u32 {
        self.child_irp
    }
    /// Sets `ChildIrp`.
    #[inline]
    pub fn set_child_irp(&mut self, value: u32) {
        self.child_irp = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::split_io_info::V5_0X86;
}
impl Default for SplitIoInfo32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for SplitIoInfo32 {}
impl Record for SplitIoInfo32 {
    const NAME: &'static str = "SplitIo_Info";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for SplitIoInfo32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(SplitIoInfo32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SplitIoInfo32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((parent_irp, child_irp),)| Self { parent_irp, child_irp });
        strategy.boxed()
    }
}
/// A borrowed view of [`SplitIoInfo32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SplitIoInfo32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> SplitIoInfo32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "SplitIo_Info",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> SplitIoInfo32 {
        SplitIoInfo32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID ParentIrp`, at 0x00. The I/O request packet that was split.
    #[inline]
    pub fn parent_irp(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID ChildIrp`, at 0x04. The one that was made of it.
    #[inline]
    pub fn child_irp(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for SplitIoInfo32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("SplitIoInfo32View");
        out.field("parent_irp", &self.parent_irp());
        out.field("child_irp", &self.child_irp());
        out.finish()
    }
}
