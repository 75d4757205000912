// Generated from spec/structs/PERFINFO_SET_POWER_ACTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SET_POWER_ACTION in the form of releases 5.0+ with 64 bit pointers.
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
/// The power manager begins a power action: sleep, hibernation or shutdown.
///
/// In C: `PERFINFO_SET_POWER_ACTION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Trigger` |
/// | 0x08 | 0x4 | ULONG | `PowerAction` |
/// | 0x0c | 0x4 | ULONG | `LightestState` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SET_POWER_ACTION")]
pub struct PerfinfoSetPowerAction64 {
    /// `PVOID Trigger`, at 0x00. Finds the event of the end.
    pub trigger: u64,
    /// `ULONG PowerAction`, at 0x08.
    pub power_action: crate::payloads::power::PowerAction,
    /// `ULONG LightestState`, at 0x0C. The lightest state that will do.
    pub lightest_state: crate::payloads::power::SystemPowerState,
}
impl PerfinfoSetPowerAction64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            trigger: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            power_action: crate::payloads::power::PowerAction::from_le(
                get::<8, 4, _>(bytes),
            ),
            lightest_state: crate::payloads::power::SystemPowerState::from_le(
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
                    name: "PERFINFO_SET_POWER_ACTION",
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
        put::<8, 4, _>(&mut bytes, self.power_action.to_le());
        put::<12, 4, _>(&mut bytes, self.lightest_state.to_le());
        bytes
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the end.
    #[inline]
    pub fn trigger(&self) -> u64 {
        self.trigger
    }
    /// Sets `Trigger`.
    #[inline]
    pub fn set_trigger(&mut self, value: u64) {
        self.trigger = value;
    }
    /// `ULONG PowerAction`, at 0x08.
    #[inline]
    pub fn power_action(&self) -> crate::payloads::power::PowerAction {
        self.power_action
    }
    /// Sets `PowerAction`.
    #[inline]
    pub fn set_power_action(&mut self, value: crate::payloads::power::PowerAction) {
        self.power_action = value;
    }
    /// `ULONG LightestState`, at 0x0C. The lightest state that will do.
    #[inline]
    pub fn lightest_state(&self) -> crate::payloads::power::SystemPowerState {
        self.lightest_state
    }
    /// Sets `LightestState`.
    #[inline]
    pub fn set_lightest_state(
        &mut self,
        value: crate::payloads::power::SystemPowerState,
    ) {
        self.lightest_state = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_set_power_action::V5_0X64;
}
impl Default for PerfinfoSetPowerAction64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoSetPowerAction64 {}
impl Record for PerfinfoSetPowerAction64 {
    const NAME: &'static str = "PERFINFO_SET_POWER_ACTION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSetPowerAction64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSetPowerAction64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSetPowerAction64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::payloads::power::PowerAction>(),
                proptest::arbitrary::any::<crate::payloads::power::SystemPowerState>(),
            ),
        )
            .prop_map(|((trigger, power_action, lightest_state),)| Self {
                trigger,
                power_action,
                lightest_state,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSetPowerAction64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSetPowerAction64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoSetPowerAction64View<'a> {
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
                    name: "PERFINFO_SET_POWER_ACTION",
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
    pub fn to_value(&self) -> PerfinfoSetPowerAction64 {
        PerfinfoSetPowerAction64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Trigger`, at 0x00. Finds the event of the end.
    #[inline]
    pub fn trigger(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG PowerAction`, at 0x08.
    #[inline]
    pub fn power_action(&self) -> crate::payloads::power::PowerAction {
        crate::payloads::power::PowerAction::from_le(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG LightestState`, at 0x0C. The lightest state that will do.
    #[inline]
    pub fn lightest_state(&self) -> crate::payloads::power::SystemPowerState {
        crate::payloads::power::SystemPowerState::from_le(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSetPowerAction64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSetPowerAction64View");
        out.field("trigger", &self.trigger());
        out.field("power_action", &self.power_action());
        out.field("lightest_state", &self.lightest_state());
        out.finish()
    }
}
