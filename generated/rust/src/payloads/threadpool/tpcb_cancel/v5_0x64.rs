// Generated from spec/structs/TPCBCancel.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TPCBCancel in the form of releases 5.0+ with 64 bit pointers.
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
/// A callback was cancelled.
///
/// In C: `TPCBCancel`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `TaskId` |
/// | 0x08 | 0x4 | ULONG | `CancelCount` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TPCBCancel")]
pub struct TpcbCancel64 {
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    pub task_id: u64,
    /// `ULONG CancelCount`, at 0x08. How many were.
    pub cancel_count: u32,
}
impl TpcbCancel64 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            task_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            cancel_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "TPCBCancel",
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
        put::<0, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.cancel_count.to_le_bytes());
        bytes
    }
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u64 {
        self.task_id
    }
    /// Sets `TaskId`.
    #[inline]
    pub fn set_task_id(&mut self, value: u64) {
        self.task_id = value;
    }
    /// `ULONG CancelCount`, at 0x08. How many were.
    #[inline]
    pub fn cancel_count(&self) -> u32 {
        self.cancel_count
    }
    /// Sets `CancelCount`.
    #[inline]
    pub fn set_cancel_count(&mut self, value: u32) {
        self.cancel_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::tpcb_cancel::V5_0X64;
}
impl Default for TpcbCancel64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for TpcbCancel64 {}
impl Record for TpcbCancel64 {
    const NAME: &'static str = "TPCBCancel";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TpcbCancel64 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TpcbCancel64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TpcbCancel64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((task_id, cancel_count),)| Self { task_id, cancel_count });
        strategy.boxed()
    }
}
/// A borrowed view of [`TpcbCancel64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TpcbCancel64View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> TpcbCancel64View<'a> {
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
                    name: "TPCBCancel",
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
    pub fn to_value(&self) -> TpcbCancel64 {
        TpcbCancel64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID TaskId`, at 0x00. The task, by which its events are matched.
    #[inline]
    pub fn task_id(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG CancelCount`, at 0x08. How many were.
    #[inline]
    pub fn cancel_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TpcbCancel64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TpcbCancel64View");
        out.field("task_id", &self.task_id());
        out.field("cancel_count", &self.cancel_count());
        out.finish()
    }
}
