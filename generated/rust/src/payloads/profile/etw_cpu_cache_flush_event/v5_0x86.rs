// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CPU_CACHE_FLUSH_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// Processor caches were flushed.
///
/// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Address` |
/// | 0x04 | 0x4 | SIZE_T | `Bytes` |
/// | 0x08 | 0x1 | BOOLEAN | `Clean` |
/// | 0x09 | 0x1 | BOOLEAN | `FullFlush` |
/// | 0x0a | 0x1 | BOOLEAN | `Rectangle` |
/// | 0x0b | 0x1 | BOOLEAN | `Reserved0` |
/// | 0x0c | 0x4 | ULONG | `Reserved1` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
pub struct EtwCpuCacheFlushEvent32 {
    /// `PVOID Address`, at 0x00. Where the flushed memory begins.
    pub address: u32,
    /// `SIZE_T Bytes`, at 0x04. Unit: bytes.
    pub bytes: u32,
    /// `BOOLEAN Clean`, at 0x08. What it is for is not known.
    pub clean: u8,
    /// `BOOLEAN FullFlush`, at 0x09. Whether the whole cache was flushed.
    pub full_flush: u8,
    /// `BOOLEAN Rectangle`, at 0x0A. What it is for is not known.
    pub rectangle: u8,
    /// `BOOLEAN Reserved0`, at 0x0B. What it is for is not known.
    pub reserved0: u8,
    /// `ULONG Reserved1`, at 0x0C. What it is for is not known.
    pub reserved1: u32,
}
impl EtwCpuCacheFlushEvent32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bytes: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            clean: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            full_flush: u8::from_le_bytes(get::<9, 1, _>(bytes)),
            rectangle: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<11, 1, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CPU_CACHE_FLUSH_EVENT",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bytes.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.clean.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.full_flush.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.rectangle.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved1.to_le_bytes());
        bytes
    }
    /// `PVOID Address`, at 0x00. Where the flushed memory begins.
    #[inline]
    pub fn address(&self) -> u32 {
        self.address
    }
    /// Sets `Address`.
    #[inline]
    pub fn set_address(&mut self, value: u32) {
        self.address = value;
    }
    /// `SIZE_T Bytes`, at 0x04. Unit: bytes.
    #[inline]
    pub fn bytes(&self) -> u32 {
        self.bytes
    }
    /// Sets `Bytes`.
    #[inline]
    pub fn set_bytes(&mut self, value: u32) {
        self.bytes = value;
    }
    /// `BOOLEAN Clean`, at 0x08. What it is for is not known.
    #[inline]
    pub fn clean(&self) -> u8 {
        self.clean
    }
    /// Sets `Clean`.
    #[inline]
    pub fn set_clean(&mut self, value: u8) {
        self.clean = value;
    }
    /// `BOOLEAN FullFlush`, at 0x09. Whether the whole cache was flushed.
    #[inline]
    pub fn full_flush(&self) -> u8 {
        self.full_flush
    }
    /// Sets `FullFlush`.
    #[inline]
    pub fn set_full_flush(&mut self, value: u8) {
        self.full_flush = value;
    }
    /// `BOOLEAN Rectangle`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn rectangle(&self) -> u8 {
        self.rectangle
    }
    /// Sets `Rectangle`.
    #[inline]
    pub fn set_rectangle(&mut self, value: u8) {
        self.rectangle = value;
    }
    /// `BOOLEAN Reserved0`, at 0x0B. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u8 {
        self.reserved0
    }
    /// Sets `Reserved0`.
    #[inline]
    pub fn set_reserved0(&mut self, value: u8) {
        self.reserved0 = value;
    }
    /// `ULONG Reserved1`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u32 {
        self.reserved1
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u32) {
        self.reserved1 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_cpu_cache_flush_event::V5_0X86;
}
impl Default for EtwCpuCacheFlushEvent32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwCpuCacheFlushEvent32 {}
impl Record for EtwCpuCacheFlushEvent32 {
    const NAME: &'static str = "ETW_CPU_CACHE_FLUSH_EVENT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwCpuCacheFlushEvent32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwCpuCacheFlushEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwCpuCacheFlushEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                ((address, bytes, clean, full_flush, rectangle, reserved0, reserved1),)|
            Self {
                address,
                bytes,
                clean,
                full_flush,
                rectangle,
                reserved0,
                reserved1,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwCpuCacheFlushEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwCpuCacheFlushEvent32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwCpuCacheFlushEvent32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_CPU_CACHE_FLUSH_EVENT",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwCpuCacheFlushEvent32 {
        EtwCpuCacheFlushEvent32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Address`, at 0x00. Where the flushed memory begins.
    #[inline]
    pub fn address(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T Bytes`, at 0x04. Unit: bytes.
    #[inline]
    pub fn bytes(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `BOOLEAN Clean`, at 0x08. What it is for is not known.
    #[inline]
    pub fn clean(&self) -> u8 {
        u8::from_le_bytes(get::<8, 1, _>(self.fixed))
    }
    /// `BOOLEAN FullFlush`, at 0x09. Whether the whole cache was flushed.
    #[inline]
    pub fn full_flush(&self) -> u8 {
        u8::from_le_bytes(get::<9, 1, _>(self.fixed))
    }
    /// `BOOLEAN Rectangle`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn rectangle(&self) -> u8 {
        u8::from_le_bytes(get::<10, 1, _>(self.fixed))
    }
    /// `BOOLEAN Reserved0`, at 0x0B. What it is for is not known.
    #[inline]
    pub fn reserved0(&self) -> u8 {
        u8::from_le_bytes(get::<11, 1, _>(self.fixed))
    }
    /// `ULONG Reserved1`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCpuCacheFlushEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCpuCacheFlushEvent32View");
        out.field("address", &self.address());
        out.field("bytes", &self.bytes());
        out.field("clean", &self.clean());
        out.field("full_flush", &self.full_flush());
        out.field("rectangle", &self.rectangle());
        out.field("reserved0", &self.reserved0());
        out.field("reserved1", &self.reserved1());
        out.finish()
    }
}
