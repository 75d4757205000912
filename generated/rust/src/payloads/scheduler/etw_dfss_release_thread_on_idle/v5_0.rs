// Generated from spec/structs/ETW_DFSS_RELEASE_THREAD_ON_IDLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DFSS_RELEASE_THREAD_ON_IDLE in the form of releases 5.0+.
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
/// A processor without work got a thread that dynamic fair-share scheduling (DFSS) held back.
///
/// In C: `ETW_DFSS_RELEASE_THREAD_ON_IDLE`, 0x18 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `CurrentGeneration` |
/// | 0x04 | 0x4 | ULONG | `SessionSelectedToRun` |
/// | 0x08 | 0x8 | ULONG64 | `CycleBaseAllowance` |
/// | 0x10 | 0x8 | LONG64 | `CyclesRemaining` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DFSS_RELEASE_THREAD_ON_IDLE")]
pub struct EtwDfssReleaseThreadOnIdle {
    /// `ULONG CurrentGeneration`, at 0x00. The number of the interval.
    pub current_generation: u32,
    /// `ULONG SessionSelectedToRun`, at 0x04. The session whose thread it is.
    pub session_selected_to_run: u32,
    /// `ULONG64 CycleBaseAllowance`, at 0x08. Unit: cycles of the processor.
    pub cycle_base_allowance: u64,
    /// `LONG64 CyclesRemaining`, at 0x10. Unit: cycles of the processor.
    pub cycles_remaining: i64,
}
impl EtwDfssReleaseThreadOnIdle {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            current_generation: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            session_selected_to_run: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            cycle_base_allowance: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            cycles_remaining: i64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DFSS_RELEASE_THREAD_ON_IDLE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.current_generation.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.session_selected_to_run.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.cycle_base_allowance.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.cycles_remaining.to_le_bytes());
        bytes
    }
    /// `ULONG CurrentGeneration`, at 0x00. The number of the interval.
    #[inline]
    pub fn current_generation(&self) -> u32 {
        self.current_generation
    }
    /// Sets `CurrentGeneration`.
    #[inline]
    pub fn set_current_generation(&mut self, value: u32) {
        self.current_generation = value;
    }
    /// `ULONG SessionSelectedToRun`, at 0x04. The session whose thread it is.
    #[inline]
    pub fn session_selected_to_run(&self) -> u32 {
        self.session_selected_to_run
    }
    /// Sets `SessionSelectedToRun`.
    #[inline]
    pub fn set_session_selected_to_run(&mut self, value: u32) {
        self.session_selected_to_run = value;
    }
    /// `ULONG64 CycleBaseAllowance`, at 0x08. Unit: cycles of the processor.
    #[inline]
    pub fn cycle_base_allowance(&self) -> u64 {
        self.cycle_base_allowance
    }
    /// Sets `CycleBaseAllowance`.
    #[inline]
    pub fn set_cycle_base_allowance(&mut self, value: u64) {
        self.cycle_base_allowance = value;
    }
    /// `LONG64 CyclesRemaining`, at 0x10. Unit: cycles of the processor.
    #[inline]
    pub fn cycles_remaining(&self) -> i64 {
        self.cycles_remaining
    }
    /// Sets `CyclesRemaining`.
    #[inline]
    pub fn set_cycles_remaining(&mut self, value: i64) {
        self.cycles_remaining = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_dfss_release_thread_on_idle::V5_0;
}
impl Default for EtwDfssReleaseThreadOnIdle {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwDfssReleaseThreadOnIdle {}
impl Record for EtwDfssReleaseThreadOnIdle {
    const NAME: &'static str = "ETW_DFSS_RELEASE_THREAD_ON_IDLE";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDfssReleaseThreadOnIdle {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDfssReleaseThreadOnIdle);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDfssReleaseThreadOnIdle {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<i64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        current_generation,
                        session_selected_to_run,
                        cycle_base_allowance,
                        cycles_remaining,
                    ),
                )|
            Self {
                current_generation,
                session_selected_to_run,
                cycle_base_allowance,
                cycles_remaining,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDfssReleaseThreadOnIdle`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDfssReleaseThreadOnIdleView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwDfssReleaseThreadOnIdleView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DFSS_RELEASE_THREAD_ON_IDLE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwDfssReleaseThreadOnIdle {
        EtwDfssReleaseThreadOnIdle::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG CurrentGeneration`, at 0x00. The number of the interval.
    #[inline]
    pub fn current_generation(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG SessionSelectedToRun`, at 0x04. The session whose thread it is.
    #[inline]
    pub fn session_selected_to_run(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG64 CycleBaseAllowance`, at 0x08. Unit: cycles of the processor.
    #[inline]
    pub fn cycle_base_allowance(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `LONG64 CyclesRemaining`, at 0x10. Unit: cycles of the processor.
    #[inline]
    pub fn cycles_remaining(&self) -> i64 {
        i64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwDfssReleaseThreadOnIdleView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDfssReleaseThreadOnIdleView");
        out.field("current_generation", &self.current_generation());
        out.field("session_selected_to_run", &self.session_selected_to_run());
        out.field("cycle_base_allowance", &self.cycle_base_allowance());
        out.field("cycles_remaining", &self.cycles_remaining());
        out.finish()
    }
}
