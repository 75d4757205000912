// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SPINLOCK_CONFIG in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// By which rules spin locks are sampled.
///
/// In C: `PERFINFO_SPINLOCK_CONFIG`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_spinlock_config::V5_0;
}

fixed_record!(PerfinfoSpinlockConfig, PerfinfoSpinlockConfigView, 16, "PERFINFO_SPINLOCK_CONFIG");
getters! {
    self PerfinfoSpinlockConfigView "PerfinfoSpinlockConfigView" {
        /// `ULONG SpinLockSpinThreshold`, at 0x00.
        spin_lock_spin_threshold: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SpinLockContentionSampleRate`, at 0x04.
        spin_lock_contention_sample_rate: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG SpinLockAcquireSampleRate`, at 0x08.
        spin_lock_acquire_sample_rate: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SpinLockHoldThreshold`, at 0x0C.
        spin_lock_hold_threshold: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
