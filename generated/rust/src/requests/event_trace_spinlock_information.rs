// Generated from spec/structs/EVENT_TRACE_SPINLOCK_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Sampling parameters for spin lock events.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_EVENT_TRACE_SPINLOCK_INFORMATION, &sources::PHNT_NTEXAPI];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION", "V6_1")
    .size(16)
    .about("Sampling parameters for spin lock events.")
    .in_releases("6.1..6.2", &[holds(Pointer::Bits32, 6, 7), holds(Pointer::Bits64, 6, 7)])
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
pub(crate) static LAYOUT_1: Layout = layout("EVENT_TRACE_SPINLOCK_INFORMATION", "EventTraceSpinlockInformation")
    .size(20)
    .about("Sampling parameters for spin lock events.")
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
        unsigned("ULONG SpinLockHoldThreshold").at(16..20)
            .about("Hold time, as counted by rdtsc, above which a lock is logged. 0 disables this. The default is \
                1000000.")
            .means(Meaning::ProcessorCycles).with(&[More::Units("CPU cycles")]),
    ]);
fixed! {
    /// Sampling parameters for spin lock events.
    ///
    /// Older form.
    /// In C: `EVENT_TRACE_SPINLOCK_INFORMATION`, 0x10 bytes. Documented for 6.1..6.2.
    ///
    /// While PERF_SPINLOCK is enabled, the event PERFINFO_LOG_TYPE_SPINLOCK (0x0529) is logged when a spin lock is
    /// released and a member of this structure selects it. 32-bit Windows does not implement it before 6.2. The
    /// minimums in the rules of EventTraceSpinlockInformation are also the defaults.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    owned V6_1 / V6_1View: lone,
        name = "EVENT_TRACE_SPINLOCK_INFORMATION", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
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

fixed! {
    /// Sampling parameters for spin lock events.
    ///
    /// In C: `EVENT_TRACE_SPINLOCK_INFORMATION`, 0x14 bytes. Documented for 6.3+, assumed unchanged after 2004.
    ///
    /// While PERF_SPINLOCK is enabled, the event PERFINFO_LOG_TYPE_SPINLOCK (0x0529) is logged when a spin lock is
    /// released and a member of this structure selects it. 32-bit Windows does not implement it before 6.2. The
    /// minimums in the rules of EventTraceSpinlockInformation are also the defaults.
    ///
    /// Undocumented; defined in NTETW.H (kits of 10.0 to 1511); type information in symbol files of
    /// AppXDeploymentClient.dll (6.2 to 1511 and 1803 and higher), CertEnroll.dll (6.2 to 6.3 and 1803 and higher),
    /// combase.dll (1607 and higher), twinui.dll (1803 and higher), Windows.Storage.ApplicationData.dll (6.2 and
    /// higher); type information in CLFSMGMT.LIB (kits of 6.0 and higher).
    ///
    /// Source: Geoff Chappell, *EVENT_TRACE_SPINLOCK_INFORMATION*; Winsider Seminars & Solutions and
    /// contributors, *ntexapi.h*.
    #[doc(alias = "EVENT_TRACE_SPINLOCK_INFORMATION")]
    owned EventTraceSpinlockInformation / EventTraceSpinlockInformationView: lone,
        name = "EVENT_TRACE_SPINLOCK_INFORMATION", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
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
        /// Hold time, as counted by rdtsc, above which a lock is logged. 0 disables this. The default is 1000000.
        /// `ULONG SpinLockHoldThreshold` at 0x10. Unit: CPU cycles.
        spin_lock_hold_threshold / set_spin_lock_hold_threshold: u32, at = 16;
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
