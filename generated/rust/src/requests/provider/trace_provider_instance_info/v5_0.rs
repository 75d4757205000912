// Generated from spec/structs/TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_PROVIDER_INSTANCE_INFO in the form of releases 5.0+.
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
/// A registration of a provider, by one process, and the sessions that enable it.
///
/// In C: `TRACE_PROVIDER_INSTANCE_INFO`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `NextOffset` |
/// | 0x04 | 0x4 | ULONG | `EnableCount` |
/// | 0x08 | 0x4 | ULONG | `Pid` |
/// | 0x0c | 0x4 | ULONG | `Flags` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *TRACE_PROVIDER_INSTANCE_INFO structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_PROVIDER_INSTANCE_INFO")]
pub struct TraceProviderInstanceInfo {
    /// `ULONG NextOffset`, at 0x00. How far it is from this block to the next; 0 in the last. Unit: bytes.
    pub next_offset: u32,
    /// `ULONG EnableCount`, at 0x04. How many sessions enable it.
    pub enable_count: u32,
    /// `ULONG Pid`, at 0x08. The process.
    pub pid: u32,
    /// `ULONG Flags`, at 0x0C. What is special about the registration.
    pub flags: crate::requests::provider::TraceProviderFlag,
}
impl TraceProviderInstanceInfo {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            pid: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: crate::requests::provider::TraceProviderFlag::from_le(
                get::<12, 4, _>(bytes),
            ),
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
                    name: "TRACE_PROVIDER_INSTANCE_INFO",
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
        put::<0, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.enable_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.pid.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// `ULONG NextOffset`, at 0x00. How far it is from this block to the next; 0 in the last. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        self.next_offset
    }
    /// Sets `NextOffset`.
    #[inline]
    pub fn set_next_offset(&mut self, value: u32) {
        self.next_offset = value;
    }
    /// `ULONG EnableCount`, at 0x04. How many sessions enable it.
    #[inline]
    pub fn enable_count(&self) -> u32 {
        self.enable_count
    }
    /// Sets `EnableCount`.
    #[inline]
    pub fn set_enable_count(&mut self, value: u32) {
        self.enable_count = value;
    }
    /// `ULONG Pid`, at 0x08. The process.
    #[inline]
    pub fn pid(&self) -> u32 {
        self.pid
    }
    /// Sets `Pid`.
    #[inline]
    pub fn set_pid(&mut self, value: u32) {
        self.pid = value;
    }
    /// `ULONG Flags`, at 0x0C. What is special about the registration.
    #[inline]
    pub fn flags(&self) -> crate::requests::provider::TraceProviderFlag {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: crate::requests::provider::TraceProviderFlag) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_provider_instance_info::V5_0;
}
impl Default for TraceProviderInstanceInfo {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for TraceProviderInstanceInfo {}
impl Record for TraceProviderInstanceInfo {
    const NAME: &'static str = "TRACE_PROVIDER_INSTANCE_INFO";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceProviderInstanceInfo {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceProviderInstanceInfo);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceProviderInstanceInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<
                    crate::requests::provider::TraceProviderFlag,
                >(),
            ),
        )
            .prop_map(|((next_offset, enable_count, pid, flags),)| Self {
                next_offset,
                enable_count,
                pid,
                flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceProviderInstanceInfo`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceProviderInstanceInfoView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> TraceProviderInstanceInfoView<'a> {
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
                    name: "TRACE_PROVIDER_INSTANCE_INFO",
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
    pub fn to_value(&self) -> TraceProviderInstanceInfo {
        TraceProviderInstanceInfo::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG NextOffset`, at 0x00. How far it is from this block to the next; 0 in the last. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG EnableCount`, at 0x04. How many sessions enable it.
    #[inline]
    pub fn enable_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Pid`, at 0x08. The process.
    #[inline]
    pub fn pid(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x0C. What is special about the registration.
    #[inline]
    pub fn flags(&self) -> crate::requests::provider::TraceProviderFlag {
        crate::requests::provider::TraceProviderFlag::from_le(
            get::<12, 4, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for TraceProviderInstanceInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceProviderInstanceInfoView");
        out.field("next_offset", &self.next_offset());
        out.field("enable_count", &self.enable_count());
        out.field("pid", &self.pid());
        out.field("flags", &self.flags());
        out.finish()
    }
}
