// Generated from spec/providers/Microsoft-Windows-DotNETRuntimePrivate.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-DotNETRuntimePrivate.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        flags
        /// Names of bits of the map `ModuleRangeTypeMap`.
        ModuleRangeTypeMap(u8), size = 1, map = "ModuleRangeTypeMap", true {
            HOT_RANGE = 0x1, "HotRange";
            WARM_RANGE = 0x2, "WarmRange";
            COLD_RANGE = 0x4, "ColdRange";
            HOT_COLD_SORTED_RANGE = 0x8, "HotColdSortedRange";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ModuleRangeIBCTypeMap`.
        ModuleRangeIbcTypeMap(u8), size = 1, map = "ModuleRangeIBCTypeMap", true {
            IBC_UNPROFILED_SECTION = 0x1, "IBCUnprofiledSection";
            IBC_PROFILED_SECTION = 0x2, "IBCProfiledSection";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `ModuleRangeSectionTypeMap`.
        ModuleRangeSectionTypeMap(u16), size = 2, map = "ModuleRangeSectionTypeMap", false {
            MODULE_SECTION = 0x1, "ModuleSection";
            EE_TABLE_SECTION = 0x2, "EETableSection";
            WRITE_DATA_SECTION = 0x3, "WriteDataSection";
            WRITEABLE_DATA_SECTION = 0x4, "WriteableDataSection";
            DATA_SECTION = 0x5, "DataSection";
            RVA_STATICS_SECTION = 0x6, "RVAStaticsSection";
            EE_DATA_SECTION = 0x7, "EEDataSection";
            DELAY_LOAD_INFO_TABLE_EAGER_SECTION = 0x8, "DelayLoadInfoTableEagerSection";
            DELAY_LOAD_INFO_TABLE_SECTION = 0x9, "DelayLoadInfoTableSection";
            EE_READONLY_DATA = 0xA, "EEReadonlyData";
            READONLY_DATA = 0xB, "ReadonlyData";
            CLASS_SECTION = 0xC, "ClassSection";
            CROSS_DOMAIN_INFO_SECTION = 0xD, "CrossDomainInfoSection";
            METHOD_DESC_SECTION = 0xE, "MethodDescSection";
            METHOD_DESC_WRITEABLE_SECTION = 0xF, "MethodDescWriteableSection";
            EXCEPTION_SECTION = 0x10, "ExceptionSection";
            INSTRUMENT_SECTION = 0x11, "InstrumentSection";
            VIRTUAL_IMPORT_THUNK_SECTION = 0x12, "VirtualImportThunkSection";
            EXTERNAL_METHOD_THUNK_SECTION = 0x13, "ExternalMethodThunkSection";
            HELPER_TABLE_SECTION = 0x14, "HelperTableSection";
            METHOD_PRECODE_WRITEABLE_SECTION = 0x15, "MethodPrecodeWriteableSection";
            METHOD_PRECODE_WRITE_SECTION = 0x16, "MethodPrecodeWriteSection";
            METHOD_PRECODE_SECTION = 0x17, "MethodPrecodeSection";
            WIN32_RESOURCES_SECTION = 0x18, "Win32ResourcesSection";
            HEADER_SECTION = 0x19, "HeaderSection";
            METADATA_SECTION = 0x1A, "MetadataSection";
            DELAY_LOAD_INFO_SECTION = 0x1B, "DelayLoadInfoSection";
            IMPORT_TABLE_SECTION = 0x1C, "ImportTableSection";
            CODE_SECTION = 0x1D, "CodeSection";
            CODE_HEADER_SECTION = 0x1E, "CodeHeaderSection";
            CODE_MANAGER_SECTION = 0x1F, "CodeManagerSection";
            UNWIND_DATA_SECTION = 0x20, "UnwindDataSection";
            RUNTIME_FUNCTION_SECTION = 0x21, "RuntimeFunctionSection";
            STUBS_SECTION = 0x22, "StubsSection";
            STUB_DISPATCH_DATA_SECTION = 0x23, "StubDispatchDataSection";
            EXTERNAL_METHOD_DATA_SECTION = 0x24, "ExternalMethodDataSection";
            DELAY_LOAD_INFO_DELAY_LIST_SECTION = 0x25, "DelayLoadInfoDelayListSection";
            READONLY_SHARED_SECTION = 0x26, "ReadonlySharedSection";
            READONLY_SECTION = 0x27, "ReadonlySection";
            IL_SECTION = 0x28, "ILSection";
            GC_INFO_SECTION = 0x29, "GCInfoSection";
            IL_METADATA_SECTION = 0x2A, "ILMetadataSection";
            RESOURCES_SECTION = 0x2B, "ResourcesSection";
            COMPRESSED_MAPS_SECTION = 0x2C, "CompressedMapsSection";
            DEBUG_SECTION = 0x2D, "DebugSection";
            BASE_RELOCS_SECTION = 0x2E, "BaseRelocsSection";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCHandleKindMap`.
        GcHandleKindMap(u32), size = 4, map = "GCHandleKindMap", false {
            WEAK_SHORT = 0x0, "WeakShort";
            WEAK_LONG = 0x1, "WeakLong";
            STRONG = 0x2, "Strong";
            PINNED = 0x3, "Pinned";
            VARIABLE = 0x4, "Variable";
            REF_COUNTED = 0x5, "RefCounted";
            DEPENDENT = 0x6, "Dependent";
            ASYNC_PINNED = 0x7, "AsyncPinned";
            SIZED_REF = 0x8, "SizedRef";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `GCReasonMap`.
        GcReasonMap(u32), size = 4, map = "GCReasonMap", false {
            ALLOC_SMALL = 0x0, "AllocSmall";
            INDUCED = 0x1, "Induced";
            LOW_MEMORY = 0x2, "LowMemory";
            EMPTY = 0x3, "Empty";
            ALLOC_LARGE = 0x4, "AllocLarge";
            OUT_OF_SPACE_SOH = 0x5, "OutOfSpaceSOH";
            OUT_OF_SPACE_LOH = 0x6, "OutOfSpaceLOH";
            INDUCED_NOT_FORCED = 0x7, "InducedNotForced";
            INTERNAL = 0x8, "Internal";
            INDUCED_LOW_MEMORY = 0x9, "InducedLowMemory";
            INDUCED_COMPACTING = 0xA, "InducedCompacting";
            LOW_MEMORY_HOST = 0xB, "LowMemoryHost";
            PM_FULL_GC = 0xC, "PMFullGC";
            LOW_MEMORY_HOST_BLOCKING = 0xD, "LowMemoryHostBlocking";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCGlobalMechanismsMap`.
        GcGlobalMechanismsMap(u32), size = 4, map = "GCGlobalMechanismsMap", true {
            CONCURRENT = 0x1, "Concurrent";
            COMPACTION = 0x2, "Compaction";
            PROMOTION = 0x4, "Promotion";
            DEMOTION = 0x8, "Demotion";
            CARD_BUNDLES = 0x10, "CardBundles";
            ELEVATION = 0x20, "Elevation";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCHeapCompactReasonMap`.
        GcHeapCompactReasonMap(u32), size = 4, map = "GCHeapCompactReasonMap", true {
            COMPACT_LOW_EPHEMERAL = 0x1, "compact_low_ephemeral";
            COMPACT_HIGH_FRAG = 0x2, "compact_high_frag";
            COMPACT_NO_GAPS = 0x4, "compact_no_gaps";
            COMPACT_LOH_FORCED = 0x8, "compact_loh_forced";
            COMPACT_LAST_GC = 0x10, "compact_last_gc";
            COMPACT_INDUCED_COMPACTING = 0x20, "compact_induced_compacting";
            COMPACT_FRAGMENTED_GEN0 = 0x40, "compact_fragmented_gen0";
            COMPACT_HIGH_MEM_LOAD = 0x80, "compact_high_mem_load";
            COMPACT_HIGH_MEM_FRAG = 0x100, "compact_high_mem_frag";
            COMPACT_VHIGH_MEM_FRAG = 0x200, "compact_vhigh_mem_frag";
            COMPACT_NO_GC_MODE = 0x400, "compact_no_gc_mode";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `GCHeapExpandMechanismMap`.
        GcHeapExpandMechanismMap(u32), size = 4, map = "GCHeapExpandMechanismMap", true {
            EXPAND_REUSE_NORMAL = 0x1, "expand_reuse_normal";
            EXPAND_REUSE_BESTFIT = 0x2, "expand_reuse_bestfit";
            EXPAND_NEW_SEG_EP = 0x4, "expand_new_seg_ep";
            EXPAND_NEW_SEG = 0x8, "expand_new_seg";
            EXPAND_NO_MEMORY = 0x10, "expand_no_memory";
            EXPAND_NEXT_FULL_GC = 0x20, "expand_next_full_gc";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `NGenBindMap`.
        NGenBindMap(u32), size = 4, map = "NGenBindMap", false {
            START_BIND = 0x0, "START_BIND";
            NO_INDEX = 0x1, "NO_INDEX";
            SYSTEM_ASSEMBLY_NOT_AVAILABLE = 0x2, "SYSTEM_ASSEMBLY_NOT_AVAILABLE";
            NO_NATIVE_IMAGE = 0x3, "NO_NATIVE_IMAGE";
            REJECT_CONFIG_MASK = 0x4, "REJECT_CONFIG_MASK";
            FAIL = 0x5, "FAIL";
            INDEX_CORRUPTION = 0x6, "INDEX_CORRUPTION";
            REJECT_TIMESTAMP = 0x7, "REJECT_TIMESTAMP";
            REJECT_NATIVEIMAGE_NOT_FOUND = 0x8, "REJECT_NATIVEIMAGE_NOT_FOUND";
            REJECT_IL_SIG = 0x9, "REJECT_IL_SIG";
            REJECT_LOADER_EVAL_FAIL = 0xA, "REJECT_LOADER_EVAL_FAIL";
            MISSING_FOUND = 0xB, "MISSING_FOUND";
            REJECT_HOSTASM = 0xC, "REJECT_HOSTASM";
            REJECT_IL_NOT_FOUND = 0xD, "REJECT_IL_NOT_FOUND";
            REJECT_APPBASE_NOT_FILE = 0xE, "REJECT_APPBASE_NOT_FILE";
            BIND_DEPEND_REJECT_REF_DEF_MISMATCH = 0xF, "BIND_DEPEND_REJECT_REF_DEF_MISMATCH";
            BIND_DEPEND_REJECT_NGEN_SIG = 0x10, "BIND_DEPEND_REJECT_NGEN_SIG";
            APPLY_EXTERNAL_RELOCS_FAILED = 0x11, "APPLY_EXTERNAL_RELOCS_FAILED";
            SYSTEM_ASSEMBLY_NATIVEIMAGE_NOT_AVAILABLE = 0x12, "SYSTEM_ASSEMBLY_NATIVEIMAGE_NOT_AVAILABLE";
            ASSEMBLY_HAS_DIFFERENT_GRANT = 0x13, "ASSEMBLY_HAS_DIFFERENT_GRANT";
            ASSEMBLY_NOT_DOMAIN_NEUTRAL = 0x14, "ASSEMBLY_NOT_DOMAIN_NEUTRAL";
            NATIVEIMAGE_VERSION_MISMATCH = 0x15, "NATIVEIMAGE_VERSION_MISMATCH";
            LOADFROM_NOT_ALLOWED = 0x16, "LOADFROM_NOT_ALLOWED";
            DEPENDENCY_HAS_DIFFERENT_IDENTITY = 0x17, "DEPENDENCY_HAS_DIFFERENT_IDENTITY";
        }
    }
}

static PLACES_0: [Place; 1] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 2] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 3] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 4] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 4] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 1] = places(super::PROVIDER.events[6].fields);
static PLACES_7: [Place; 19] = places(super::PROVIDER.events[7].fields);
static PLACES_8: [Place; 6] = places(super::PROVIDER.events[8].fields);
static PLACES_9: [Place; 7] = places(super::PROVIDER.events[9].fields);
static PLACES_10: [Place; 3] = places(super::PROVIDER.events[10].fields);
static PLACES_11: [Place; 4] = places(super::PROVIDER.events[11].fields);
static PLACES_12: [Place; 1] = places(super::PROVIDER.events[12].fields);
static PLACES_13: [Place; 2] = places(super::PROVIDER.events[13].fields);
static PLACES_14: [Place; 2] = places(super::PROVIDER.events[29].fields);
static PLACES_15: [Place; 4] = places(super::PROVIDER.events[30].fields);
static PLACES_16: [Place; 5] = places(super::PROVIDER.events[31].fields);
static PLACES_17: [Place; 2] = places(super::PROVIDER.events[32].fields);
static PLACES_18: [Place; 2] = places(super::PROVIDER.events[34].fields);
static PLACES_19: [Place; 3] = places(super::PROVIDER.events[35].fields);
static PLACES_20: [Place; 2] = places(super::PROVIDER.events[36].fields);
static PLACES_21: [Place; 0] = places(super::PROVIDER.events[37].fields);
static PLACES_22: [Place; 5] = places(super::PROVIDER.events[125].fields);
static PLACES_23: [Place; 7] = places(super::PROVIDER.events[126].fields);
static PLACES_24: [Place; 7] = places(super::PROVIDER.events[127].fields);
static PLACES_25: [Place; 4] = places(super::PROVIDER.events[145].fields);
static PLACES_26: [Place; 3] = places(super::PROVIDER.events[146].fields);
static PLACES_27: [Place; 8] = places(super::PROVIDER.events[147].fields);
static PLACES_28: [Place; 4] = places(super::PROVIDER.events[148].fields);
static PLACES_29: [Place; 8] = places(super::PROVIDER.events[149].fields);
static PLACES_30: [Place; 4] = places(super::PROVIDER.events[150].fields);
static PLACES_31: [Place; 6] = places(super::PROVIDER.events[151].fields);
static PLACES_32: [Place; 4] = places(super::PROVIDER.events[152].fields);
static PLACES_33: [Place; 6] = places(super::PROVIDER.events[153].fields);
static PLACES_34: [Place; 4] = places(super::PROVIDER.events[154].fields);
static PLACES_35: [Place; 6] = places(super::PROVIDER.events[155].fields);
static PLACES_36: [Place; 4] = places(super::PROVIDER.events[156].fields);
static PLACES_37: [Place; 5] = places(super::PROVIDER.events[157].fields);
static PLACES_38: [Place; 4] = places(super::PROVIDER.events[158].fields);
static PLACES_39: [Place; 9] = places(super::PROVIDER.events[159].fields);
static PLACES_40: [Place; 6] = places(super::PROVIDER.events[160].fields);
static PLACES_41: [Place; 2] = places(super::PROVIDER.events[161].fields);
static PLACES_42: [Place; 3] = places(super::PROVIDER.events[162].fields);
static PLACES_43: [Place; 3] = places(super::PROVIDER.events[163].fields);
static PLACES_44: [Place; 4] = places(super::PROVIDER.events[164].fields);
static PLACES_45: [Place; 9] = places(super::PROVIDER.events[165].fields);
static PLACES_46: [Place; 6] = places(super::PROVIDER.events[166].fields);
static PLACES_47: [Place; 3] = places(super::PROVIDER.events[167].fields);
static PLACES_48: [Place; 6] = places(super::PROVIDER.events[168].fields);
static PLACES_49: [Place; 2] = places(super::PROVIDER.events[169].fields);
static PLACES_50: [Place; 3] = places(super::PROVIDER.events[170].fields);
static PLACES_51: [Place; 4] = places(super::PROVIDER.events[172].fields);
static PLACES_52: [Place; 3] = places(super::PROVIDER.events[176].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_1, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `DoCompact`, `Boolean`.
        fn do_compact -> bool = get(0);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(1);
    }
    /// Payload of event 1, `GCDecision`, versions 0 and 1.
    #[doc(alias = "GCDecision")]
    GcDecisionPayload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `SegmentSize`, `UInt64`.
        fn segment_size -> u64 = get(0);
        /// Field `LargeObjectSegmentSize`, `UInt64`.
        fn large_object_segment_size -> u64 = get(1);
        /// Field `ServerGC`, `Boolean`.
        fn server_gc -> bool = get(2);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 2, `GCSettings`, versions 0 and 1.
    #[doc(alias = "GCSettings")]
    GcSettingsPayload(2, 2);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `DesiredAllocation`, `UInt64` shown as `HexInt64`.
        fn desired_allocation -> u64 = get(0);
        /// Field `NewAllocation`, `UInt64` shown as `HexInt64`.
        fn new_allocation -> u64 = get(1);
        /// Field `GenerationNumber`, `UInt32`.
        fn generation_number -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 3, `GCOptimized`, versions 0 and 1.
    #[doc(alias = "GCOptimized")]
    GcOptimizedPayload(3, 4);
}

