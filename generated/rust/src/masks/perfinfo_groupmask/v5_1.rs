// Generated from spec/structs/PERFINFO_GROUPMASK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_GROUPMASK in the form of releases 5.1.
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
/// An older form.
/// In C: `PERFINFO_GROUPMASK`, 0x24 bytes. Releases 5.1.
///
/// The kernel keeps one for each session of a kernel logger, of which there can be eight, and one more that is the union of them all. Programs read and write it through EVENT_TRACE_GROUPMASK_INFORMATION, or through TraceQueryInformation and TraceSetInformation with TraceSystemTraceEnableFlagsInfo (0x04).
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | ULONG \[8\] | `Masks` |
/// | 0x20 | 0x4 | ULONG |  |
///
/// What no source says:
///
/// - Whether version 5.1 declares the ninth dword apart from the eight masks, which is only supposed.
/// - What the ninth dword is for; it is not one more mask.
///
/// Source: Geoff Chappell, *PERFINFO_GROUPMASK*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_1 {
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    pub masks: [u32; 8],
    /// `ULONG `, at 0x20. The ninth dword of version 5.1, which has no known name. What it is for is not known.
    pub unnamed_20: u32,
}
impl V5_1 {
    /// The size in bytes.
    pub const SIZE: usize = 36;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            masks: array(part::<0, 32, _>(bytes), u32::from_le_bytes),
            unnamed_20: u32::from_le_bytes(get::<32, 4, _>(bytes)),
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
                    name: "PERFINFO_GROUPMASK",
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
        fill(
            part_mut::<0, 32, _>(&mut bytes),
            &self.masks,
            |element| element.to_le_bytes(),
        );
        put::<32, 4, _>(&mut bytes, self.unnamed_20.to_le_bytes());
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
    /// `ULONG `, at 0x20. The ninth dword of version 5.1, which has no known name. What it is for is not known.
    #[inline]
    pub fn unnamed_20(&self) -> u32 {
        self.unnamed_20
    }
    /// Sets `unnamed_20`.
    #[inline]
    pub fn set_unnamed_20(&mut self, value: u32) {
        self.unnamed_20 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_groupmask::V5_1;
}
impl Default for V5_1 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 36])
    }
}
impl Sealed for V5_1 {}
impl Record for V5_1 {
    const NAME: &'static str = "PERFINFO_GROUPMASK";
    const SIZE: usize = 36;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for V5_1 {
    const SIZE: usize = 36;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(V5_1);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for V5_1 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<[u32; 8]>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((masks, unnamed_20),)| Self { masks, unnamed_20 });
        strategy.boxed()
    }
}
/// A borrowed view of [`V5_1`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct V5_1View<'a> {
    fixed: &'a [u8; 36],
}
impl<'a> V5_1View<'a> {
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
                    name: "PERFINFO_GROUPMASK",
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
    pub fn to_value(&self) -> V5_1 {
        V5_1::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 36] {
        self.fixed
    }
    /// `ULONG Masks`, at 0x00. One word for each group of events. The source's table has it from 5.2 on and symbol files show it from 6.0 on; that the first eight dwords of 5.1 are the same is supposed.
    #[inline]
    pub fn masks(&self) -> [u32; 8] {
        array(part::<0, 32, _>(self.fixed), u32::from_le_bytes)
    }
    /// `ULONG `, at 0x20. The ninth dword of version 5.1, which has no known name. What it is for is not known.
    #[inline]
    pub fn unnamed_20(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for V5_1View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("V5_1View");
        out.field("masks", &self.masks());
        out.field("unnamed_20", &self.unnamed_20());
        out.finish()
    }
}
