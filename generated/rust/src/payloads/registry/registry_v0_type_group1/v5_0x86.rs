// Generated from spec/structs/Registry_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registry_V0_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
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
/// An operation on a key or value of the registry.
///
/// In C: `Registry_V0_TypeGroup1`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `Status` |
/// | 0x04 | 0x4 | PVOID | `KeyHandle` |
/// | 0x08 | 0x8 | LONGLONG | `ElapsedTime` |
///
/// What no source says:
///
/// - In which unit ElapsedTime counts.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Registry_V0_TypeGroup1")]
pub struct RegistryV0TypeGroup132 {
    /// `ULONG_PTR Status`, at 0x00. The NTSTATUS of the operation, as wide as a pointer.
    pub status: u32,
    /// `PVOID KeyHandle`, at 0x04. The key, by which operations on it are matched.
    pub key_handle: u32,
    /// `LONGLONG ElapsedTime`, at 0x08. How long the operation took.
    pub elapsed_time: i64,
}
impl RegistryV0TypeGroup132 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            status: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            key_handle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            elapsed_time: i64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "Registry_V0_TypeGroup1",
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
        put::<0, 4, _>(&mut bytes, self.status.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.key_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.elapsed_time.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR Status`, at 0x00. The NTSTATUS of the operation, as wide as a pointer.
    #[inline]
    pub fn status(&self) -> u32 {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: u32) {
        self.status = value;
    }
    /// `PVOID KeyHandle`, at 0x04. The key, by which operations on it are matched.
    #[inline]
    pub fn key_handle(&self) -> u32 {
        self.key_handle
    }
    /// Sets `KeyHandle`.
    #[inline]
    pub fn set_key_handle(&mut self, value: u32) {
        self.key_handle = value;
    }
    /// `LONGLONG ElapsedTime`, at 0x08. How long the operation took.
    #[inline]
    pub fn elapsed_time(&self) -> i64 {
        self.elapsed_time
    }
    /// Sets `ElapsedTime`.
    #[inline]
    pub fn set_elapsed_time(&mut self, value: i64) {
        self.elapsed_time = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::registry_v0_type_group1::V5_0X86;
}
impl Default for RegistryV0TypeGroup132 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for RegistryV0TypeGroup132 {}
impl Record for RegistryV0TypeGroup132 {
    const NAME: &'static str = "Registry_V0_TypeGroup1";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for RegistryV0TypeGroup132 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(RegistryV0TypeGroup132);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for RegistryV0TypeGroup132 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i64>(),
            ),
        )
            .prop_map(|((status, key_handle, elapsed_time),)| Self {
                status,
                key_handle,
                elapsed_time,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`RegistryV0TypeGroup132`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RegistryV0TypeGroup132View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> RegistryV0TypeGroup132View<'a> {
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
                    name: "Registry_V0_TypeGroup1",
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
    pub fn to_value(&self) -> RegistryV0TypeGroup132 {
        RegistryV0TypeGroup132::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG_PTR Status`, at 0x00. The NTSTATUS of the operation, as wide as a pointer.
    #[inline]
    pub fn status(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID KeyHandle`, at 0x04. The key, by which operations on it are matched.
    #[inline]
    pub fn key_handle(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `LONGLONG ElapsedTime`, at 0x08. How long the operation took.
    #[inline]
    pub fn elapsed_time(&self) -> i64 {
        i64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for RegistryV0TypeGroup132View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("RegistryV0TypeGroup132View");
        out.field("status", &self.status());
        out.field("key_handle", &self.key_handle());
        out.field("elapsed_time", &self.elapsed_time());
        out.finish()
    }
}
