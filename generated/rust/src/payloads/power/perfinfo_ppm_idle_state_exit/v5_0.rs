// Generated from spec/structs/PERFINFO_PPM_IDLE_STATE_EXIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PPM_IDLE_STATE_EXIT in the form of releases 5.0+.
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
/// A processor left an idle state.
///
/// In C: `PERFINFO_PPM_IDLE_STATE_EXIT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `State` |
/// | 0x04 | 0x4 | ULONG | `Status` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PPM_IDLE_STATE_EXIT")]
pub struct PerfinfoPpmIdleStateExit {
    /// `ULONG State`, at 0x00.
    pub state: u32,
    /// `ULONG Status`, at 0x04.
    pub status: u32,
}
impl PerfinfoPpmIdleStateExit {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            state: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            status: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_PPM_IDLE_STATE_EXIT",
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
        put::<0, 4, _>(&mut bytes, self.state.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.status.to_le_bytes());
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
    /// `ULONG Status`, at 0x04.
    #[inline]
    pub fn status(&self) -> u32 {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: u32) {
        self.status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_ppm_idle_state_exit::V5_0;
}
impl Default for PerfinfoPpmIdleStateExit {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoPpmIdleStateExit {}
impl Record for PerfinfoPpmIdleStateExit {
    const NAME: &'static str = "PERFINFO_PPM_IDLE_STATE_EXIT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPpmIdleStateExit {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPpmIdleStateExit);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPpmIdleStateExit {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((state, status),)| Self { state, status });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPpmIdleStateExit`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPpmIdleStateExitView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoPpmIdleStateExitView<'a> {
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
                    name: "PERFINFO_PPM_IDLE_STATE_EXIT",
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
    pub fn to_value(&self) -> PerfinfoPpmIdleStateExit {
        PerfinfoPpmIdleStateExit::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG State`, at 0x00.
    #[inline]
    pub fn state(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Status`, at 0x04.
    #[inline]
    pub fn status(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPpmIdleStateExitView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPpmIdleStateExitView");
        out.field("state", &self.state());
        out.field("status", &self.status());
        out.finish()
    }
}
