// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SPINLOCK_CONFIG in the form of releases 5.0+.
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
/// By which rules spin locks are sampled.
///
/// In C: `PERFINFO_SPINLOCK_CONFIG`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `SpinLockSpinThreshold` |
/// | 0x04 | 0x4 | ULONG | `SpinLockContentionSampleRate` |
/// | 0x08 | 0x4 | ULONG | `SpinLockAcquireSampleRate` |
/// | 0x0c | 0x4 | ULONG | `SpinLockHoldThreshold` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SPINLOCK_CONFIG")]
pub struct PerfinfoSpinlockConfig {
    /// `ULONG SpinLockSpinThreshold`, at 0x00. What it is for is not known.
    pub spin_lock_spin_threshold: u32,
    /// `ULONG SpinLockContentionSampleRate`, at 0x04. Of how many contended acquisitions one is logged.
    pub spin_lock_contention_sample_rate: u32,
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of how many uncontended acquisitions one is logged.
    pub spin_lock_acquire_sample_rate: u32,
    /// `ULONG SpinLockHoldThreshold`, at 0x0C. From how long on a lock counts as held too long.
    pub spin_lock_hold_threshold: u32,
}
impl PerfinfoSpinlockConfig {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            spin_lock_spin_threshold: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            spin_lock_contention_sample_rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            spin_lock_acquire_sample_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            spin_lock_hold_threshold: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_SPINLOCK_CONFIG",
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
        put::<0, 4, _>(&mut bytes, self.spin_lock_spin_threshold.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.spin_lock_contention_sample_rate.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.spin_lock_acquire_sample_rate.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.spin_lock_hold_threshold.to_le_bytes());
        bytes
    }
    /// `ULONG SpinLockSpinThreshold`, at 0x00. What it is for is not known.
    #[inline]
    pub fn spin_lock_spin_threshold(&self) -> u32 {
        self.spin_lock_spin_threshold
    }
    /// Sets `SpinLockSpinThreshold`.
    #[inline]
    pub fn set_spin_lock_spin_threshold(&mut self, value: u32) {
        self.spin_lock_spin_threshold = value;
    }
    /// `ULONG SpinLockContentionSampleRate`, at 0x04. Of how many contended acquisitions one is logged.
    #[inline]
    pub fn spin_lock_contention_sample_rate(&self) -> u32 {
        self.spin_lock_contention_sample_rate
    }
    /// Sets `SpinLockContentionSampleRate`.
    #[inline]
    pub fn set_spin_lock_contention_sample_rate(&mut self, value: u32) {
        self.spin_lock_contention_sample_rate = value;
    }
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of how many uncontended acquisitions one is logged.
    #[inline]
    pub fn spin_lock_acquire_sample_rate(&self) -> u32 {
        self.spin_lock_acquire_sample_rate
    }
    /// Sets `SpinLockAcquireSampleRate`.
    #[inline]
    pub fn set_spin_lock_acquire_sample_rate(&mut self, value: u32) {
        self.spin_lock_acquire_sample_rate = value;
    }
    /// `ULONG SpinLockHoldThreshold`, at 0x0C. From how long on a lock counts as held too long.
    #[inline]
    pub fn spin_lock_hold_threshold(&self) -> u32 {
        self.spin_lock_hold_threshold
    }
    /// Sets `SpinLockHoldThreshold`.
    #[inline]
    pub fn set_spin_lock_hold_threshold(&mut self, value: u32) {
        self.spin_lock_hold_threshold = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_spinlock_config::V5_0;
}
impl Default for PerfinfoSpinlockConfig {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoSpinlockConfig {}
impl Record for PerfinfoSpinlockConfig {
    const NAME: &'static str = "PERFINFO_SPINLOCK_CONFIG";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoSpinlockConfig {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoSpinlockConfig);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoSpinlockConfig {
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
            .prop_map(|
                (
                    (
                        spin_lock_spin_threshold,
                        spin_lock_contention_sample_rate,
                        spin_lock_acquire_sample_rate,
                        spin_lock_hold_threshold,
                    ),
                )|
            Self {
                spin_lock_spin_threshold,
                spin_lock_contention_sample_rate,
                spin_lock_acquire_sample_rate,
                spin_lock_hold_threshold,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoSpinlockConfig`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoSpinlockConfigView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoSpinlockConfigView<'a> {
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
                    name: "PERFINFO_SPINLOCK_CONFIG",
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
    pub fn to_value(&self) -> PerfinfoSpinlockConfig {
        PerfinfoSpinlockConfig::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG SpinLockSpinThreshold`, at 0x00. What it is for is not known.
    #[inline]
    pub fn spin_lock_spin_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockContentionSampleRate`, at 0x04. Of how many contended acquisitions one is logged.
    #[inline]
    pub fn spin_lock_contention_sample_rate(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockAcquireSampleRate`, at 0x08. Of how many uncontended acquisitions one is logged.
    #[inline]
    pub fn spin_lock_acquire_sample_rate(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SpinLockHoldThreshold`, at 0x0C. From how long on a lock counts as held too long.
    #[inline]
    pub fn spin_lock_hold_threshold(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSpinlockConfigView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSpinlockConfigView");
        out.field("spin_lock_spin_threshold", &self.spin_lock_spin_threshold());
        out.field(
            "spin_lock_contention_sample_rate",
            &self.spin_lock_contention_sample_rate(),
        );
        out.field(
            "spin_lock_acquire_sample_rate",
            &self.spin_lock_acquire_sample_rate(),
        );
        out.field("spin_lock_hold_threshold", &self.spin_lock_hold_threshold());
        out.finish()
    }
}
