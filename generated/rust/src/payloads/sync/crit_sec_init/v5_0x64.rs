// Generated from spec/structs/CritSecInit.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CritSecInit in the form of releases 5.0+ with 64 bit pointers.
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
/// A critical section was initialized.
///
/// In C: `CritSecInit`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_CRITSEC_EVENT_INIT is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `SpinCount` |
/// | 0x08 | 0x8 | PVOID | `CritSecAddr` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CritSecInit")]
pub struct CritSecInit64 {
    /// `ULONG_PTR SpinCount`, at 0x00. How often it may spin.
    pub spin_count: u64,
    /// `PVOID CritSecAddr`, at 0x08. The critical section.
    pub crit_sec_addr: u64,
}
impl CritSecInit64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            spin_count: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            crit_sec_addr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "CritSecInit",
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
        put::<0, 8, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.crit_sec_addr.to_le_bytes());
        bytes
    }
    /// `ULONG_PTR SpinCount`, at 0x00. How often it may spin.
    #[inline]
    pub fn spin_count(&self) -> u64 {
        self.spin_count
    }
    /// Sets `SpinCount`.
    #[inline]
    pub fn set_spin_count(&mut self, value: u64) {
        self.spin_count = value;
    }
    /// `PVOID CritSecAddr`, at 0x08. The critical section.
    #[inline]
    pub fn crit_sec_addr(&self) -> u64 {
        self.crit_sec_addr
    }
    /// Sets `CritSecAddr`.
    #[inline]
    pub fn set_crit_sec_addr(&mut self, value: u64) {
        self.crit_sec_addr = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::crit_sec_init::V5_0X64;
}
impl Default for CritSecInit64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for CritSecInit64 {}
impl Record for CritSecInit64 {
    const NAME: &'static str = "CritSecInit";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for CritSecInit64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(CritSecInit64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CritSecInit64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((spin_count, crit_sec_addr),)| Self {
                spin_count,
                crit_sec_addr,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`CritSecInit64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CritSecInit64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> CritSecInit64View<'a> {
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
                    name: "CritSecInit",
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
    pub fn to_value(&self) -> CritSecInit64 {
        CritSecInit64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG_PTR SpinCount`, at 0x00. How often it may spin.
    #[inline]
    pub fn spin_count(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID CritSecAddr`, at 0x08. The critical section.
    #[inline]
    pub fn crit_sec_addr(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for CritSecInit64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("CritSecInit64View");
        out.field("spin_count", &self.spin_count());
        out.field("crit_sec_addr", &self.crit_sec_addr());
        out.finish()
    }
}
