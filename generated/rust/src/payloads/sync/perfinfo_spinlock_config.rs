// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sampling rules for spin locks.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SPINLOCK_CONFIG", "PerfinfoSpinlockConfig", (16, 16), "Sampling rules for spin locks.", &[
    unsigned("SpinLockSpinThreshold", 0, 4, "ULONG", "Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
    unsigned("SpinLockContentionSampleRate", 4, 4, "ULONG", "One in this many contended acquisitions is logged.").means(Meaning::Count),
    unsigned("SpinLockAcquireSampleRate", 8, 4, "ULONG", "One in this many uncontended acquisitions is logged.").means(Meaning::Count),
    unsigned("SpinLockHoldThreshold", 12, 4, "ULONG", "Duration from which a lock is held too long.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Sampling rules for spin locks.
    ///
    /// In C: `PERFINFO_SPINLOCK_CONFIG`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SPINLOCK_CONFIG")]
    owned PerfinfoSpinlockConfig / PerfinfoSpinlockConfigView: lone [16] "PERFINFO_SPINLOCK_CONFIG" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Amount of spinning after which an acquisition is logged as contended. `ULONG SpinLockSpinThreshold` at 0x00.
        spin_lock_spin_threshold set_spin_lock_spin_threshold: u32 = 0;
        /// One in this many contended acquisitions is logged. `ULONG SpinLockContentionSampleRate` at 0x04.
        spin_lock_contention_sample_rate set_spin_lock_contention_sample_rate: u32 = 4;
        /// One in this many uncontended acquisitions is logged. `ULONG SpinLockAcquireSampleRate` at 0x08.
        spin_lock_acquire_sample_rate set_spin_lock_acquire_sample_rate: u32 = 8;
        /// Duration from which a lock is held too long. `ULONG SpinLockHoldThreshold` at 0x0C. Unit: CPU cycles.
        spin_lock_hold_threshold set_spin_lock_hold_threshold: u32 = 12;
    }
    bits {
    }
}
