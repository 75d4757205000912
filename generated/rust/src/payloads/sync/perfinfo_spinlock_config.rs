// Generated from spec/structs/PERFINFO_SPINLOCK_CONFIG.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sampling rules for spin locks.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SPINLOCK_CONFIG", "PerfinfoSpinlockConfig")
    .size(16)
    .about("Sampling rules for spin locks.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG SpinLockSpinThreshold").at(0..4)
            .about("Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
        unsigned("ULONG SpinLockContentionSampleRate").at(4..8)
            .about("One in this many contended acquisitions is logged.").means(Meaning::Count),
        unsigned("ULONG SpinLockAcquireSampleRate").at(8..12)
            .about("One in this many uncontended acquisitions is logged.").means(Meaning::Count),
        unsigned("ULONG SpinLockHoldThreshold").at(12..16).about("Duration from which a lock is held too long.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
    ]);
fixed! {
    /// Sampling rules for spin locks.
    ///
    /// In C: `PERFINFO_SPINLOCK_CONFIG`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SPINLOCK_CONFIG")]
    owned PerfinfoSpinlockConfig / PerfinfoSpinlockConfigView: lone,
        name = "PERFINFO_SPINLOCK_CONFIG", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Amount of spinning after which an acquisition is logged as contended. `ULONG SpinLockSpinThreshold` at 0x00.
        spin_lock_spin_threshold / set_spin_lock_spin_threshold: u32, at = 0;
        /// One in this many contended acquisitions is logged. `ULONG SpinLockContentionSampleRate` at 0x04.
        spin_lock_contention_sample_rate / set_spin_lock_contention_sample_rate: u32, at = 4;
        /// One in this many uncontended acquisitions is logged. `ULONG SpinLockAcquireSampleRate` at 0x08.
        spin_lock_acquire_sample_rate / set_spin_lock_acquire_sample_rate: u32, at = 8;
        /// Duration from which a lock is held too long. `ULONG SpinLockHoldThreshold` at 0x0C. Unit: CPU cycles.
        spin_lock_hold_threshold / set_spin_lock_hold_threshold: u32, at = 12;
    }
}
