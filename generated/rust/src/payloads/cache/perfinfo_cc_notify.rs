// Generated from spec/enums/PERFINFO_CC_NOTIFY.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Reason for a lazy writer scan.
    ///
    /// No known name in C; here: `PERFINFO_CC_NOTIFY`, of type `ULONG`.
    ///
    /// The cache manager itself uses the same numbers, according to the header.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcNotify(u32), size = 4 {
        /// `PERFINFO_CC_NOTIFY_LOW_MEMORY`. Low memory. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_LOW_MEMORY")]
        LOW_MEMORY = 0x00000001, "PERFINFO_CC_NOTIFY_LOW_MEMORY";
        /// `PERFINFO_CC_NOTIFY_POWER`. Power state change. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_POWER")]
        POWER = 0x00000002, "PERFINFO_CC_NOTIFY_POWER";
        /// `PERFINFO_CC_NOTIFY_PERIODIC_SCAN`. Periodic scan. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_PERIODIC_SCAN")]
        PERIODIC_SCAN = 0x00000004, "PERFINFO_CC_NOTIFY_PERIODIC_SCAN";
        /// `PERFINFO_CC_NOTIFY_WAITING_TEARDOWN`. A thread is waiting for the teardown of a file. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN")]
        WAITING_TEARDOWN = 0x00000008, "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN";
        /// `PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING`. Releases unknown.
        #[doc(alias = "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING")]
        FLUSH_DURING_COALESCING = 0x00000010, "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING";
    }
}

static TABLE: Values = values("PERFINFO_CC_NOTIFY", true, &[
    named("PERFINFO_CC_NOTIFY_LOW_MEMORY", 1, &[]),
    named("PERFINFO_CC_NOTIFY_POWER", 2, &[]),
    named("PERFINFO_CC_NOTIFY_PERIODIC_SCAN", 4, &[]),
    named("PERFINFO_CC_NOTIFY_WAITING_TEARDOWN", 8, &[]),
    named("PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING", 16, &[]),
]);
