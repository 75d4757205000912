// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// Registry counters.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_REG_COUNTERS` (0x0922).
    ///
    /// Structures: `CM_PERF_COUNTERS`.
    #[doc(alias = "CM_PERF_COUNTERS")]
    CmPerfCountersPayload {
        /// Number of key control blocks in the system. In C: `OpenedKeys`.
        fn opened_keys -> u64 = number(0);
        /// Number of key control blocks whose closing is delayed. In C: `DelayCloseKCBs`.
        fn delay_close_kcbs -> u64 = number(1);
        /// Number of pages of the registry's own allocator for key control blocks. In C: `PrivateAllocPages`. Unit:
        /// pages.
        fn private_alloc_pages -> u64 = number(2);
        /// Number of free allocations of that allocator. In C: `PrivateAllocFree`.
        fn private_alloc_free -> u64 = number(3);
        /// Number of used allocations of that allocator. In C: `PrivateAllocUsed`.
        fn private_alloc_used -> u64 = number(4);
        /// Number of keys found in the cache. In C: `LookupCacheHit`.
        fn lookup_cache_hit -> u64 = number(5);
        /// Number of keys not found in the cache but found in the hive. In C: `LookupCacheMissFound`.
        fn lookup_cache_miss_found -> u64 = number(6);
        /// Number of keys that do not exist. In C: `LookupCacheMissNotFound`.
        fn lookup_cache_miss_not_found -> u64 = number(7);
        /// Number of times a view was mapped. In C: `ViewMap`.
        fn view_map -> u64 = number(8);
        /// Number of times a view was unmapped (mapped, according to the header's comment). In C: `ViewUnMap`.
        fn view_un_map -> u64 = number(9);
        /// Number of times a hive was shrunk. In C: `HiveShrink`.
        fn hive_shrink -> u64 = number(10);
    }
}

pub(crate) static CM_PERF_COUNTERS_0: &[Slot] =
    &[
        Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 8), Slot::At(24, 8), Slot::At(32, 8), Slot::At(40, 8),
        Slot::At(48, 8), Slot::At(56, 8), Slot::At(64, 8), Slot::At(72, 8), Slot::At(80, 8)
    ];
payload_type! {
    /// Registration for change notifications of a key.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_REG_NOTIF_REGISTER` (0x0930).
    ///
    /// Structures: `ETW_REGNOTIF_REGISTER`.
    #[doc(alias = "ETW_REGNOTIF_REGISTER")]
    EtwRegnotifRegisterPayload {
        /// Notification block. In C: `Notification`.
        fn notification -> u64 = number(0);
        /// Key control block pointer. In C: `Kcb`.
        fn kcb -> u64 = number(1);
        /// In C: `Type`.
        fn kind -> u8 = number(2);
        /// True if changes below the key are included. In C: `WatchTree`.
        fn watch_tree -> u8 = number(3);
        /// True if the registration is a primary one (inferred from the name). In C: `Primary`.
        fn primary -> u8 = number(4);
    }
}

pub(crate) static ETW_REGNOTIF_REGISTER_0: &[Slot] =
    &[Slot::At(0, 4), Slot::At(4, 4), Slot::At(8, 1), Slot::At(9, 1), Slot::At(10, 1)];
pub(crate) static ETW_REGNOTIF_REGISTER_1: &[Slot] =
    &[Slot::At(0, 8), Slot::At(8, 8), Slot::At(16, 1), Slot::At(17, 1), Slot::At(18, 1)];
