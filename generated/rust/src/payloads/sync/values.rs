// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/SYSTEM_LOCK_KW.toml
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
    }, values("SYSTEM_LOCK_KW", true, &[
        named("SYSTEM_LOCK_KW_SPINLOCK", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_LOCK_KW_SPINLOCK_COUNTERS", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_LOCK_KW_SYNC_OBJECTS", 4, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/WMI_PUSHLOCK_ACTION.toml
open_enum! {
    /// Action of a thread on a push lock.
    ///
    /// No known name in C; here: `WMI_PUSHLOCK_ACTION`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiPushlockAction(u8), size = 1 {
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE`. Wait for exclusive ownership. Releases unknown.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE")]
        WAIT_FOR_EXCLUSIVE = 0x01, "WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE";
        /// `WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED`. Wait for shared ownership. Releases unknown.
        #[doc(alias = "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED")]
        WAIT_FOR_SHARED = 0x02, "WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED";
    }, values("WMI_PUSHLOCK_ACTION", false, &[
        named("WMI_PUSHLOCK_ACTION_WAIT_FOR_EXCLUSIVE", 1, &[]),
        named("WMI_PUSHLOCK_ACTION_WAIT_FOR_SHARED", 2, &[]),
    ])
}

// spec/enums/WMI_QUEUE_ACTION.toml
open_enum! {
    /// Action of a thread on a kernel queue.
    ///
    /// No known name in C; here: `WMI_QUEUE_ACTION`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiQueueAction(u8), size = 1 {
        /// `WMI_QUEUE_ACTION_WAIT_FOR_ITEM`. Wait for an item. Releases unknown.
        #[doc(alias = "WMI_QUEUE_ACTION_WAIT_FOR_ITEM")]
        WAIT_FOR_ITEM = 0x01, "WMI_QUEUE_ACTION_WAIT_FOR_ITEM";
    }, values("WMI_QUEUE_ACTION", false, &[
        named("WMI_QUEUE_ACTION_WAIT_FOR_ITEM", 1, &[]),
    ])
}

// spec/enums/WMI_RESOURCE_ACTION.toml
open_enum! {
    /// Action on an executive resource.
    ///
    /// In C: `WMI_RESOURCE_ACTION`, of type `ULONG`.
    ///
    /// The study reads the values as combinations of bits, and calls this speculation. The bits are 0x01 acquire, 0x02
    /// release, 0x04 wait, 0x08 initialize, 0x10 again, 0x20 exclusive, 0x40 shared, 0x0100 set the owner pointer,
    /// 0x0200 excessive.
    ///
    /// Source: Geoff Chappell, *WMI_RESOURCE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMI_RESOURCE_ACTION")]
    WmiResourceAction(u32), size = 4 {
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE`. Exclusive ownership released. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE")]
        COMPLETE_RELEASE_EXCLUSIVE = 0x00010022, "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE";
        /// `WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED`. Shared ownership released. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED")]
        COMPLETE_RELEASE_SHARED = 0x00010042, "WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED";
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE`. Excessive wait for exclusive ownership. Releases
        /// unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE")]
        WAIT_EXCESSIVE_FOR_EXCLUSIVE = 0x00010224, "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE";
        /// `WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED`. Excessive wait for shared ownership. Releases unknown.
        #[doc(alias = "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED")]
        WAIT_EXCESSIVE_FOR_SHARED = 0x00010244, "WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED";
    }, values("WMI_RESOURCE_ACTION", false, &[
        named("WMI_RESOURCE_ACTION_COMPLETE_RELEASE_EXCLUSIVE", 65570, &[]),
        named("WMI_RESOURCE_ACTION_COMPLETE_RELEASE_SHARED", 65602, &[]),
        named("WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_EXCLUSIVE", 66084, &[]),
        named("WMI_RESOURCE_ACTION_WAIT_EXCESSIVE_FOR_SHARED", 66116, &[]),
    ])
}

// spec/enums/WMI_SPINLOCK_ACQUIRE_MODE.toml
open_enum! {
    /// Kind of a spin lock acquisition.
    ///
    /// No known name in C; here: `WMI_SPINLOCK_ACQUIRE_MODE`, of type `UCHAR`.
    ///
    /// Source: Geoff Chappell, *WMI_SPINLOCK*.
    WmiSpinlockAcquireMode(u8), size = 1 {
    }, values("WMI_SPINLOCK_ACQUIRE_MODE", false, &[
    ])
}

// spec/enums/WMI_WAIT_MULTIPLE_TYPE.toml
open_enum! {
    /// Condition that ends a wait for several objects.
    ///
    /// No known name in C; here: `WMI_WAIT_MULTIPLE_TYPE`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiWaitMultipleType(u8), size = 1 {
        /// `WMI_WAIT_MULTIPLE_WAIT_ANY`. Any of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ANY")]
        WAIT_ANY = 0x01, "WMI_WAIT_MULTIPLE_WAIT_ANY";
        /// `WMI_WAIT_MULTIPLE_WAIT_ALL`. All of the objects. Releases unknown.
        #[doc(alias = "WMI_WAIT_MULTIPLE_WAIT_ALL")]
        WAIT_ALL = 0x02, "WMI_WAIT_MULTIPLE_WAIT_ALL";
    }, values("WMI_WAIT_MULTIPLE_TYPE", false, &[
        named("WMI_WAIT_MULTIPLE_WAIT_ANY", 1, &[]),
        named("WMI_WAIT_MULTIPLE_WAIT_ALL", 2, &[]),
    ])
}