provider_structure! {
    /// Structure `Values` of an event.
    GcPerHeapHistoryV1Values {
        /// Field `SizeBefore`, `Pointer`. Not in version 1.
        fn size_before -> Option<u64> = find(1);
        /// Field `FreeListBefore`, `Pointer`. Not in version 1.
        fn free_list_before -> Option<u64> = find(2);
        /// Field `FreeObjBefore`, `Pointer`. Not in version 1.
        fn free_obj_before -> Option<u64> = find(3);
        /// Field `SizeAfter`, `Pointer`. Not in version 1.
        fn size_after -> Option<u64> = find(4);
        /// Field `FreeListAfter`, `Pointer`. Not in version 1.
        fn free_list_after -> Option<u64> = find(5);
        /// Field `FreeObjAfter`, `Pointer`. Not in version 1.
        fn free_obj_after -> Option<u64> = find(6);
        /// Field `In`, `Pointer`. Not in version 1.
        fn in_ -> Option<u64> = find(7);
        /// Field `Out`, `Pointer`. Not in version 1.
        fn out -> Option<u64> = find(8);
        /// Field `NewAllocation`, `Pointer`. Not in version 1.
        fn new_allocation -> Option<u64> = find(9);
        /// Field `Surv`, `Pointer`. Not in version 1.
        fn surv -> Option<u64> = find(10);
    }
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_6,
        &[
            ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 0
        ]
    ),
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `Values`, a structure, 5 elements. Not in version 1.
        fn values -> Option<FieldValues<'a, GcPerHeapHistoryV1Values<'a>>> = find_all(0);
        /// Field `CondemnReasons0`, `UInt32`. Not in version 1.
        fn condemn_reasons0 -> Option<u32> = find(11);
        /// Field `CondemnReasons1`, `UInt32`. Not in version 1.
        fn condemn_reasons1 -> Option<u32> = find(12);
        /// Field `MemoryPressure`, `UInt32`. Not in version 1.
        fn memory_pressure -> Option<u32> = find(13);
        /// How the heap was expanded. The highest bit is set if it was. Field `ExpandMechanisms`, `UInt32`. Not in
        /// version 1.
        fn expand_mechanisms -> Option<maps::GcHeapExpandMechanismMap> = find(14);
        /// Reason to compact the heap. The highest bit is set if it was compacted. Field `CompactMechanisms`, `UInt32`.
        /// Not in version 1.
        fn compact_mechanisms -> Option<maps::GcHeapCompactReasonMap> = find(15);
        /// Field `HeapIndex`, `UInt32`. Not in version 1.
        fn heap_index -> Option<u32> = find(16);
        /// Since .NET Framework 4.5.2. Events of 4.5 lack the field, with the same version. Field `ExtraGen0Commit`,
        /// `UInt64`. Not in version 1.
        fn extra_gen0_commit -> Option<u64> = find(17);
        /// Field `ClrInstanceID`, `UInt8` or `UInt16`.
        fn clr_instance_id -> u16 = get(18);
    }
    /// Payload of event 4, `GCPerHeapHistory_V1`, versions 1 and 2.
    #[doc(alias = "GCPerHeapHistory_V1")]
    GcPerHeapHistoryV1Payload(4, 6);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_8, &[0, 1, 2, 3, 4, 5, ABSENT]),
    layout(&super::PROVIDER, &PLACES_9, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `FinalYoungestDesired`, `UInt64` shown as `HexInt64`.
        fn final_youngest_desired -> u64 = get(0);
        /// Field `NumHeaps`, `Int32`.
        fn num_heaps -> i32 = get(1);
        /// Field `CondemnedGeneration`, `UInt32`.
        fn condemned_generation -> u32 = get(2);
        /// Field `Gen0ReductionCount`, `UInt32`.
        fn gen0_reduction_count -> u32 = get(3);
        /// Cause of the collection. Field `Reason`, `UInt32`.
        fn reason -> maps::GcReasonMap = get(4);
        /// Field `GlobalMechanisms`, `UInt32`.
        fn global_mechanisms -> maps::GcGlobalMechanismsMap = get(5);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(6);
    }
    /// Payload of event 5, `GCGlobalHeapHistory`, versions 0 and 1.
    #[doc(alias = "GCGlobalHeapHistory")]
    GcGlobalHeapHistoryPayload(5, 8);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_10, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_11, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `Heap`, `UInt32`.
        fn heap -> u32 = get(0);
        /// Field `JoinTime`, `UInt32`.
        fn join_time -> u32 = get(1);
        /// Field `JoinType`, `UInt32`.
        fn join_type -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 6, `GCJoin`, versions 0 and 1.
    #[doc(alias = "GCJoin")]
    GcJoinPayload(6, 10);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_12, &[0, ABSENT]),
    layout(&super::PROVIDER, &PLACES_13, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `HeapNum`, `UInt32`.
        fn heap_num -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(1);
    }
    /// Payload of event 7, `PrvGCMarkStackRoots`, versions 0 and 1.
    #[doc(alias = "PrvGCMarkStackRoots")]
    PrvGcMarkStackRootsPayload(7, 12);
    /// Payload of event 8, `PrvGCMarkFinalizeQueueRoots`, versions 0 and 1.
    #[doc(alias = "PrvGCMarkFinalizeQueueRoots")]
    PrvGcMarkFinalizeQueueRootsPayload(8, 14);
    /// Payload of event 9, `PrvGCMarkHandles`, versions 0 and 1.
    #[doc(alias = "PrvGCMarkHandles")]
    PrvGcMarkHandlesPayload(9, 16);
    /// Payload of event 10, `PrvGCMarkCards`, versions 0 and 1.
    #[doc(alias = "PrvGCMarkCards")]
    PrvGcMarkCardsPayload(10, 18);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
    }
    /// Payload of event 11, `BGCBegin`, version 0.
    #[doc(alias = "BGCBegin")]
    BgcBeginPayload(11, 20);
    /// Payload of event 12, `BGC1stNonConEnd`, version 0.
    #[doc(alias = "BGC1stNonConEnd")]
    Bgc1stNonConEndPayload(12, 21);
    /// Payload of event 13, `BGC1stConEnd`, version 0.
    #[doc(alias = "BGC1stConEnd")]
    Bgc1stConEndPayload(13, 22);
    /// Payload of event 14, `BGC2ndNonConBegin`, version 0.
    #[doc(alias = "BGC2ndNonConBegin")]
    Bgc2ndNonConBeginPayload(14, 23);
    /// Payload of event 15, `BGC2ndNonConEnd`, version 0.
    #[doc(alias = "BGC2ndNonConEnd")]
    Bgc2ndNonConEndPayload(15, 24);
    /// Payload of event 16, `BGC2ndConBegin`, version 0.
    #[doc(alias = "BGC2ndConBegin")]
    Bgc2ndConBeginPayload(16, 25);
    /// Payload of event 17, `BGC2ndConEnd`, version 0.
    #[doc(alias = "BGC2ndConEnd")]
    Bgc2ndConEndPayload(17, 26);
    /// Payload of event 18, `BGCPlanEnd`, version 0.
    #[doc(alias = "BGCPlanEnd")]
    BgcPlanEndPayload(18, 27);
    /// Payload of event 19, `BGCSweepEnd`, version 0.
    #[doc(alias = "BGCSweepEnd")]
    BgcSweepEndPayload(19, 28);
    /// Payload of event 411, `BeginCreateManagedReference`, version 0.
    #[doc(alias = "BeginCreateManagedReference")]
    BeginCreateManagedReferencePayload(411, 180);
    /// Payload of event 412, `EndCreateManagedReference`, version 0.
    #[doc(alias = "EndCreateManagedReference")]
    EndCreateManagedReferencePayload(412, 181);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_14, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `Objects`, `UInt64`.
        fn objects -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 20, `BGCDrainMark`, version 0.
    #[doc(alias = "BGCDrainMark")]
    BgcDrainMarkPayload(20, 29);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_15, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `Pages`, `UInt64`.
        fn pages -> u64 = get(0);
        /// Field `Objects`, `UInt64`.
        fn objects -> u64 = get(1);
        /// Field `IsLarge`, `UInt32`.
        fn is_large -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 21, `BGCRevisit`, version 0.
    #[doc(alias = "BGCRevisit")]
    BgcRevisitPayload(21, 30);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `Min`, `UInt64`.
        fn min -> u64 = get(0);
        /// Field `Max`, `UInt64`.
        fn max -> u64 = get(1);
        /// Field `Objects`, `UInt64`.
        fn objects -> u64 = get(2);
        /// Field `IsLarge`, `UInt32`.
        fn is_large -> u32 = get(3);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 22, `BGCOverflow`, version 0.
    #[doc(alias = "BGCOverflow")]
    BgcOverflowPayload(22, 31);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `Reason`, `UInt32`.
        fn reason -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 23, `BGCAllocWaitBegin`, version 0.
    #[doc(alias = "BGCAllocWaitBegin")]
    BgcAllocWaitBeginPayload(23, 32);
    /// Payload of event 24, `BGCAllocWaitEnd`, version 0.
    #[doc(alias = "BGCAllocWaitEnd")]
    BgcAllocWaitEndPayload(24, 33);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, ABSENT]),
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `GenNumber`, `UInt32`.
        fn gen_number -> u32 = get(0);
        /// Field `IsAlloc`, `UInt32`.
        fn is_alloc -> u32 = get(1);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(2);
    }
    /// Payload of event 25, `GCFullNotify`, versions 0 and 1.
    #[doc(alias = "GCFullNotify")]
    GcFullNotifyPayload(25, 34);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_20, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `GenNumber`, `UInt32`.
        fn gen_number -> u32 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 26, `BGC1stSweepEnd`, version 0.
    #[doc(alias = "BGC1stSweepEnd")]
    Bgc1stSweepEndPayload(26, 36);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[ABSENT]),
    layout(&super::PROVIDER, &PLACES_6, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(0);
    }
    /// Payload of event 80, `EEStartupStart`, versions 0 and 1.
    #[doc(alias = "EEStartupStart")]
    EeStartupStartPayload(80, 37);
    /// Payload of event 81, `EEStartupEnd`, versions 0 and 1.
    #[doc(alias = "EEStartupEnd")]
    EeStartupEndPayload(81, 39);
    /// Payload of event 82, `EEConfigSetup`, versions 0 and 1.
    #[doc(alias = "EEConfigSetup")]
    EeConfigSetupPayload(82, 41);
    /// Payload of event 83, `EEConfigSetupEnd`, versions 0 and 1.
    #[doc(alias = "EEConfigSetupEnd")]
    EeConfigSetupEndPayload(83, 43);
    /// Payload of event 84, `LdSysBases`, versions 0 and 1.
    #[doc(alias = "LdSysBases")]
    LdSysBasesPayload(84, 45);
    /// Payload of event 85, `LdSysBasesEnd`, versions 0 and 1.
    #[doc(alias = "LdSysBasesEnd")]
    LdSysBasesEndPayload(85, 47);
    /// Payload of event 86, `ExecExe`, versions 0 and 1.
    #[doc(alias = "ExecExe")]
    ExecExePayload(86, 49);
    /// Payload of event 87, `ExecExeEnd`, versions 0 and 1.
    #[doc(alias = "ExecExeEnd")]
    ExecExeEndPayload(87, 51);
    /// Payload of event 88, `Main`, versions 0 and 1.
    #[doc(alias = "Main")]
    MainPayload(88, 53);
    /// Payload of event 89, `MainEnd`, versions 0 and 1.
    #[doc(alias = "MainEnd")]
    MainEndPayload(89, 55);
    /// Payload of event 90, `ApplyPolicyStart`, versions 0 and 1.
    #[doc(alias = "ApplyPolicyStart")]
    ApplyPolicyStartPayload(90, 57);
    /// Payload of event 91, `ApplyPolicyEnd`, versions 0 and 1.
    #[doc(alias = "ApplyPolicyEnd")]
    ApplyPolicyEndPayload(91, 59);
    /// Payload of event 92, `LdLibShFolder`, versions 0 and 1.
    #[doc(alias = "LdLibShFolder")]
    LdLibShFolderPayload(92, 61);
    /// Payload of event 93, `LdLibShFolderEnd`, versions 0 and 1.
    #[doc(alias = "LdLibShFolderEnd")]
    LdLibShFolderEndPayload(93, 63);
    /// Payload of event 94, `PrestubWorker`, versions 0 and 1.
    #[doc(alias = "PrestubWorker")]
    PrestubWorkerPayload(94, 65);
    /// Payload of event 95, `PrestubWorkerEnd`, versions 0 and 1.
    #[doc(alias = "PrestubWorkerEnd")]
    PrestubWorkerEndPayload(95, 67);
    /// Payload of event 96, `GetInstallationStart`, versions 0 and 1.
    #[doc(alias = "GetInstallationStart")]
    GetInstallationStartPayload(96, 69);
    /// Payload of event 97, `GetInstallationEnd`, versions 0 and 1.
    #[doc(alias = "GetInstallationEnd")]
    GetInstallationEndPayload(97, 71);
    /// Payload of event 98, `OpenHModule`, versions 0 and 1.
    #[doc(alias = "OpenHModule")]
    OpenHmodulePayload(98, 73);
    /// Payload of event 99, `OpenHModuleEnd`, versions 0 and 1.
    #[doc(alias = "OpenHModuleEnd")]
    OpenHmoduleEndPayload(99, 75);
    /// Payload of event 100, `ExplicitBindStart`, versions 0 and 1.
    #[doc(alias = "ExplicitBindStart")]
    ExplicitBindStartPayload(100, 77);
    /// Payload of event 101, `ExplicitBindEnd`, versions 0 and 1.
    #[doc(alias = "ExplicitBindEnd")]
    ExplicitBindEndPayload(101, 79);
    /// Payload of event 102, `ParseXml`, versions 0 and 1.
    #[doc(alias = "ParseXml")]
    ParseXmlPayload(102, 81);
    /// Payload of event 103, `ParseXmlEnd`, versions 0 and 1.
    #[doc(alias = "ParseXmlEnd")]
    ParseXmlEndPayload(103, 83);
    /// Payload of event 104, `InitDefaultDomain`, versions 0 and 1.
    #[doc(alias = "InitDefaultDomain")]
    InitDefaultDomainPayload(104, 85);
    /// Payload of event 105, `InitDefaultDomainEnd`, versions 0 and 1.
    #[doc(alias = "InitDefaultDomainEnd")]
    InitDefaultDomainEndPayload(105, 87);
    /// Payload of event 106, `InitSecurity`, versions 0 and 1.
    #[doc(alias = "InitSecurity")]
    InitSecurityPayload(106, 89);
    /// Payload of event 107, `InitSecurityEnd`, versions 0 and 1.
    #[doc(alias = "InitSecurityEnd")]
    InitSecurityEndPayload(107, 91);
    /// Payload of event 108, `AllowBindingRedirs`, versions 0 and 1.
    #[doc(alias = "AllowBindingRedirs")]
    AllowBindingRedirsPayload(108, 93);
    /// Payload of event 109, `AllowBindingRedirsEnd`, versions 0 and 1.
    #[doc(alias = "AllowBindingRedirsEnd")]
    AllowBindingRedirsEndPayload(109, 95);
    /// Payload of event 110, `EEConfigSync`, versions 0 and 1.
    #[doc(alias = "EEConfigSync")]
    EeConfigSyncPayload(110, 97);
    /// Payload of event 111, `EEConfigSyncEnd`, versions 0 and 1.
    #[doc(alias = "EEConfigSyncEnd")]
    EeConfigSyncEndPayload(111, 99);
    /// Payload of event 112, `FusionBinding`, versions 0 and 1.
    #[doc(alias = "FusionBinding")]
    FusionBindingPayload(112, 101);
    /// Payload of event 113, `FusionBindingEnd`, versions 0 and 1.
    #[doc(alias = "FusionBindingEnd")]
    FusionBindingEndPayload(113, 103);
    /// Payload of event 114, `LoaderCatchCall`, versions 0 and 1.
    #[doc(alias = "LoaderCatchCall")]
    LoaderCatchCallPayload(114, 105);
    /// Payload of event 115, `LoaderCatchCallEnd`, versions 0 and 1.
    #[doc(alias = "LoaderCatchCallEnd")]
    LoaderCatchCallEndPayload(115, 107);
    /// Payload of event 116, `FusionInit`, versions 0 and 1.
    #[doc(alias = "FusionInit")]
    FusionInitPayload(116, 109);
    /// Payload of event 117, `FusionInitEnd`, versions 0 and 1.
    #[doc(alias = "FusionInitEnd")]
    FusionInitEndPayload(117, 111);
    /// Payload of event 118, `FusionAppCtx`, versions 0 and 1.
    #[doc(alias = "FusionAppCtx")]
    FusionAppCtxPayload(118, 113);
    /// Payload of event 119, `FusionAppCtxEnd`, versions 0 and 1.
    #[doc(alias = "FusionAppCtxEnd")]
    FusionAppCtxEndPayload(119, 115);
    /// Payload of event 120, `Fusion2EE`, versions 0 and 1.
    #[doc(alias = "Fusion2EE")]
    Fusion2EePayload(120, 117);
    /// Payload of event 121, `Fusion2EEEnd`, versions 0 and 1.
    #[doc(alias = "Fusion2EEEnd")]
    Fusion2EeEndPayload(121, 119);
    /// Payload of event 122, `SecurityCatchCall`, versions 0 and 1.
    #[doc(alias = "SecurityCatchCall")]
    SecurityCatchCallPayload(122, 121);
    /// Payload of event 123, `SecurityCatchCallEnd`, versions 0 and 1.
    #[doc(alias = "SecurityCatchCallEnd")]
    SecurityCatchCallEndPayload(123, 123);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Reserved1`, `UInt8`.
        fn reserved1 -> u8 = get(1);
        /// Field `Reserved2`, `UInt8`.
        fn reserved2 -> u8 = get(2);
        /// Field `FrameCount`, `UInt32`.
        fn frame_count -> u32 = get(3);
        /// Field `Stack`, `Pointer`, 2 elements.
        fn stack -> FieldValues<'a, u64> = all(4);
    }
    /// Payload of event 151, `CLRStackWalkPrivate`, version 0.
    #[doc(alias = "CLRStackWalkPrivate")]
    ClrStackWalkPrivatePayload(151, 125);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64` shown as `HexInt64`.
        fn module_id -> u64 = get(1);
        /// Field `RangeBegin`, `UInt32` shown as `HexInt32`, 1 elements.
        fn range_begin -> FieldValues<'a, u32> = all(2);
        /// Field `RangeSize`, `UInt32` shown as `HexInt32`, 1 elements.
        fn range_size -> FieldValues<'a, u32> = all(3);
        /// Field `RangeType`, `UInt8`.
        fn range_type -> maps::ModuleRangeTypeMap = get(4);
        /// Field `IBCType`, `UInt8`.
        fn ibc_type -> maps::ModuleRangeIbcTypeMap = get(5);
        /// Field `SectionType`, `UInt16`.
        fn section_type -> maps::ModuleRangeSectionTypeMap = get(6);
    }
    /// Payload of event 158, `ModuleRangeLoadPrivate`, version 0.
    #[doc(alias = "ModuleRangeLoadPrivate")]
    ModuleRangeLoadPrivatePayload(158, 126);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(0);
        /// Field `LoadContextID`, `UInt32`.
        fn load_context_id -> u32 = get(1);
        /// Field `FromLoaderCache`, `UInt32`.
        fn from_loader_cache -> u32 = get(2);
        /// Field `DynamicLoad`, `UInt32`.
        fn dynamic_load -> u32 = get(3);
        /// Field `AssemblyCodebase`, `UnicodeString`.
        fn assembly_codebase -> Utf16Str<'a> = get(4);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(5);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(6);
    }
    /// Payload of event 159, `BindingPolicyPhaseStart`, version 0.
    #[doc(alias = "BindingPolicyPhaseStart")]
    BindingPolicyPhaseStartPayload(159, 127);
    /// Payload of event 160, `BindingPolicyPhaseEnd`, version 0.
    #[doc(alias = "BindingPolicyPhaseEnd")]
    BindingPolicyPhaseEndPayload(160, 128);
    /// Payload of event 161, `BindingNgenPhaseStart`, version 0.
    #[doc(alias = "BindingNgenPhaseStart")]
    BindingNgenPhaseStartPayload(161, 129);
    /// Payload of event 162, `BindingNgenPhaseEnd`, version 0.
    #[doc(alias = "BindingNgenPhaseEnd")]
    BindingNgenPhaseEndPayload(162, 130);
    /// Payload of event 163, `BindingLookupAndProbingPhaseStart`, version 0.
    #[doc(alias = "BindingLookupAndProbingPhaseStart")]
    BindingLookupAndProbingPhaseStartPayload(163, 131);
    /// Payload of event 164, `BindingLookupAndProbingPhaseEnd`, version 0.
    #[doc(alias = "BindingLookupAndProbingPhaseEnd")]
    BindingLookupAndProbingPhaseEndPayload(164, 132);
    /// Payload of event 165, `LoaderPhaseStart`, version 0.
    #[doc(alias = "LoaderPhaseStart")]
    LoaderPhaseStartPayload(165, 133);
    /// Payload of event 166, `LoaderPhaseEnd`, version 0.
    #[doc(alias = "LoaderPhaseEnd")]
    LoaderPhaseEndPayload(166, 134);
    /// Payload of event 167, `BindingPhaseStart`, version 0.
    #[doc(alias = "BindingPhaseStart")]
    BindingPhaseStartPayload(167, 135);
    /// Payload of event 168, `BindingPhaseEnd`, version 0.
    #[doc(alias = "BindingPhaseEnd")]
    BindingPhaseEndPayload(168, 136);
    /// Payload of event 169, `BindingDownloadPhaseStart`, version 0.
    #[doc(alias = "BindingDownloadPhaseStart")]
    BindingDownloadPhaseStartPayload(169, 137);
    /// Payload of event 170, `BindingDownloadPhaseEnd`, version 0.
    #[doc(alias = "BindingDownloadPhaseEnd")]
    BindingDownloadPhaseEndPayload(170, 138);
    /// Payload of event 171, `LoaderAssemblyInitPhaseStart`, version 0.
    #[doc(alias = "LoaderAssemblyInitPhaseStart")]
    LoaderAssemblyInitPhaseStartPayload(171, 139);
    /// Payload of event 172, `LoaderAssemblyInitPhaseEnd`, version 0.
    #[doc(alias = "LoaderAssemblyInitPhaseEnd")]
    LoaderAssemblyInitPhaseEndPayload(172, 140);
    /// Payload of event 173, `LoaderMappingPhaseStart`, version 0.
    #[doc(alias = "LoaderMappingPhaseStart")]
    LoaderMappingPhaseStartPayload(173, 141);
    /// Payload of event 174, `LoaderMappingPhaseEnd`, version 0.
    #[doc(alias = "LoaderMappingPhaseEnd")]
    LoaderMappingPhaseEndPayload(174, 142);
    /// Payload of event 175, `LoaderDeliverEventsPhaseStart`, version 0.
    #[doc(alias = "LoaderDeliverEventsPhaseStart")]
    LoaderDeliverEventsPhaseStartPayload(175, 143);
    /// Payload of event 176, `LoaderDeliverEventsPhaseEnd`, version 0.
    #[doc(alias = "LoaderDeliverEventsPhaseEnd")]
    LoaderDeliverEventsPhaseEndPayload(176, 144);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `Type`, `UInt32`.
        fn kind -> u32 = get(0);
        /// Field `AppDomain`, `UInt32`.
        fn app_domain -> u32 = get(1);
        /// Field `ILImage`, `UnicodeString`.
        fn il_image -> Utf16Str<'a> = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 177, `EvidenceGenerated`, version 0.
    #[doc(alias = "EvidenceGenerated")]
    EvidenceGeneratedPayload(177, 145);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(0);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(1);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 178, `ModuleTransparencyComputationStart`, version 0.
    #[doc(alias = "ModuleTransparencyComputationStart")]
    ModuleTransparencyComputationStartPayload(178, 146);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_27, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(0);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(1);
        /// Field `IsAllCritical`, `Boolean`.
        fn is_all_critical -> bool = get(2);
        /// Field `IsAllTransparent`, `Boolean`.
        fn is_all_transparent -> bool = get(3);
        /// Field `IsTreatAsSafe`, `Boolean`.
        fn is_treat_as_safe -> bool = get(4);
        /// Field `IsOpportunisticallyCritical`, `Boolean`.
        fn is_opportunistically_critical -> bool = get(5);
        /// Field `SecurityRuleSet`, `UInt32`.
        fn security_rule_set -> u32 = get(6);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(7);
    }
    /// Payload of event 179, `ModuleTransparencyComputationEnd`, version 0.
    #[doc(alias = "ModuleTransparencyComputationEnd")]
    ModuleTransparencyComputationEndPayload(179, 147);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `Type`, `UnicodeString`.
        fn kind -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 180, `TypeTransparencyComputationStart`, version 0.
    #[doc(alias = "TypeTransparencyComputationStart")]
    TypeTransparencyComputationStartPayload(180, 148);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `Type`, `UnicodeString`.
        fn kind -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `IsAllCritical`, `Boolean`.
        fn is_all_critical -> bool = get(3);
        /// Field `IsAllTransparent`, `Boolean`.
        fn is_all_transparent -> bool = get(4);
        /// Field `IsCritical`, `Boolean`.
        fn is_critical -> bool = get(5);
        /// Field `IsTreatAsSafe`, `Boolean`.
        fn is_treat_as_safe -> bool = get(6);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(7);
    }
    /// Payload of event 181, `TypeTransparencyComputationEnd`, version 0.
    #[doc(alias = "TypeTransparencyComputationEnd")]
    TypeTransparencyComputationEndPayload(181, 149);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_30, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `Method`, `UnicodeString`.
        fn method -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 182, `MethodTransparencyComputationStart`, version 0.
    #[doc(alias = "MethodTransparencyComputationStart")]
    MethodTransparencyComputationStartPayload(182, 150);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_31, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `Method`, `UnicodeString`.
        fn method -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `IsCritical`, `Boolean`.
        fn is_critical -> bool = get(3);
        /// Field `IsTreatAsSafe`, `Boolean`.
        fn is_treat_as_safe -> bool = get(4);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 183, `MethodTransparencyComputationEnd`, version 0.
    #[doc(alias = "MethodTransparencyComputationEnd")]
    MethodTransparencyComputationEndPayload(183, 151);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `Field`, `UnicodeString`.
        fn field -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 184, `FieldTransparencyComputationStart`, version 0.
    #[doc(alias = "FieldTransparencyComputationStart")]
    FieldTransparencyComputationStartPayload(184, 152);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `Field`, `UnicodeString`.
        fn field -> Utf16Str<'a> = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `IsCritical`, `Boolean`.
        fn is_critical -> bool = get(3);
        /// Field `IsTreatAsSafe`, `Boolean`.
        fn is_treat_as_safe -> bool = get(4);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 185, `FieldTransparencyComputationEnd`, version 0.
    #[doc(alias = "FieldTransparencyComputationEnd")]
    FieldTransparencyComputationEndPayload(185, 153);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_34, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `Token`, `UInt32`.
        fn token -> u32 = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 186, `TokenTransparencyComputationStart`, version 0.
    #[doc(alias = "TokenTransparencyComputationStart")]
    TokenTransparencyComputationStartPayload(186, 154);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `Token`, `UInt32`.
        fn token -> u32 = get(0);
        /// Field `Module`, `UnicodeString`.
        fn module -> Utf16Str<'a> = get(1);
        /// Field `AppDomainID`, `UInt32`.
        fn app_domain_id -> u32 = get(2);
        /// Field `IsCritical`, `Boolean`.
        fn is_critical -> bool = get(3);
        /// Field `IsTreatAsSafe`, `Boolean`.
        fn is_treat_as_safe -> bool = get(4);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 187, `TokenTransparencyComputationEnd`, version 0.
    #[doc(alias = "TokenTransparencyComputationEnd")]
    TokenTransparencyComputationEndPayload(187, 155);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_36, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `BindingID`, `UInt64`.
        fn binding_id -> u64 = get(1);
        /// Field `ReasonCode`, `UInt32`.
        fn reason_code -> maps::NGenBindMap = get(2);
        /// Field `AssemblyName`, `UnicodeString`.
        fn assembly_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 188, `NgenBindEvent`, version 0.
    #[doc(alias = "NgenBindEvent")]
    NgenBindEventPayload(188, 156);
}

