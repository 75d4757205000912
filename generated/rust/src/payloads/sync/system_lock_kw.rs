// Generated from spec/enums/SYSTEM_LOCK_KW.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Keywords that enable kernel events about kernel locks.
    ///
    /// No known name in C; here: `SYSTEM_LOCK_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemLockProviderGuid, {721DDFD3-DACC-4E1E-B26A-A2CB31D4705A}. From build 20348
    /// of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its events are
    /// those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemLockKw(u64), size = 8 {
        /// `SYSTEM_LOCK_KW_SPINLOCK`. Corresponds to PERF_SPINLOCK. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_LOCK_KW_SPINLOCK")]
        SPINLOCK = 0x0000000000000001, "SYSTEM_LOCK_KW_SPINLOCK";
        /// `SYSTEM_LOCK_KW_SPINLOCK_COUNTERS`. Corresponds to PERF_SPINLOCK_CNTRS. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_LOCK_KW_SPINLOCK_COUNTERS")]
        SPINLOCK_COUNTERS = 0x0000000000000002, "SYSTEM_LOCK_KW_SPINLOCK_COUNTERS";
        /// `SYSTEM_LOCK_KW_SYNC_OBJECTS`. Corresponds to PERF_SYNC_OBJECTS. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_LOCK_KW_SYNC_OBJECTS")]
        SYNC_OBJECTS = 0x0000000000000004, "SYSTEM_LOCK_KW_SYNC_OBJECTS";
    }
}

static TABLE: Values = values("SYSTEM_LOCK_KW", true, &[
    named("SYSTEM_LOCK_KW_SPINLOCK", 1, &[(Release(24), Release(255))]),
    named("SYSTEM_LOCK_KW_SPINLOCK_COUNTERS", 2, &[(Release(24), Release(255))]),
    named("SYSTEM_LOCK_KW_SYNC_OBJECTS", 4, &[(Release(24), Release(255))]),
]);
