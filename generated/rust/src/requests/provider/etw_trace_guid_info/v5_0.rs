// Generated from spec/structs/ETW_TRACE_GUID_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TRACE_GUID_INFO in the form of releases 5.0+.
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
/// How many registrations a provider has: the public TRACE_GUID_INFO.
///
/// In C: `ETW_TRACE_GUID_INFO`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `InstanceCount` |
/// | 0x04 | 0x4 | ULONG | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TRACE_GUID_INFO")]
pub struct EtwTraceGuidInfo {
    /// `ULONG InstanceCount`, at 0x00. How many instances follow.
    pub instance_count: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
}
impl EtwTraceGuidInfo {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            instance_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "ETW_TRACE_GUID_INFO",
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
        put::<0, 4, _>(&mut bytes, self.instance_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `ULONG InstanceCount`, at 0x00. How many instances follow.
    #[inline]
    pub fn instance_count(&self) -> u32 {
        self.instance_count
    }
    /// Sets `InstanceCount`.
    #[inline]
    pub fn set_instance_count(&mut self, value: u32) {
        self.instance_count = value;
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_trace_guid_info::V5_0;
}
impl Default for EtwTraceGuidInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwTraceGuidInfo {}
impl Record for EtwTraceGuidInfo {
    const NAME: &'static str = "ETW_TRACE_GUID_INFO";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwTraceGuidInfo {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwTraceGuidInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwTraceGuidInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((instance_count, reserved),)| Self { instance_count, reserved });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwTraceGuidInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwTraceGuidInfoView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwTraceGuidInfoView<'a> {
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
                    name: "ETW_TRACE_GUID_INFO",
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
    pub fn to_value(&self) -> EtwTraceGuidInfo {
        EtwTraceGuidInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG InstanceCount`, at 0x00. How many instances follow.
    #[inline]
    pub fn instance_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTraceGuidInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTraceGuidInfoView");
        out.field("instance_count", &self.instance_count());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