static LAYOUTS_30: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_30, {
        /// Field `FailFastUserMessage`, `UnicodeString`.
        fn fail_fast_user_message -> Utf16Str<'a> = get(0);
        /// Field `FailedEIP`, `Pointer`.
        fn failed_eip -> u64 = get(1);
        /// Field `OSExitCode`, `UInt32`.
        fn os_exit_code -> u32 = get(2);
        /// Field `ClrExitCode`, `UInt32`.
        fn clr_exit_code -> u32 = get(3);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(4);
    }
    /// Payload of event 191, `FailFast`, version 0.
    #[doc(alias = "FailFast")]
    FailFastPayload(191, 157);
}

static LAYOUTS_31: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_31, {
        /// Field `TypeID`, `Pointer`.
        fn type_id -> u64 = get(0);
        /// Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 192, `PrvFinalizeObject`, version 0.
    #[doc(alias = "PrvFinalizeObject")]
    PrvFinalizeObjectPayload(192, 158);
}

static LAYOUTS_32: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_39, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_32, {
        /// Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Field `COMInterfacePointer`, `Pointer`.
        fn com_interface_pointer -> u64 = get(2);
        /// Field `NewRefCount`, `UInt32`.
        fn new_ref_count -> u32 = get(3);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(4);
        /// Field `ClassName`, `AnsiString`.
        fn class_name -> AnsiStr<'a> = get(5);
        /// Field `NameSpace`, `AnsiString`.
        fn name_space -> AnsiStr<'a> = get(6);
        /// Field `Operation`, `UnicodeString`.
        fn operation -> Utf16Str<'a> = get(7);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(8);
    }
    /// Payload of event 193, `CCWRefCountChangeAnsi`, version 0.
    #[doc(alias = "CCWRefCountChangeAnsi")]
    CcwRefCountChangeAnsiPayload(193, 159);
}

