// Generated from spec/enums/ETW_KTIMER2_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of an executive timer.
    ///
    /// No known name in C; here: `ETW_KTIMER2_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwKtimer2Flag(u8), size = 1 {
        /// `ETW_KTIMER2_HAS_CALLBACK`. The timer has a callback routine, called when it expires. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_HAS_CALLBACK")]
        HAS_CALLBACK = 0x01, "ETW_KTIMER2_HAS_CALLBACK";
        /// `ETW_KTIMER2_PERIODIC`. The timer is periodic. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_PERIODIC")]
        PERIODIC = 0x02, "ETW_KTIMER2_PERIODIC";
        /// `ETW_KTIMER2_IDLE_RESILIENT`. The timer does not end idle resiliency. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04, "ETW_KTIMER2_IDLE_RESILIENT";
        /// `ETW_KTIMER2_HIGH_RESOLUTION`. High-resolution timer. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08, "ETW_KTIMER2_HIGH_RESOLUTION";
        /// `ETW_KTIMER2_NO_WAKE`. The timer does not wake the system. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE")]
        NO_WAKE = 0x10, "ETW_KTIMER2_NO_WAKE";
        /// `ETW_KTIMER2_NO_WAKE_FINITE`. The timer does not wake the system for a limited time. Releases unknown.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE_FINITE")]
        NO_WAKE_FINITE = 0x20, "ETW_KTIMER2_NO_WAKE_FINITE";
    }
}

static TABLE: Values = values("ETW_KTIMER2_FLAG", true, &[
    named("ETW_KTIMER2_HAS_CALLBACK", 1, &[]),
    named("ETW_KTIMER2_PERIODIC", 2, &[]),
    named("ETW_KTIMER2_IDLE_RESILIENT", 4, &[]),
    named("ETW_KTIMER2_HIGH_RESOLUTION", 8, &[]),
    named("ETW_KTIMER2_NO_WAKE", 16, &[]),
    named("ETW_KTIMER2_NO_WAKE_FINITE", 32, &[]),
]);
