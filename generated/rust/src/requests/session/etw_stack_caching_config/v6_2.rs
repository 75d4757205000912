// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_STACK_CACHING_CONFIG in the form of releases 6.2+.
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
/// How big a session's cache of call stacks is.
///
/// In C: `ETW_STACK_CACHING_CONFIG`, 0x8 bytes. Releases 6.2+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `CacheSize` |
/// | 0x04 | 0x4 | ULONG | `BucketCount` |
///
/// What no source says:
///
/// - In which unit CacheSize counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_STACK_CACHING_CONFIG")]
pub struct EtwStackCachingConfig {
    /// `ULONG CacheSize`, at 0x00. The size of the cache.
    pub cache_size: u32,
    /// `ULONG BucketCount`, at 0x04. How many buckets the cache has.
    pub bucket_count: u32,
}
impl EtwStackCachingConfig {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            cache_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bucket_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "ETW_STACK_CACHING_CONFIG",
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
        put::<0, 4, _>(&mut bytes, self.cache_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bucket_count.to_le_bytes());
        bytes
    }
    /// `ULONG CacheSize`, at 0x00. The size of the cache.
    #[inline]
    pub fn cache_size(&self) -> u32 {
        self.cache_size
    }
    /// Sets `CacheSize`.
    #[inline]
    pub fn set_cache_size(&mut self, value: u32) {
        self.cache_size = value;
    }
    /// `ULONG BucketCount`, at 0x04. How many buckets the cache has.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_stack_caching_config::V6_2;
}
impl Default for EtwStackCachingConfig {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwStackCachingConfig {}
impl Record for EtwStackCachingConfig {
    const NAME: &'static str = "ETW_STACK_CACHING_CONFIG";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwStackCachingConfig {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwStackCachingConfig);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwStackCachingConfig {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((cache_size, bucket_count),)| Self { cache_size, bucket_count });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwStackCachingConfig`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwStackCachingConfigView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwStackCachingConfigView<'a> {
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
                    name: "ETW_STACK_CACHING_CONFIG",
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
    pub fn to_value(&self) -> EtwStackCachingConfig {
        EtwStackCachingConfig::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG CacheSize`, at 0x00. The size of the cache.
    #[inline]
    pub fn cache_size(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG BucketCount`, at 0x04. How many buckets the cache has.
    #[inline]
    pub fn bucket_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwStackCachingConfigView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwStackCachingConfigView");
        out.field("cache_size", &self.cache_size());
        out.field("bucket_count", &self.bucket_count());
        out.finish()
    }
}
