// Generated from spec/structs/PERFINFO_SET_POWER_ACTION_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_POWER_ACTION_RET in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `PERFINFO_SET_POWER_ACTION_RET`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Trigger` |
/// | 0x08 | 0x4 | NTSTATUS | `Status` |
/// | 0x0c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_POWER_ACTION_RET")]
pub struct PerfinfoSetPowerActionRet64 {
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    pub trigger: u64,
    /// `NTSTATUS Status`, at 0x08. What it returned.
    pub status: crate::requests::Ntstatus,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
}
impl PerfinfoSetPowerActionRet64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            trigger: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_SET_POWER_ACTION_RET",
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
        put::<0, 8, _>(&mut bytes, self.trigger.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.status.to_le());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        bytes
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    #[inline]
    pub fn trigger(&self) -> u64 {
        self.trigger
    }
    /// Sets `Trigger`.
    #[inline]
    pub fn set_trigger(&mut self, value: u64) {
        self.trigger = value;
    }
    /// `NTSTATUS Status`, at 0x08. What it returned.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_power_action_ret::V5_0X64;
}
impl Default for PerfinfoSetPowerActionRet64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoSetPowerActionRet64 {}
impl Record for PerfinfoSetPowerActionRet64 {
    const NAME: &'static str = "PERFINFO_SET_POWER_ACTION_RET";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSetPowerActionRet64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSetPowerActionRet64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSetPowerActionRet64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((trigger, status, padding_0c),)| Self {
                trigger,
                status,
                padding_0c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSetPowerActionRet64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSetPowerActionRet64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoSetPowerActionRet64View<'a> {
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
                    name: "PERFINFO_SET_POWER_ACTION_RET",
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
    pub fn to_value(&self) -> PerfinfoSetPowerActionRet64 {
        PerfinfoSetPowerActionRet64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the beginning.
    #[inline]
    pub fn trigger(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x08. What it returned.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSetPowerActionRet64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSetPowerActionRet64View");
        out.field("trigger", &self.trigger());
        out.field("status", &self.status());
        out.finish()
    }
}
