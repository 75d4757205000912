// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_SESSION_CALLOUT in the form of releases 5.0+.
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
/// The power manager calls the window manager of the sessions.
///
/// In C: `PERFINFO_PO_SESSION_CALLOUT`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | POWER_ACTION | `SystemAction` |
/// | 0x04 | 0x4 | SYSTEM_POWER_STATE | `MinSystemState` |
/// | 0x08 | 0x4 | ULONG | `Flags` |
/// | 0x0c | 0x4 | ULONG | `PowerStateTask` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_SESSION_CALLOUT")]
pub struct PerfinfoPoSessionCallout {
    /// `POWER_ACTION SystemAction`, at 0x00. What the system is about to do.
    pub system_action: crate::payloads::power::PowerAction,
    /// `SYSTEM_POWER_STATE MinSystemState`, at 0x04. The lightest state that will do.
    pub min_system_state: crate::payloads::power::SystemPowerState,
    /// `ULONG Flags`, at 0x08. What it is for is not known.
    pub flags: u32,
    /// `ULONG PowerStateTask`, at 0x0C. What it is for is not known.
    pub power_state_task: u32,
}
impl PerfinfoPoSessionCallout {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            system_action: crate::payloads::power::PowerAction::from_le(
                get::<0, 4, _>(bytes),
            ),
            min_system_state: crate::payloads::power::SystemPowerState::from_le(
                get::<4, 4, _>(bytes),
            ),
            flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            power_state_task: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_PO_SESSION_CALLOUT",
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
        put::<0, 4, _>(&mut bytes, self.system_action.to_le());
        put::<4, 4, _>(&mut bytes, self.min_system_state.to_le());
        put::<8, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.power_state_task.to_le_bytes());
        bytes
    }
    /// `POWER_ACTION SystemAction`, at 0x00. What the system is about to do.
    #[inline]
    pub fn system_action(&self) -> crate::payloads::power::PowerAction {
        self.system_action
    }
    /// Sets `SystemAction`.
    #[inline]
    pub fn set_system_action(&mut self, value: crate::payloads::power::PowerAction) {
        self.system_action = value;
    }
    /// `SYSTEM_POWER_STATE MinSystemState`, at 0x04. The lightest state that will do.
    #[inline]
    pub fn min_system_state(&self) -> crate::payloads::power::SystemPowerState {
        self.min_system_state
    }
    /// Sets `MinSystemState`.
    #[inline]
    pub fn set_min_system_state(
        &mut self,
        value: crate::payloads::power::SystemPowerState,
    ) {
        self.min_system_state = value;
    }
    /// `ULONG Flags`, at 0x08. What it is for is not known.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// `ULONG PowerStateTask`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn power_state_task(&self) -> u32 {
        self.power_state_task
    }
    /// Sets `PowerStateTask`.
    #[inline]
    pub fn set_power_state_task(&mut self, value: u32) {
        self.power_state_task = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_session_callout::V5_0;
}
impl Default for PerfinfoPoSessionCallout {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoPoSessionCallout {}
impl Record for PerfinfoPoSessionCallout {
    const NAME: &'static str = "PERFINFO_PO_SESSION_CALLOUT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPoSessionCallout {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPoSessionCallout);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoSessionCallout {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::payloads::power::PowerAction>(),
                proptest::arbitrary::any::<crate::payloads::power::SystemPowerState>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((system_action, min_system_state, flags, power_state_task),)| Self {
                system_action,
                min_system_state,
                flags,
                power_state_task,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPoSessionCallout`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPoSessionCalloutView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoPoSessionCalloutView<'a> {
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
                    name: "PERFINFO_PO_SESSION_CALLOUT",
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
    pub fn to_value(&self) -> PerfinfoPoSessionCallout {
        PerfinfoPoSessionCallout::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `POWER_ACTION SystemAction`, at 0x00. What the system is about to do.
    #[inline]
    pub fn system_action(&self) -> crate::payloads::power::PowerAction {
        crate::payloads::power::PowerAction::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `SYSTEM_POWER_STATE MinSystemState`, at 0x04. The lightest state that will do.
    #[inline]
    pub fn min_system_state(&self) -> crate::payloads::power::SystemPowerState {
        crate::payloads::power::SystemPowerState::from_le(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x08. What it is for is not known.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG PowerStateTask`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn power_state_task(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPoSessionCalloutView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPoSessionCalloutView");
        out.field("system_action", &self.system_action());
        out.field("min_system_state", &self.min_system_state());
        out.field("flags", &self.flags());
        out.field("power_state_task", &self.power_state_task());
        out.finish()
    }
}
