// Generated from spec/structs/PERFINFO_SET_POWER_ACTION_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_POWER_ACTION_RET in the form of releases 5.0+ with 32 bit pointers.
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
/// The power manager is done with a power action.
///
/// In C: `PERFINFO_SET_POWER_ACTION_RET`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Trigger` |
/// | 0x04 | 0x4 | NTSTATUS | `Status` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
pub struct PerfinfoSetPowerActionRet32 {
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    pub trigger: u32,
    /// `NTSTATUS Status`, at 0x04. What it returned.
    pub status: crate::requests::Ntstatus,
}
impl PerfinfoSetPowerActionRet32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            trigger: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_SET_POWER_ACTION_RET",
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
        put::<0, 4, _>(&mut bytes, self.trigger.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    #[inline]
    pub fn trigger(&self) -> u32 {
        self.trigger
    }
    /// Sets `Trigger`.
    #[inline]
    pub fn set_trigger(&mut self, value: u32) {
        self.trigger = value;
    }
    /// `NTSTATUS Status`, at 0x04. What it returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: crate::requests::Ntstatus) {
        self.status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_power_action_ret::V5_0X86;
}
impl Default for PerfinfoSetPowerActionRet32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoSetPowerActionRet32 {}
impl Record for PerfinfoSetPowerActionRet32 {
    const NAME: &'static str = "PERFINFO_SET_POWER_ACTION_RET";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSetPowerActionRet32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSetPowerActionRet32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSetPowerActionRet32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
            ),
        )
            .prop_map(|((trigger, status),)| Self { trigger, status });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSetPowerActionRet32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSetPowerActionRet32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoSetPowerActionRet32View<'a> {
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
                    name: "PERFINFO_SET_POWER_ACTION_RET",
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
    pub fn to_value(&self) -> PerfinfoSetPowerActionRet32 {
        PerfinfoSetPowerActionRet32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    #[inline]
    pub fn trigger(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x04. What it returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSetPowerActionRet32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSetPowerActionRet32View");
        out.field("trigger", &self.trigger());
        out.field("status", &self.status());
        out.finish()
    }
}