static LAYOUTS_33: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_40, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_33, {
        /// Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Field `Kind`, `UInt32`.
        fn kind -> maps::GcHandleKindMap = get(2);
        /// Field `Generation`, `UInt32`.
        fn generation -> u32 = get(3);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(4);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 194, `PrvSetGCHandle`, version 0.
    #[doc(alias = "PrvSetGCHandle")]
    PrvSetGcHandlePayload(194, 160);
}

static LAYOUTS_34: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_34, {
        /// Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 195, `PrvDestroyGCHandle`, version 0.
    #[doc(alias = "PrvDestroyGCHandle")]
    PrvDestroyGcHandlePayload(195, 161);
}

static LAYOUTS_35: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_42, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_35, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Prepend`, `Boolean`.
        fn prepend -> bool = get(1);
        /// Field `Message`, `UnicodeString`.
        fn message -> Utf16Str<'a> = get(2);
    }
    /// Payload of event 196, `FusionMessageEvent`, version 0.
    #[doc(alias = "FusionMessageEvent")]
    FusionMessageEventPayload(196, 162);
}

static LAYOUTS_36: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_36, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `Category`, `UInt32`.
        fn category -> u32 = get(1);
        /// Field `ErrorCode`, `UInt32`.
        fn error_code -> u32 = get(2);
    }
    /// Payload of event 197, `FusionErrorCodeEvent`, version 0.
    #[doc(alias = "FusionErrorCodeEvent")]
    FusionErrorCodeEventPayload(197, 163);
}

static LAYOUTS_37: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_37, {
        /// Field `PlugStart`, `Pointer`.
        fn plug_start -> u64 = get(0);
        /// Field `PlugEnd`, `Pointer`.
        fn plug_end -> u64 = get(1);
        /// Field `GapBeforeSize`, `Pointer`.
        fn gap_before_size -> u64 = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 199, `PinPlugAtGCTime`, version 0.
    #[doc(alias = "PinPlugAtGCTime")]
    PinPlugAtGcTimePayload(199, 164);
}

static LAYOUTS_38: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_38, {
        /// Field `HandleID`, `Pointer`.
        fn handle_id -> u64 = get(0);
        /// Field `ObjectID`, `Pointer`.
        fn object_id -> u64 = get(1);
        /// Field `COMInterfacePointer`, `Pointer`.
        fn com_interface_pointer -> u64 = get(2);
        /// Field `NewRefCount`, `UInt32`.
        fn new_ref_count -> u32 = get(3);
        /// Field `AppDomainID`, `UInt64` shown as `HexInt64`.
        fn app_domain_id -> u64 = get(4);
        /// Field `ClassName`, `UnicodeString`.
        fn class_name -> Utf16Str<'a> = get(5);
        /// Field `NameSpace`, `UnicodeString`.
        fn name_space -> Utf16Str<'a> = get(6);
        /// Field `Operation`, `UnicodeString`.
        fn operation -> Utf16Str<'a> = get(7);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(8);
    }
    /// Payload of event 200, `CCWRefCountChange`, version 0.
    #[doc(alias = "CCWRefCountChange")]
    CcwRefCountChangePayload(200, 165);
}

static LAYOUTS_39: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_46, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_39, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `String1`, `UnicodeString`.
        fn string1 -> Utf16Str<'a> = get(1);
        /// Field `String2`, `UnicodeString`.
        fn string2 -> Utf16Str<'a> = get(2);
        /// Field `Int1`, `Int32`.
        fn int1 -> i32 = get(3);
        /// Field `Int2`, `Int32`.
        fn int2 -> i32 = get(4);
        /// Field `Int3`, `Int32`.
        fn int3 -> i32 = get(5);
    }
    /// Payload of event 201, `MulticoreJit`, version 0.
    #[doc(alias = "MulticoreJit")]
    MulticoreJitPayload(201, 166);
}

static LAYOUTS_40: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_47, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_40, {
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(0);
        /// Field `ModuleID`, `UInt64`.
        fn module_id -> u64 = get(1);
        /// Field `MethodID`, `UInt64`.
        fn method_id -> u64 = get(2);
    }
    /// Payload of event 202, `MulticoreJitMethodCodeReturned`, version 0.
    #[doc(alias = "MulticoreJitMethodCodeReturned")]
    MulticoreJitMethodCodeReturnedPayload(202, 167);
}

static LAYOUTS_41: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_41, {
        /// Field `LoaderHeapPtr`, `Pointer`.
        fn loader_heap_ptr -> u64 = get(0);
        /// Field `MemoryAddress`, `Pointer`.
        fn memory_address -> u64 = get(1);
        /// Field `RequestSize`, `UInt32`.
        fn request_size -> u32 = get(2);
        /// Field `Unused1`, `UInt32`.
        fn unused1 -> u32 = get(3);
        /// Field `Unused2`, `UInt64` shown as `HexInt64`.
        fn unused2 -> u64 = get(4);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(5);
    }
    /// Payload of event 310, `AllocRequest`, version 0.
    #[doc(alias = "AllocRequest")]
    AllocRequestPayload(310, 168);
}

static LAYOUTS_42: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_49, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_42, {
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(0);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(1);
    }
    /// Payload of event 400, `IInspectableRuntimeClassName`, version 0.
    #[doc(alias = "IInspectableRuntimeClassName")]
    IinspectableRuntimeClassNamePayload(400, 169);
    /// Payload of event 402, `CreateRCW`, version 0.
    #[doc(alias = "CreateRCW")]
    CreateRcwPayload(402, 171);
    /// Payload of event 405, `CreateCCW`, version 0.
    #[doc(alias = "CreateCCW")]
    CreateCcwPayload(405, 174);
}

static LAYOUTS_43: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_43, {
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(0);
        /// Field `SecondTypeName`, `UnicodeString`.
        fn second_type_name -> Utf16Str<'a> = get(1);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 401, `WinRTUnbox`, version 0.
    #[doc(alias = "WinRTUnbox")]
    WinRtUnboxPayload(401, 170);
    /// Payload of event 404, `RCWIEnumerableCasting`, version 0.
    #[doc(alias = "RCWIEnumerableCasting")]
    RcwiEnumerableCastingPayload(404, 173);
    /// Payload of event 408, `GetTypeFromGUID`, version 0.
    #[doc(alias = "GetTypeFromGUID")]
    GetTypeFromGuidPayload(408, 177);
    /// Payload of event 409, `GetTypeFromProgID`, version 0.
    #[doc(alias = "GetTypeFromProgID")]
    GetTypeFromProgIdPayload(409, 178);
    /// Payload of event 410, `ConvertToCallbackEtw`, version 0.
    #[doc(alias = "ConvertToCallbackEtw")]
    ConvertToCallbackEtwPayload(410, 179);
}

static LAYOUTS_44: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_51, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_44, {
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(0);
        /// Field `InterfaceTypeName`, `UnicodeString`.
        fn interface_type_name -> Utf16Str<'a> = get(1);
        /// Field `VariantInterfaceTypeName`, `UnicodeString`.
        fn variant_interface_type_name -> Utf16Str<'a> = get(2);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(3);
    }
    /// Payload of event 403, `RCWVariance`, version 0.
    #[doc(alias = "RCWVariance")]
    RcwVariancePayload(403, 172);
    /// Payload of event 406, `CCWVariance`, version 0.
    #[doc(alias = "CCWVariance")]
    CcwVariancePayload(406, 175);
}

static LAYOUTS_45: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_52, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_45, {
        /// Field `TypeName`, `UnicodeString`.
        fn type_name -> Utf16Str<'a> = get(0);
        /// Field `Int1`, `Int32`.
        fn int1 -> i32 = get(1);
        /// Field `ClrInstanceID`, `UInt16`.
        fn clr_instance_id -> u16 = get(2);
    }
    /// Payload of event 407, `ObjectVariantMarshallingToNative`, version 0.
    #[doc(alias = "ObjectVariantMarshallingToNative")]
    ObjectVariantMarshallingToNativePayload(407, 176);
    /// Payload of event 413, `ObjectVariantMarshallingToManaged`, version 0.
    #[doc(alias = "ObjectVariantMarshallingToManaged")]
    ObjectVariantMarshallingToManagedPayload(413, 182);
}
