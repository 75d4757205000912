// Generated from spec/enums/HAL_PLATFORM_TIMER_SOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The hardware that a measure of time comes from.
    ///
    /// In C: `HAL_PLATFORM_TIMER_SOURCE`, held by `ULONG`.
    ///
    /// The HAL tells the kernel one for the clock interrupt and one for the performance counter, and the kernel writes both into the header of a log file. That a value is defined does not mean that any HAL reports it.
    ///
    /// What no source says:
    ///
    /// - Values that may have come after 13.
    ///
    /// Source: Geoff Chappell, *HAL_PLATFORM_TIMER_SOURCE*.
    #[doc(alias = "HAL_PLATFORM_TIMER_SOURCE")]
    HalPlatformTimerSource(u32), 4 {
        /// `HalPlatformTimerNotSpecified`. The HAL does not say. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerNotSpecified")]
        NOT_SPECIFIED = 0x00000000 "HalPlatformTimerNotSpecified",
        /// `HalPlatformTimer8254`. The interval timer of the first PCs. Releases 6.1+.
        #[doc(alias = "HalPlatformTimer8254")]
        PLATFORM_TIMER8254 = 0x00000001 "HalPlatformTimer8254",
        /// `HalPlatformTimerRtc`. The real-time clock. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerRtc")]
        RTC = 0x00000002 "HalPlatformTimerRtc",
        /// `HalPlatformTimerAcpi`. The timer of ACPI. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerAcpi")]
        ACPI = 0x00000003 "HalPlatformTimerAcpi",
        /// `HalPlatformTimerAcpiBroken`. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerAcpiBroken")]
        ACPI_BROKEN = 0x00000004 "HalPlatformTimerAcpiBroken",
        /// `HalPlatformTimerHpet`. The high-precision event timer. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerHpet")]
        HPET = 0x00000005 "HalPlatformTimerHpet",
        /// `HalPlatformTimerProcessorCounter`. The processor's own counter. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerProcessorCounter")]
        PROCESSOR_COUNTER = 0x00000006 "HalPlatformTimerProcessorCounter",
        /// `HalPlatformTimerHvReferenceTime`. The reference time of a hypervisor. Releases 6.1+.
        #[doc(alias = "HalPlatformTimerHvReferenceTime")]
        HV_REFERENCE_TIME = 0x00000007 "HalPlatformTimerHvReferenceTime",
        /// `HalPlatformTimerSfi`. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerSfi")]
        SFI = 0x00000008 "HalPlatformTimerSfi",
        /// `HalPlatformTimerApic`. The timer of the interrupt controller. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerApic")]
        APIC = 0x00000009 "HalPlatformTimerApic",
        /// `HalPlatformTimerHvSynthetic`. A timer that a hypervisor makes. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerHvSynthetic")]
        HV_SYNTHETIC = 0x0000000a "HalPlatformTimerHvSynthetic",
        /// `HalPlatformTimerCustom`. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerCustom")]
        CUSTOM = 0x0000000b "HalPlatformTimerCustom",
        /// `HalPlatformTimerCycleCounter`. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerCycleCounter")]
        CYCLE_COUNTER = 0x0000000c "HalPlatformTimerCycleCounter",
        /// `HalPlatformTimerGit`. Releases 6.2+.
        #[doc(alias = "HalPlatformTimerGit")]
        GIT = 0x0000000d "HalPlatformTimerGit",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl HalPlatformTimerSource {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::hal_platform_timer_source::VALUES;
}
