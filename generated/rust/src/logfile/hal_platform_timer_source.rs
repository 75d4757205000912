// Generated from spec/enums/HAL_PLATFORM_TIMER_SOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Hardware source of a platform timer.
    ///
    /// In C: `HAL_PLATFORM_TIMER_SOURCE`, of type `ULONG`.
    ///
    /// The HAL reports one source for the clock interrupt and one for the performance counter. The kernel writes both
    /// into the header of a log file. A value may be defined without any HAL reporting it.
    ///
    /// Undocumented; defined in NTOSP.H (kits of 10.0 to 1511); type information in CLFSMGMT.LIB.
    ///
    /// Unknown:
    ///
    /// - Values added after 13, if any.
    ///
    /// Source: Geoff Chappell, *HAL_PLATFORM_TIMER_SOURCE*.
    #[doc(alias = "HAL_PLATFORM_TIMER_SOURCE")]
    HalPlatformTimerSource(u32), size = 4 {
        /// `HalPlatformTimerNotSpecified`. Not specified by the HAL. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerNotSpecified")]
        NOT_SPECIFIED = 0x00000000, "HalPlatformTimerNotSpecified";
        /// `HalPlatformTimer8254`. 8254 interval timer of the first PCs. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimer8254")]
        PLATFORM_TIMER8254 = 0x00000001, "HalPlatformTimer8254";
        /// `HalPlatformTimerRtc`. Real-time clock. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerRtc")]
        RTC = 0x00000002, "HalPlatformTimerRtc";
        /// `HalPlatformTimerAcpi`. ACPI timer. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerAcpi")]
        ACPI = 0x00000003, "HalPlatformTimerAcpi";
        /// `HalPlatformTimerAcpiBroken`. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerAcpiBroken")]
        ACPI_BROKEN = 0x00000004, "HalPlatformTimerAcpiBroken";
        /// `HalPlatformTimerHpet`. High-precision event timer. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerHpet")]
        HPET = 0x00000005, "HalPlatformTimerHpet";
        /// `HalPlatformTimerProcessorCounter`. Counter of the processor. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerProcessorCounter")]
        PROCESSOR_COUNTER = 0x00000006, "HalPlatformTimerProcessorCounter";
        /// `HalPlatformTimerHvReferenceTime`. Reference time of a hypervisor. Documented for 6.1+.
        #[doc(alias = "HalPlatformTimerHvReferenceTime")]
        HV_REFERENCE_TIME = 0x00000007, "HalPlatformTimerHvReferenceTime";
        /// `HalPlatformTimerSfi`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerSfi")]
        SFI = 0x00000008, "HalPlatformTimerSfi";
        /// `HalPlatformTimerApic`. Timer of the interrupt controller. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerApic")]
        APIC = 0x00000009, "HalPlatformTimerApic";
        /// `HalPlatformTimerHvSynthetic`. Synthetic timer of a hypervisor. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerHvSynthetic")]
        HV_SYNTHETIC = 0x0000000a, "HalPlatformTimerHvSynthetic";
        /// `HalPlatformTimerCustom`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerCustom")]
        CUSTOM = 0x0000000b, "HalPlatformTimerCustom";
        /// `HalPlatformTimerCycleCounter`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerCycleCounter")]
        CYCLE_COUNTER = 0x0000000c, "HalPlatformTimerCycleCounter";
        /// `HalPlatformTimerGit`. Documented for 6.2+.
        #[doc(alias = "HalPlatformTimerGit")]
        GIT = 0x0000000d, "HalPlatformTimerGit";
    }
}

static TABLE: Values = values("HAL_PLATFORM_TIMER_SOURCE", false, &[
    named("HalPlatformTimerNotSpecified", 0, &[(Release(6), Release(255))]),
    named("HalPlatformTimer8254", 1, &[(Release(6), Release(255))]),
    named("HalPlatformTimerRtc", 2, &[(Release(6), Release(255))]),
    named("HalPlatformTimerAcpi", 3, &[(Release(6), Release(255))]),
    named("HalPlatformTimerAcpiBroken", 4, &[(Release(6), Release(255))]),
    named("HalPlatformTimerHpet", 5, &[(Release(6), Release(255))]),
    named("HalPlatformTimerProcessorCounter", 6, &[(Release(6), Release(255))]),
    named("HalPlatformTimerHvReferenceTime", 7, &[(Release(6), Release(255))]),
    named("HalPlatformTimerSfi", 8, &[(Release(7), Release(255))]),
    named("HalPlatformTimerApic", 9, &[(Release(7), Release(255))]),
    named("HalPlatformTimerHvSynthetic", 10, &[(Release(7), Release(255))]),
    named("HalPlatformTimerCustom", 11, &[(Release(7), Release(255))]),
    named("HalPlatformTimerCycleCounter", 12, &[(Release(7), Release(255))]),
    named("HalPlatformTimerGit", 13, &[(Release(7), Release(255))]),
]);
