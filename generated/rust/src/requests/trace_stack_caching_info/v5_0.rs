// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_STACK_CACHING_INFO in the form of releases 5.0+.
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
/// Whether and how a session keeps call stacks in a cache, as programs say it.
///
/// In C: `TRACE_STACK_CACHING_INFO`, 0xc bytes. Releases 5.0+.
///
/// What reaches the kernel is an EVENT_TRACE_STACK_CACHING_INFORMATION, which has the same members.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x1 | BOOLEAN | `Enabled` |
/// | 0x01 | 0x3 | padding |  |
/// | 0x04 | 0x4 | ULONG | `CacheSize` |
/// | 0x08 | 0x4 | ULONG | `BucketCount` |
///
/// What no source says:
///
/// - In which unit CacheSize counts.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_STACK_CACHING_INFO")]
pub struct TraceStackCachingInfo {
    /// `BOOLEAN Enabled`, at 0x00. Whether the cache is in use.
    pub enabled: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_01: Bytes<3>,
    /// `ULONG CacheSize`, at 0x04. The size of the cache.
    pub cache_size: u32,
    /// `ULONG BucketCount`, at 0x08. How many buckets the cache has.
    pub bucket_count: u32,
}
impl TraceStackCachingInfo {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            enabled: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            padding_01: Bytes(get::<1, 3, _>(bytes)),
            cache_size: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            bucket_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_STACK_CACHING_INFO",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 1, _>(&mut bytes, self.enabled.to_le_bytes());
        put::<1, 3, _>(&mut bytes, self.padding_01.0);
        put::<4, 4, _>(&mut bytes, self.cache_size.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.bucket_count.to_le_bytes());
        bytes
    }
    /// `BOOLEAN Enabled`, at 0x00. Whether the cache is in use.
    #[inline]
    pub fn enabled(&self) -> u8 {
        self.enabled
    }
    /// Sets `Enabled`.
    #[inline]
    pub fn set_enabled(&mut self, value: u8) {
        self.enabled = value;
    }
    /// `ULONG CacheSize`, at 0x04. The size of the cache.
    #[inline]
    pub fn cache_size(&self) -> u32 {
        self.cache_size
    }
    /// Sets `CacheSize`.
    #[inline]
    pub fn set_cache_size(&mut self, value: u32) {
        self.cache_size = value;
    }
    /// `ULONG BucketCount`, at 0x08. How many buckets the cache has.
    #[inline]
    pub fn bucket_count(&self) -> u32 {
        self.bucket_count
    }
    /// Sets `BucketCount`.
    #[inline]
    pub fn set_bucket_count(&mut self, value: u32) {
        self.bucket_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_stack_caching_info::V5_0;
}
impl Default for TraceStackCachingInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for TraceStackCachingInfo {}
impl Record for TraceStackCachingInfo {
    const NAME: &'static str = "TRACE_STACK_CACHING_INFO";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceStackCachingInfo {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceStackCachingInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceStackCachingInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<3>>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((enabled, padding_01, cache_size, bucket_count),)| Self {
                enabled,
                padding_01,
                cache_size,
                bucket_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceStackCachingInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceStackCachingInfoView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> TraceStackCachingInfoView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_STACK_CACHING_INFO",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceStackCachingInfo {
        TraceStackCachingInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `BOOLEAN Enabled`, at 0x00. Whether the cache is in use.
    #[inline]
    pub fn enabled(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(self.fixed))
    }
    /// `ULONG CacheSize`, at 0x04. The size of the cache.
    #[inline]
    pub fn cache_size(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG BucketCount`, at 0x08. How many buckets the cache has.
    #[inline]
    pub fn bucket_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceStackCachingInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceStackCachingInfoView");
        out.field("enabled", &self.enabled());
        out.field("cache_size", &self.cache_size());
        out.field("bucket_count", &self.bucket_count());
        out.finish()
    }
}