payload_type! {
    /// Operation on a registry key or value.
    ///
    /// Payload of (0x090A), (0x090B), (0x090C), (0x090D), (0x090E), (0x090F), (0x0910), (0x0911), (0x0912), (0x0913),
    /// (0x0914), (0x0915), (0x0916), (0x0917), `WMI_LOG_TYPE_REG_RUNDOWNBEGIN` (0x0918), `WMI_LOG_TYPE_REG_RUNDOWNEND`
    /// (0x0919), (0x091A), (0x091B), (0x091C), (0x091D).
    ///
    /// Structures: `Registry_V0_TypeGroup1`, `Registry_V1_TypeGroup1`, `WMI_REGISTRY`.
    #[doc(alias = "Registry_V0_TypeGroup1")]
    #[doc(alias = "Registry_V1_TypeGroup1")]
    #[doc(alias = "WMI_REGISTRY")]
    RegistryPayload {
        /// Start time of the operation, from the session's clock. In C: `InitialTime`. Not in `Registry_V0_TypeGroup1`,
        /// `Registry_V1_TypeGroup1`.
        fn initial_time -> Option<i64> = find_number(0);
        /// Status returned by the operation. In C: `Status`.
        fn status -> u64 = number(1);
        /// Index of a subkey or value, if the operation has one. In C: `Index`. Not in `Registry_V0_TypeGroup1`.
        fn index -> Option<u32> = find_number(2);
        /// Information class, if the operation has one. In C: `InfoClass`. Not in `Registry_V0_TypeGroup1`,
        /// `Registry_V1_TypeGroup1`.
        fn info_class -> Option<u32> = find_number(3);
        /// Key control block pointer. In C: `Kcb`. Not in `Registry_V0_TypeGroup1`, `Registry_V1_TypeGroup1`.
        fn kcb -> Option<u64> = find_number(4);
        /// Name of the key or value. In C: `Name`, `KeyName`.
        fn name -> Option<Text<'a>> = find_text(5);
        /// Key handle, which correlates the operations on a key. In C: `KeyHandle`. Not in `WMI_REGISTRY`.
        fn key_handle -> Option<u64> = find_number(6);
        /// Duration of the operation. In C: `ElapsedTime`. Not in `WMI_REGISTRY`.
        fn elapsed_time -> Option<i64> = find_number(7);
    }
}

impl<'a> RegistryPayload<'a> {
    /// Status. The raw value is `status`.
    #[inline]
    pub fn status_as_nt_status(&self) -> crate::common::Ntstatus {
        crate::common::Ntstatus(self.status() as u32)
    }
}

pub(crate) static REGISTRY_V0_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 4), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0), Slot::At(4, 4),
        Slot::Signed(8, 8)
    ];
pub(crate) static REGISTRY_V0_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 8), Slot::Absent, Slot::Absent, Slot::Absent, Slot::Part(0), Slot::At(8, 8),
        Slot::Signed(16, 8)
    ];
pub(crate) static REGISTRY_V1_TYPE_GROUP1_0: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 4), Slot::At(16, 4), Slot::Absent, Slot::Absent, Slot::Part(0), Slot::At(4, 4),
        Slot::Signed(8, 8)
    ];
pub(crate) static REGISTRY_V1_TYPE_GROUP1_1: &[Slot] =
    &[
        Slot::Absent, Slot::At(0, 8), Slot::At(24, 4), Slot::Absent, Slot::Absent, Slot::Part(0), Slot::At(8, 8),
        Slot::Signed(16, 8)
    ];
pub(crate) static WMI_REGISTRY_0: &[Slot] =
    &[
        Slot::Signed(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(12, 4), Slot::At(16, 4), Slot::Part(0),
        Slot::Absent, Slot::Absent
    ];
pub(crate) static WMI_REGISTRY_1: &[Slot] =
    &[
        Slot::Signed(0, 8), Slot::At(8, 4), Slot::At(12, 4), Slot::At(12, 4), Slot::At(16, 8), Slot::Part(0),
        Slot::Absent, Slot::Absent
    ];
payload_type! {
    /// Configuration of the registry.
    ///
    /// Payload of `PERFINFO_LOG_TYPE_REG_CONFIG` (0x0923).
    ///
    /// Structures: `Registry_Config`.
    #[doc(alias = "Registry_Config")]
    RegistryConfigPayload {
        /// Number of the current control set. In C: `CurrentControlSet`.
        fn current_control_set -> u32 = number(0);
    }
}

pub(crate) static REGISTRY_CONFIG_0: &[Slot] = &[Slot::At(0, 4)];
