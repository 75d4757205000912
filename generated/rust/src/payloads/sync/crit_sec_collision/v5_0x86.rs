// Generated from spec/structs/CritSecCollision.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CritSecCollision in the form of releases 5.0+ with 32 bit pointers.
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
/// A thread had to wait for a critical section.
///
/// In C: `CritSecCollision`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_CRITSEC_EVENT_COLLISION is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `LockCount` |
/// | 0x04 | 0x4 | ULONG | `SpinCount` |
/// | 0x08 | 0x4 | PVOID | `OwningThread` |
/// | 0x0c | 0x4 | PVOID | `CritSecAddr` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CritSecCollision")]
pub struct CritSecCollision32 {
    /// `ULONG LockCount`, at 0x00. The lock count of the section.
    pub lock_count: u32,
    /// `ULONG SpinCount`, at 0x04. How often it may spin.
    pub spin_count: u32,
    /// `PVOID OwningThread`, at 0x08. The thread that has it.
    pub owning_thread: u32,
    /// `PVOID CritSecAddr`, at 0x0C. The critical section.
    pub crit_sec_addr: u32,
}
impl CritSecCollision32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            lock_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            owning_thread: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            crit_sec_addr: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "CritSecCollision",
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
        put::<0, 4, _>(&mut bytes, self.lock_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.owning_thread.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.crit_sec_addr.to_le_bytes());
        bytes
    }
    /// `ULONG LockCount`, at 0x00. The lock count of the section.
    #[inline]
    pub fn lock_count(&self) -> u32 {
        self.lock_count
    }
    /// Sets `LockCount`.
    #[inline]
    pub fn set_lock_count(&mut self, value: u32) {
        self.lock_count = value;
    }
    /// `ULONG SpinCount`, at 0x04. How often it may spin.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        self.spin_count
    }
    /// Sets `SpinCount`.
    #[inline]
    pub fn set_spin_count(&mut self, value: u32) {
        self.spin_count = value;
    }
    /// `PVOID OwningThread`, at 0x08. The thread that has it.
    #[inline]
    pub fn owning_thread(&self) -> u32 {
        self.owning_thread
    }
    /// Sets `OwningThread`.
    #[inline]
    pub fn set_owning_thread(&mut self, value: u32) {
        self.owning_thread = value;
    }
    /// `PVOID CritSecAddr`, at 0x0C. The critical section.
    #[inline]
    pub fn crit_sec_addr(&self) -> u32 {
        self.crit_sec_addr
    }
    /// Sets `CritSecAddr`.
    #[inline]
    pub fn set_crit_sec_addr(&mut self, value: u32) {
        self.crit_sec_addr = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::crit_sec_collision::V5_0X86;
}
impl Default for CritSecCollision32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for CritSecCollision32 {}
impl Record for CritSecCollision32 {
    const NAME: &'static str = "CritSecCollision";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for CritSecCollision32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(CritSecCollision32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CritSecCollision32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((lock_count, spin_count, owning_thread, crit_sec_addr),)| Self {
                lock_count,
                spin_count,
                owning_thread,
                crit_sec_addr,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`CritSecCollision32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CritSecCollision32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> CritSecCollision32View<'a> {
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
                    name: "CritSecCollision",
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
    pub fn to_value(&self) -> CritSecCollision32 {
        CritSecCollision32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG LockCount`, at 0x00. The lock count of the section.
    #[inline]
    pub fn lock_count(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG SpinCount`, at 0x04. How often it may spin.
    #[inline]
    pub fn spin_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `PVOID OwningThread`, at 0x08. The thread that has it.
    #[inline]
    pub fn owning_thread(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `PVOID CritSecAddr`, at 0x0C. The critical section.
    #[inline]
    pub fn crit_sec_addr(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for CritSecCollision32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("CritSecCollision32View");
        out.field("lock_count", &self.lock_count());
        out.field("spin_count", &self.spin_count());
        out.field("owning_thread", &self.owning_thread());
        out.field("crit_sec_addr", &self.crit_sec_addr());
        out.finish()
    }
}
