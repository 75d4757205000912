// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Sampling parameters for spin lock events.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION", "V6_1", (16, 16), "Sampling parameters for spin lock events.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("SpinLockSpinThreshold", 4, 4, "ULONG", "Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
    unsigned("SpinLockAcquireSampleRate", 8, 4, "ULONG", "Of the acquisitions without spinning on a processor, one in this many is logged.").means(Meaning::Count),
    unsigned("SpinLockContentionSampleRate", 12, 4, "ULONG", "Contended acquisitions are logged when the processor's contention count is a multiple of this value.").means(Meaning::Count),
])
    .in_releases("6.1..6.2", &[holds(Pointer::Bits32, 6, 7), holds(Pointer::Bits64, 6, 7)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION, &crate::rt::sources::PHNT_NTEXAPI]);
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION", "EventTraceSpinlockInformation", (20, 20), "Sampling parameters for spin lock events.", &[
    unsigned("EventTraceInformationClass", 0, 4, "EVENT_TRACE_INFORMATION_CLASS", "Information class, which selects this structure.").of(crate::requests::EventTraceInformationClass::VALUES).means(Meaning::Enumeration),
    unsigned("SpinLockSpinThreshold", 4, 4, "ULONG", "Amount of spinning after which an acquisition is logged as contended.").means(Meaning::Count),
    unsigned("SpinLockAcquireSampleRate", 8, 4, "ULONG", "Of the acquisitions without spinning on a processor, one in this many is logged.").means(Meaning::Count),
    unsigned("SpinLockContentionSampleRate", 12, 4, "ULONG", "Contended acquisitions are logged when the processor's contention count is a multiple of this value.").means(Meaning::Count),
    unsigned("SpinLockHoldThreshold", 16, 4, "ULONG", "Hold time, as counted by rdtsc, above which a lock is logged. 0 disables this. The default is 1000000.").in_units("CPU cycles").means(Meaning::ProcessorCycles),
])
    .in_releases("6.3+", &[holds(Pointer::Bits32, 8, 255), holds(Pointer::Bits64, 8, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION, &crate::rt::sources::PHNT_NTEXAPI]);
fixed! {
    /// Sampling parameters for spin lock events.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_SPINLOCK_INFORMATION`, 0x10 bytes. Documented for 6.1..6.2.
    ///
    /// While PERF_SPINLOCK is enabled, the event PERFINFO_LOG_TYPE_SPINLOCK (0x0529) is logged when a spin lock is released and a member of this structure selects it. 32-bit Windows does not implement it before 6.2. The minimums in the rules of EventTraceSpinlockInformation are also the defaults.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher), combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    owned V6_1 / V6_1View: lone [16] "EVENT_TRACE_SPINLOCK_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
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

fixed! {
    /// Sampling parameters for spin lock events.
    ///
    /// In C: `EVENT_TRACE_SPINLOCK_INFORMATION`, 0x14 bytes. Documented for 6.3+, assumed unchanged after 2004.
    ///
    /// While PERF_SPINLOCK is enabled, the event PERFINFO_LOG_TYPE_SPINLOCK (0x0529) is logged when a spin lock is released and a member of this structure selects it. 32-bit Windows does not implement it before 6.2. The minimums in the rules of EventTraceSpinlockInformation are also the defaults.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher), combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_SPINLOCK_INFORMATION")]
    owned EventTraceSpinlockInformation / EventTraceSpinlockInformationView: lone [20] "EVENT_TRACE_SPINLOCK_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass` at 0x00.
        event_trace_information_class set_event_trace_information_class: crate::requests::EventTraceInformationClass = 0;
        /// Amount of spinning after which an acquisition is logged as contended. `ULONG SpinLockSpinThreshold` at 0x04.
        spin_lock_spin_threshold set_spin_lock_spin_threshold: u32 = 4;
        /// Of the acquisitions without spinning on a processor, one in this many is logged. `ULONG SpinLockAcquireSampleRate` at 0x08.
        spin_lock_acquire_sample_rate set_spin_lock_acquire_sample_rate: u32 = 8;
        /// Contended acquisitions are logged when the processor's contention count is a multiple of this value. `ULONG SpinLockContentionSampleRate` at 0x0C.
        spin_lock_contention_sample_rate set_spin_lock_contention_sample_rate: u32 = 12;
        /// Hold time, as counted by rdtsc, above which a lock is logged. 0 disables this. The default is 1000000. `ULONG SpinLockHoldThreshold` at 0x10. Unit: CPU cycles.
        spin_lock_hold_threshold set_spin_lock_hold_threshold: u32 = 16;
    }
    bits {
    }
}

/// Alias of [`EventTraceSpinlockInformation`], named by the first release of the form.
pub type V6_3 = EventTraceSpinlockInformation;
/// Alias of [`EventTraceSpinlockInformationView`], named by the first release of the form.
pub type V6_3View<'a> = EventTraceSpinlockInformationView<'a>;
any_form! {
    "EVENT_TRACE_SPINLOCK_INFORMATION" {
        /// Documented for 6.1..6.2.
        V6_1(V6_1, fixed) = 0,
        /// Documented for 6.3+, assumed unchanged after 2004.
        EventTraceSpinlockInformation(EventTraceSpinlockInformation, fixed) = 1,
    }
    Bits32 6..=7 => 0,
    Bits64 6..=7 => 0,
    Bits32 8..=255 => 1,
    Bits64 8..=255 => 1,
}
