// Generated from spec/structs/PERFINFO_IDLE_STATE_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IDLE_STATE_CHANGE in the form of releases 5.0+.
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
/// The processor's idle state changed.
///
/// In C: `PERFINFO_IDLE_STATE_CHANGE`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `State` |
/// | 0x04 | 0x4 | ULONG | `Throttle` |
/// | 0x08 | 0x4 | ULONG | `Direction` |
///
/// What no source says:
///
/// - What the three fields say exactly.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IDLE_STATE_CHANGE")]
pub struct PerfinfoIdleStateChange {
    /// `ULONG State`, at 0x00.
    pub state: u32,
    /// `ULONG Throttle`, at 0x04.
    pub throttle: u32,
    /// `ULONG Direction`, at 0x08.
    pub direction: u32,
}
impl PerfinfoIdleStateChange {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            throttle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            direction: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_IDLE_STATE_CHANGE",
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
        put::<0, 4, _>(&mut bytes, self.state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.throttle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.direction.to_le_bytes());
        bytes
    }
    /// `ULONG State`, at 0x00.
    #[inline]
    pub fn state(&self) -> u32 {
        self.state
    }
    /// Sets `State`.
    #[inline]
    pub fn set_state(&mut self, value: u32) {
        self.state = value;
    }
    /// `ULONG Throttle`, at 0x04.
    #[inline]
    pub fn throttle(&self) -> u32 {
        self.throttle
    }
    /// Sets `Throttle`.
    #[inline]
    pub fn set_throttle(&mut self, value: u32) {
        self.throttle = value;
    }
    /// `ULONG Direction`, at 0x08.
    #[inline]
    pub fn direction(&self) -> u32 {
        self.direction
    }
    /// Sets `Direction`.
    #[inline]
    pub fn set_direction(&mut self, value: u32) {
        self.direction = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_idle_state_change::V5_0;
}
impl Default for PerfinfoIdleStateChange {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoIdleStateChange {}
impl Record for PerfinfoIdleStateChange {
    const NAME: &'static str = "PERFINFO_IDLE_STATE_CHANGE";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoIdleStateChange {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoIdleStateChange);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoIdleStateChange {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((state, throttle, direction),)| Self {
                state,
                throttle,
                direction,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoIdleStateChange`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoIdleStateChangeView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoIdleStateChangeView<'a> {
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
                    name: "PERFINFO_IDLE_STATE_CHANGE",
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
    pub fn to_value(&self) -> PerfinfoIdleStateChange {
        PerfinfoIdleStateChange::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG State`, at 0x00.
    #[inline]
    pub fn state(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Throttle`, at 0x04.
    #[inline]
    pub fn throttle(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Direction`, at 0x08.
    #[inline]
    pub fn direction(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoIdleStateChangeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoIdleStateChangeView");
        out.field("state", &self.state());
        out.field("throttle", &self.throttle());
        out.field("direction", &self.direction());
        out.finish()
    }
}
