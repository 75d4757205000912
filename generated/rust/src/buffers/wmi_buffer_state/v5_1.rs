// Generated from spec/structs/WMI_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_BUFFER_STATE in the form of releases 5.1..5.2.
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
/// What a trace buffer is being used for, as bits.
///
/// In C: `WMI_BUFFER_STATE`, 0x4 bytes. Releases 5.1..5.2.
///
/// It shares its bytes with Flags of WMI_BUFFER_HEADER. From 6.0 the enumeration ETW_BUFFER_STATE takes its place. Names and types are from symbol files of Windows XP SP3 and Windows Server 2003 SP2; none earlier have them.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG |  |
/// | 0x00 | | · bits 0..=0 | `Free` |
/// | 0x00 | | · bits 1..=1 | `InUse` |
/// | 0x00 | | · bits 2..=2 | `Flush` |
/// | 0x00 | | · bits 3..=31 | `Unused` |
///
/// Source: Geoff Chappell, *WMI_BUFFER_STATE*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_BUFFER_STATE")]
pub struct WmiBufferState {
    /// The word that holds fields of bits.
    pub bits_00: u32,
}
impl WmiBufferState {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_BUFFER_STATE",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        bytes
    }
    /// `Free`, bit 0 of the word at 0x00. The buffer is free.
    #[inline]
    pub fn free(&self) -> u32 {
        (self.bits_00 >> 0) & 0x1
    }
    /// Sets `Free`.
    #[inline]
    pub fn set_free(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 0) | (value & 0x1) << 0;
        self.bits_00 = word;
    }
    /// `InUse`, bit 1 of the word at 0x00. The buffer is in use.
    #[inline]
    pub fn in_use(&self) -> u32 {
        (self.bits_00 >> 1) & 0x1
    }
    /// Sets `InUse`.
    #[inline]
    pub fn set_in_use(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 1) | (value & 0x1) << 1;
        self.bits_00 = word;
    }
    /// `Flush`, bit 2 of the word at 0x00.
    #[inline]
    pub fn flush(&self) -> u32 {
        (self.bits_00 >> 2) & 0x1
    }
    /// Sets `Flush`.
    #[inline]
    pub fn set_flush(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 2) | (value & 0x1) << 2;
        self.bits_00 = word;
    }
    /// `Unused`, bits 3 to 31 of the word at 0x00.
    #[inline]
    pub fn unused(&self) -> u32 {
        (self.bits_00 >> 3) & 0x1fffffff
    }
    /// Sets `Unused`.
    #[inline]
    pub fn set_unused(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1fffffff << 3) | (value & 0x1fffffff) << 3;
        self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_buffer_state::V5_1;
}
impl Default for WmiBufferState {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for WmiBufferState {}
impl Record for WmiBufferState {
    const NAME: &'static str = "WMI_BUFFER_STATE";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiBufferState {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiBufferState);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiBufferState {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((bits_00,),)| Self { bits_00 });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiBufferState`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiBufferStateView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> WmiBufferStateView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_BUFFER_STATE",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiBufferState {
        WmiBufferState::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `Free`, bit 0 of the word at 0x00. The buffer is free.
    #[inline]
    pub fn free(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1
    }
    /// `InUse`, bit 1 of the word at 0x00. The buffer is in use.
    #[inline]
    pub fn in_use(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 1) & 0x1
    }
    /// `Flush`, bit 2 of the word at 0x00.
    #[inline]
    pub fn flush(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x1
    }
    /// `Unused`, bits 3 to 31 of the word at 0x00.
    #[inline]
    pub fn unused(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 3) & 0x1fffffff
    }
}
impl core::fmt::Debug for WmiBufferStateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiBufferStateView");
        out.field("free", &self.free());
        out.field("in_use", &self.in_use());
        out.field("flush", &self.flush());
        out.field("unused", &self.unused());
        out.finish()
    }
}
