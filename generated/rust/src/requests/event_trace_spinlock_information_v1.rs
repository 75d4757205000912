// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Sampling parameters for spin lock events, without the hold threshold.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION, &sources::CHAPPELL_EVENT_TRACE_INFORMATION_CLASS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION_V1", "EventTraceSpinlockInformationV1")
    .size(16)
    .about("Sampling parameters for spin lock events, without the hold threshold.")
    .in_releases("6.3+", &[holds(Pointer::Bits32, 8, 255), holds(Pointer::Bits64, 8, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("ULONG SpinLockSpinThreshold").at(4..8)
            .about("Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
        unsigned("ULONG SpinLockAcquireSampleRate").at(8..12)
            .about("Of the acquisitions without spinning on a processor, one in this many is logged.")
            .means(Meaning::Count),
        unsigned("ULONG SpinLockContentionSampleRate").at(12..16)
            .about("Contended acquisitions are logged when the processor's contention count is a multiple of this \
                value.")
            .means(Meaning::Count),
    ]);
fixed! {
    /// Sampling parameters for spin lock events, without the hold threshold.
    ///
    /// In C: `EVENT_TRACE_SPINLOCK_INFORMATION_V1`, 0x10 bytes. Documented for 6.3+, assumed unchanged after 2004.
    ///
    /// EventTraceSpinlockInformation still accepts it.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*.
    #[doc(alias = "EVENT_TRACE_SPINLOCK_INFORMATION_V1")]
    owned EventTraceSpinlockInformationV1 / EventTraceSpinlockInformationV1View: lone,
        name = "EVENT_TRACE_SPINLOCK_INFORMATION_V1", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Amount of spinning after which an acquisition is logged as contended. `ULONG SpinLockSpinThreshold` at 0x04.
        spin_lock_spin_threshold / set_spin_lock_spin_threshold: u32, at = 4;
        /// Of the acquisitions without spinning on a processor, one in this many is logged. `ULONG
        /// SpinLockAcquireSampleRate` at 0x08.
        spin_lock_acquire_sample_rate / set_spin_lock_acquire_sample_rate: u32, at = 8;
        /// Contended acquisitions are logged when the processor's contention count is a multiple of this value. `ULONG
        /// SpinLockContentionSampleRate` at 0x0C.
        spin_lock_contention_sample_rate / set_spin_lock_contention_sample_rate: u32, at = 12;
    }
}

/// Alias of [`EventTraceSpinlockInformationV1`], named by the first release of the form.
pub type V6_3 = EventTraceSpinlockInformationV1;
/// Alias of [`EventTraceSpinlockInformationV1View`], named by the first release of the form.
pub type V6_3View<'a> = EventTraceSpinlockInformationV1View<'a>;
