// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION_V1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sampling parameters for spin lock events, without the hold threshold.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION_V1", "EventTraceSpinlockInformationV1", (16, 16), "Sampling parameters for spin lock events, without the hold threshold.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("SpinLockSpinThreshold", 4, 4, "ULONG", "Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
    unsigned("SpinLockAcquireSampleRate", 8, 4, "ULONG", "Of the acquisitions without spinning on a processor, one in this many is logged.").means(Meaning::Count),
    unsigned("SpinLockContentionSampleRate", 12, 4, "ULONG", "Contended acquisitions are logged when the processor's contention count is a multiple of this value.").means(Meaning::Count),
])
    .in_releases("6.3+", &[holds(Pointer::Bits32, 8, 255), holds(Pointer::Bits64, 8, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION, &crate::rt::sources::CHAPPELL_EVENT_TRACE_INFORMATION_CLASS]);
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
    owned EventTraceSpinlockInformationV1 / EventTraceSpinlockInformationV1View: lone [16] "EVENT_TRACE_SPINLOCK_INFORMATION_V1" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Amount of spinning after which an acquisition is logged as contended. `ULONG SpinLockSpinThreshold` at 0x04.
        spin_lock_spin_threshold set_spin_lock_spin_threshold: u32 = 4;
        /// Of the acquisitions without spinning on a processor, one in this many is logged. `ULONG SpinLockAcquireSampleRate` at 0x08.
        spin_lock_acquire_sample_rate set_spin_lock_acquire_sample_rate: u32 = 8;
        /// Contended acquisitions are logged when the processor's contention count is a multiple of this value. `ULONG SpinLockContentionSampleRate` at 0x0C.
        spin_lock_contention_sample_rate set_spin_lock_contention_sample_rate: u32 = 12;
    }
    bits {
    }
}

/// Alias of [`EventTraceSpinlockInformationV1`], named by the first release of the form.
pub type V6_3 = EventTraceSpinlockInformationV1;
/// Alias of [`EventTraceSpinlockInformationV1View`], named by the first release of the form.
pub type V6_3View<'a> = EventTraceSpinlockInformationV1View<'a>;
