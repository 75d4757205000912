// Generated from spec/providers/Microsoft-Windows-DxgKrnl.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-DxgKrnl.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        open_enum
        /// Names of values of the map `ColorSpaceType`.
        ColorSpaceType(u32), size = 4, map = "ColorSpaceType", false {
            D3DDDI_COLOR_SPACE_RGB_FULL_G22_NONE_P709 = 0x0, "D3DDDI_COLOR_SPACE_RGB_FULL_G22_NONE_P709";
            D3DDDI_COLOR_SPACE_RGB_FULL_G10_NONE_P709 = 0x1, "D3DDDI_COLOR_SPACE_RGB_FULL_G10_NONE_P709";
            D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P709 = 0x2, "D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P709";
            D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P2020 = 0x3, "D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P2020";
            D3DDDI_COLOR_SPACE_RESERVED = 0x4, "D3DDDI_COLOR_SPACE_RESERVED";
            D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_NONE_P709_X601 = 0x5, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_NONE_P709_X601";
            D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P601 = 0x6, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P601";
            D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P601 = 0x7, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P601";
            D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P709 = 0x8, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P709";
            D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P709 = 0x9, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P709";
            D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P2020 = 0xA, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P2020";
            D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P2020 = 0xB, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P2020";
            D3DDDI_COLOR_SPACE_RGB_FULL_G2084_NONE_P2020 = 0xC, "D3DDDI_COLOR_SPACE_RGB_FULL_G2084_NONE_P2020";
            D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G2084_LEFT_P2020 = 0xD, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G2084_LEFT_P2020";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `ContextFlags`.
        ContextFlags(u32), size = 4, map = "ContextFlags", true {
            SYSTEM_CONTEXT = 0x1, "SystemContext";
            PAGING_CONTEXT = 0x2, "PagingContext";
            COMPANION_CONTEXT = 0x4, "CompanionContext";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `D3DKMT_PRESENTFLAGS`.
        D3dkmtPresentflags(u32), size = 4, map = "D3DKMT_PRESENTFLAGS", true {
            BLT = 0x1, "Blt";
            COLOR_FILL = 0x2, "ColorFill";
            FLIP = 0x4, "Flip";
            FLIP_DO_NOT_FLIP = 0x8, "FlipDoNotFlip";
            FLIP_WITH_NO_WAIT = 0x10, "FlipWithNoWait";
            SRC_COLOR_KEY = 0x200, "SrcColorKey";
            DST_COLOR_KEY = 0x400, "DstColorKey";
            LINEAR_TO_SRGB = 0x800, "LinearToSrgb";
            ROTATE = 0x2000, "Rotate";
            PRESENT_TO_BITMAP = 0x4000, "PresentToBitmap";
            REDIRECTED_FLIP = 0x8000, "RedirectedFlip";
            REDIRECTED_BLT = 0x10000, "RedirectedBlt";
            FLIP_STEREO = 0x20000, "FlipStereo";
            PRESENT_HISTORY_TOKEN_ONLY = 0x200000, "PresentHistoryTokenOnly";
            CROSS_ADAPTER = 0x4000000, "CrossAdapter";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `DmaInterruptType`.
        DmaInterruptType(u32), size = 4, map = "DmaInterruptType", false {
            DXGK_INTERRUPT_DMA_COMPLETED = 0x1, "DXGK_INTERRUPT_DMA_COMPLETED";
            DXGK_INTERRUPT_DMA_PREEMPTED = 0x2, "DXGK_INTERRUPT_DMA_PREEMPTED";
            DXGK_INTERRUPT_DMA_FAULTED = 0x4, "DXGK_INTERRUPT_DMA_FAULTED";
            DXGK_INTERRUPT_DMA_PAGE_FAULTED = 0x9, "DXGK_INTERRUPT_DMA_PAGE_FAULTED";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `FlipEntryStatus`.
        FlipEntryStatus(u32), size = 4, map = "FlipEntryStatus", false {
            FLIP_WAIT_VSYNC = 0x5, "FlipWaitVSync";
            FLIP_WAIT_COMPLETE = 0xB, "FlipWaitComplete";
            FLIP_WAIT_PASSIVE = 0xD, "FlipWaitPassive";
            FLIP_WAIT_POST = 0xE, "FlipWaitPost";
            FLIP_WAIT_HSYNC = 0xF, "FlipWaitHSync";
        }
    }
    map_values! {
        open_enum
        /// Names of values of the map `FlipmodeType`.
        FlipmodeType(u32), size = 4, map = "FlipmodeType", false {
            DXGKETW_FLIPMODE_NO_DEVICE = 0x0, "DXGKETW_FLIPMODE_NO_DEVICE";
            DXGKETW_FLIPMODE_IMMEDIATE = 0x1, "DXGKETW_FLIPMODE_IMMEDIATE";
            DXGKETW_FLIPMODE_VSYNC_HW_FLIP_QUEUE = 0x2, "DXGKETW_FLIPMODE_VSYNC_HW_FLIP_QUEUE";
            DXGKETW_FLIPMODE_VSYNC_SW_FLIP_QUEUE = 0x3, "DXGKETW_FLIPMODE_VSYNC_SW_FLIP_QUEUE";
            DXGKETW_FLIPMODE_VSYNC_BUILT_IN_WAIT = 0x4, "DXGKETW_FLIPMODE_VSYNC_BUILT_IN_WAIT";
            DXGKETW_FLIPMODE_IMMEDIATE_SW_FLIP_QUEUE = 0x5, "DXGKETW_FLIPMODE_IMMEDIATE_SW_FLIP_QUEUE";
        }
    }
    map_values! {
        flags
        /// Names of bits of the map `SetVidPnSourceAddressFlags`.
        SetVidPnSourceAddressFlags(u32), size = 4, map = "SetVidPnSourceAddressFlags", true {
            MODE_CHANGE = 0x1, "ModeChange";
            FLIP_IMMEDIATE = 0x2, "FlipImmediate";
            FLIP_ON_NEXT_VSYNC = 0x4, "FlipOnNextVSync";
        }
    }
}

static PLACES_0: [Place; 9] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 6] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 7] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 10] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 6] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 7] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 12] = places(super::PROVIDER.events[10].fields);
static PLACES_7: [Place; 12] = places(super::PROVIDER.events[11].fields);
static PLACES_8: [Place; 27] = places(super::PROVIDER.events[13].fields);
static PLACES_9: [Place; 28] = places(super::PROVIDER.events[14].fields);
static PLACES_10: [Place; 29] = places(super::PROVIDER.events[15].fields);
static PLACES_11: [Place; 30] = places(super::PROVIDER.events[16].fields);
static PLACES_12: [Place; 27] = places(super::PROVIDER.events[17].fields);
static PLACES_13: [Place; 29] = places(super::PROVIDER.events[19].fields);
static PLACES_14: [Place; 27] = places(super::PROVIDER.events[21].fields);
static PLACES_15: [Place; 29] = places(super::PROVIDER.events[23].fields);
static PLACES_16: [Place; 9] = places(super::PROVIDER.events[25].fields);
static PLACES_17: [Place; 17] = places(super::PROVIDER.events[26].fields);
static PLACES_18: [Place; 6] = places(super::PROVIDER.events[27].fields);
static PLACES_19: [Place; 5] = places(super::PROVIDER.events[28].fields);
static PLACES_20: [Place; 8] = places(super::PROVIDER.events[29].fields);
static PLACES_21: [Place; 5] = places(super::PROVIDER.events[30].fields);
static PLACES_22: [Place; 7] = places(super::PROVIDER.events[32].fields);
static PLACES_23: [Place; 9] = places(super::PROVIDER.events[33].fields);
static PLACES_24: [Place; 8] = places(super::PROVIDER.events[34].fields);
static PLACES_25: [Place; 10] = places(super::PROVIDER.events[35].fields);
static PLACES_26: [Place; 5] = places(super::PROVIDER.events[36].fields);
static PLACES_27: [Place; 6] = places(super::PROVIDER.events[37].fields);
static PLACES_28: [Place; 7] = places(super::PROVIDER.events[38].fields);
static PLACES_29: [Place; 8] = places(super::PROVIDER.events[39].fields);
static PLACES_30: [Place; 26] = places(super::PROVIDER.events[40].fields);
static PLACES_31: [Place; 29] = places(super::PROVIDER.events[41].fields);
static PLACES_32: [Place; 5] = places(super::PROVIDER.events[42].fields);
static PLACES_33: [Place; 6] = places(super::PROVIDER.events[43].fields);
static PLACES_34: [Place; 7] = places(super::PROVIDER.events[44].fields);
static PLACES_35: [Place; 6] = places(super::PROVIDER.events[45].fields);
static PLACES_36: [Place; 7] = places(super::PROVIDER.events[46].fields);
static PLACES_37: [Place; 8] = places(super::PROVIDER.events[47].fields);
static PLACES_38: [Place; 4] = places(super::PROVIDER.events[48].fields);
static PLACES_39: [Place; 21] = places(super::PROVIDER.events[49].fields);
static PLACES_40: [Place; 26] = places(super::PROVIDER.events[50].fields);
static PLACES_41: [Place; 10] = places(super::PROVIDER.events[51].fields);
static PLACES_42: [Place; 11] = places(super::PROVIDER.events[52].fields);
static PLACES_43: [Place; 13] = places(super::PROVIDER.events[53].fields);
static PLACES_44: [Place; 15] = places(super::PROVIDER.events[54].fields);
static PLACES_45: [Place; 7] = places(super::PROVIDER.events[55].fields);
static PLACES_46: [Place; 7] = places(super::PROVIDER.events[56].fields);
static PLACES_47: [Place; 9] = places(super::PROVIDER.events[57].fields);
static PLACES_48: [Place; 10] = places(super::PROVIDER.events[58].fields);
static PLACES_49: [Place; 11] = places(super::PROVIDER.events[59].fields);
static PLACES_50: [Place; 8] = places(super::PROVIDER.events[61].fields);
static PLACES_51: [Place; 12] = places(super::PROVIDER.events[62].fields);
static PLACES_52: [Place; 14] = places(super::PROVIDER.events[63].fields);
static PLACES_53: [Place; 15] = places(super::PROVIDER.events[64].fields);
static PLACES_54: [Place; 17] = places(super::PROVIDER.events[65].fields);
static PLACES_55: [Place; 18] = places(super::PROVIDER.events[66].fields);
static PLACES_56: [Place; 3] = places(super::PROVIDER.events[67].fields);
static PLACES_57: [Place; 2] = places(super::PROVIDER.events[69].fields);
static PLACES_58: [Place; 1] = places(super::PROVIDER.events[70].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `VidPnTargetId`, `UInt32`.
        fn vid_pn_target_id -> u32 = get(1);
        /// Field `ScannedPhysicalAddress`, `UInt64`.
        fn scanned_physical_address -> u64 = get(2);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(3);
        /// Field `FrameNumber`, `UInt32`.
        fn frame_number -> u32 = get(4);
        /// Field `FrameQPCTime`, `Int64`.
        fn frame_qpc_time -> i64 = get(5);
        /// Field `hFlipDevice`, `Pointer`.
        fn hflip_device -> u64 = get(6);
        /// Field `FlipType`, `UInt32`.
        fn flip_type -> maps::FlipmodeType = get(7);
        /// Field `FlipFenceId`, `UInt64`.
        fn flip_fence_id -> u64 = get(8);
    }
    /// Payload of event 17, `VSyncDPC`, version 0.
    #[doc(alias = "VSyncDPC")]
    VsyncDpcPayload(17, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `hProcessId`, `Pointer`.
        fn hprocess_id -> u64 = get(0);
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(1);
        /// Field `ClientType`, `UInt32`.
        fn client_type -> u32 = get(2);
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(3);
        /// Field `RequestVSync`, `Boolean`.
        fn request_vsync -> bool = get(4);
        /// Field `DisableGpuTimeout`, `Boolean`.
        fn disable_gpu_timeout -> bool = get(5);
        /// Field `hThunkHandle`, `UInt32`. Not in version 0.
        fn hthunk_handle -> Option<u32> = find(6);
        /// Field `DxgProcess`, `Pointer`. Not in versions 0 and 1.
        fn dxg_process -> Option<u64> = find(7);
        /// Field `HostDeviceHandle`, `UInt32`. Not in versions 0 and 1.
        fn host_device_handle -> Option<u32> = find(8);
        /// Field `VirtualGpu`, `Pointer`. Not in versions 0 and 1.
        fn virtual_gpu -> Option<u64> = find(9);
    }
    /// Payload of event 27, `DeviceStart`, versions 0, 1 and 2.
    #[doc(alias = "DeviceStart")]
    DeviceStartPayload(27, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `hProcessId`, `Pointer`.
        fn hprocess_id -> u64 = get(0);
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(1);
        /// Field `ClientType`, `UInt32`.
        fn client_type -> u32 = get(2);
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(3);
        /// Field `RequestVSync`, `Boolean`.
        fn request_vsync -> bool = get(4);
        /// Field `DisableGpuTimeout`, `Boolean`.
        fn disable_gpu_timeout -> bool = get(5);
        /// Field `hThunkHandle`, `UInt32`. Not in version 0.
        fn hthunk_handle -> Option<u32> = find(6);
        /// Field `DxgProcess`, `Pointer`. Not in versions 0 and 1.
        fn dxg_process -> Option<u64> = find(7);
        /// Field `HostDeviceHandle`, `UInt32`. Not in versions 0 and 1.
        fn host_device_handle -> Option<u32> = find(8);
        /// Field `VirtualGpu`, `Pointer`. Not in versions 0 and 1.
        fn virtual_gpu -> Option<u64> = find(9);
    }
    /// Payload of event 28, `DeviceStop`, versions 0, 1 and 2.
    #[doc(alias = "DeviceStop")]
    DeviceStopPayload(28, 4);
    /// Payload of event 29, `DeviceDCStart`, versions 0, 1 and 2.
    #[doc(alias = "DeviceDCStart")]
    DeviceDcStartPayload(29, 7);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(0);
        /// Field `NodeOrdinal`, `UInt32`.
        fn node_ordinal -> u32 = get(1);
        /// Field `EngineAffinity`, `UInt32`.
        fn engine_affinity -> u32 = get(2);
        /// Field `DmaBufferSize`, `UInt32`.
        fn dma_buffer_size -> u32 = get(3);
        /// Field `DmaBufferSegmentSet`, `UInt32`.
        fn dma_buffer_segment_set -> u32 = get(4);
        /// Field `DmaBufferPrivateDataSize`, `UInt32`.
        fn dma_buffer_private_data_size -> u32 = get(5);
        /// Field `AllocationListSize`, `UInt32`.
        fn allocation_list_size -> u32 = get(6);
        /// Field `PatchLocationListSize`, `UInt32`.
        fn patch_location_list_size -> u32 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::ContextFlags = get(8);
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(9);
        /// Field `ContextHandle`, `Pointer`.
        fn context_handle -> u64 = get(10);
        /// Field `ParentDxgContext`, `Pointer`.
        fn parent_dxg_context -> u64 = get(11);
    }
    /// Payload of event 30, `ContextStart`, version 0.
    #[doc(alias = "ContextStart")]
    ContextStartPayload(30, 10);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_7, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(0);
        /// Field `NodeOrdinal`, `UInt32`.
        fn node_ordinal -> u32 = get(1);
        /// Field `EngineAffinity`, `UInt32`.
        fn engine_affinity -> u32 = get(2);
        /// Field `DmaBufferSize`, `UInt32`.
        fn dma_buffer_size -> u32 = get(3);
        /// Field `DmaBufferSegmentSet`, `UInt32`.
        fn dma_buffer_segment_set -> u32 = get(4);
        /// Field `DmaBufferPrivateDataSize`, `UInt32`.
        fn dma_buffer_private_data_size -> u32 = get(5);
        /// Field `AllocationListSize`, `UInt32`.
        fn allocation_list_size -> u32 = get(6);
        /// Field `PatchLocationListSize`, `UInt32`.
        fn patch_location_list_size -> u32 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(8);
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(9);
        /// Field `ContextHandle`, `Pointer`.
        fn context_handle -> u64 = get(10);
        /// Field `ParentDxgContext`, `Pointer`.
        fn parent_dxg_context -> u64 = get(11);
    }
    /// Payload of event 31, `ContextStop`, version 0.
    #[doc(alias = "ContextStop")]
    ContextStopPayload(31, 11);
    /// Payload of event 32, `ContextDCStart`, version 0.
    #[doc(alias = "ContextDCStart")]
    ContextDcStartPayload(32, 12);
}

static LAYOUTS_5: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_8,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, ABSENT,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_9,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_10,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_11,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_5, {
        /// Field `hProcessId`, `Pointer`.
        fn hprocess_id -> u64 = get(0);
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(1);
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(2);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(3);
        /// Field `allocSize`, `UInt64`.
        fn alloc_size -> u64 = get(4);
        /// Field `ulAlignment`, `UInt32`.
        fn ul_alignment -> u32 = get(5);
        /// Field `dwReadSegment`, `UInt32`.
        fn dw_read_segment -> u32 = get(6);
        /// Field `dwWriteSegment`, `UInt32`.
        fn dw_write_segment -> u32 = get(7);
        /// Field `PreferredSegment`, `UInt32`.
        fn preferred_segment -> u32 = get(8);
        /// Field `HintedBank`, `UInt32`.
        fn hinted_bank -> u32 = get(9);
        /// Field `dwEvictionSegment`, `UInt32`.
        fn dw_eviction_segment -> u32 = get(10);
        /// Field `Priority`, `UInt32`.
        fn priority -> u32 = get(11);
        /// Field `hVidMmGlobalAlloc`, `Pointer`.
        fn hvid_mm_global_alloc -> u64 = get(12);
        /// Field `hDxgGlobalAlloc`, `Pointer`.
        fn hdxg_global_alloc -> u64 = get(13);
        /// Field `hDxgSharedResource`, `Pointer`.
        fn hdxg_shared_resource -> u64 = get(14);
        /// Field `UsageVersion`, `UInt32`.
        fn usage_version -> u32 = get(15);
        /// Field `UsageFlags`, `UInt32`.
        fn usage_flags -> u32 = get(16);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(17);
        /// Field `SwizzledFormat`, `UInt32`.
        fn swizzled_format -> u32 = get(18);
        /// Field `ByteOffset`, `UInt32`.
        fn byte_offset -> u32 = get(19);
        /// Field `Width`, `UInt32`.
        fn width -> u32 = get(20);
        /// Field `Height`, `UInt32`.
        fn height -> u32 = get(21);
        /// Field `Pitch`, `UInt32`.
        fn pitch -> u32 = get(22);
        /// Field `Depth`, `UInt32`.
        fn depth -> u32 = get(23);
        /// Field `SlicePitch`, `UInt32`.
        fn slice_pitch -> u32 = get(24);
        /// Field `BackingStoreWasPinned`, `Boolean`.
        fn backing_store_was_pinned -> bool = get(25);
        /// Field `pSectionObject`, `Pointer`.
        fn psection_object -> u64 = get(26);
        /// Field `PhysicalAdapterIndex`, `UInt16`. Not in version 1.
        fn physical_adapter_index -> Option<u16> = find(27);
        /// Field `PageTableOrDirectory`, `Boolean`. Not in versions 1 and 2.
        fn page_table_or_directory -> Option<bool> = find(28);
        /// Field `PhysicalAllocation`, `Pointer`. Not in versions 1, 2 and 3.
        fn physical_allocation -> Option<u64> = find(29);
    }
    /// Payload of event 33, `AdapterAllocationStart_V1`, versions 1, 2, 3 and 4.
    #[doc(alias = "AdapterAllocationStart_V1")]
    AdapterAllocationStartV1Payload(33, 13);
}

static LAYOUTS_6: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_12,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, ABSENT,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_9,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_13,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_11,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_6, {
        /// Field `hProcessId`, `Pointer`.
        fn hprocess_id -> u64 = get(0);
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(1);
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(2);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(3);
        /// Field `allocSize`, `UInt64`.
        fn alloc_size -> u64 = get(4);
        /// Field `ulAlignment`, `UInt32`.
        fn ul_alignment -> u32 = get(5);
        /// Field `dwReadSegment`, `UInt32`.
        fn dw_read_segment -> u32 = get(6);
        /// Field `dwWriteSegment`, `UInt32`.
        fn dw_write_segment -> u32 = get(7);
        /// Field `PreferredSegment`, `UInt32`.
        fn preferred_segment -> u32 = get(8);
        /// Field `HintedBank`, `UInt32`.
        fn hinted_bank -> u32 = get(9);
        /// Field `dwEvictionSegment`, `UInt32`.
        fn dw_eviction_segment -> u32 = get(10);
        /// Field `Priority`, `UInt32`.
        fn priority -> u32 = get(11);
        /// Field `hVidMmGlobalAlloc`, `Pointer`.
        fn hvid_mm_global_alloc -> u64 = get(12);
        /// Field `hDxgGlobalAlloc`, `Pointer`.
        fn hdxg_global_alloc -> u64 = get(13);
        /// Field `hDxgSharedResource`, `Pointer`.
        fn hdxg_shared_resource -> u64 = get(14);
        /// Field `UsageVersion`, `UInt32`.
        fn usage_version -> u32 = get(15);
        /// Field `UsageFlags`, `UInt32`.
        fn usage_flags -> u32 = get(16);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(17);
        /// Field `SwizzledFormat`, `UInt32`.
        fn swizzled_format -> u32 = get(18);
        /// Field `ByteOffset`, `UInt32`.
        fn byte_offset -> u32 = get(19);
        /// Field `Width`, `UInt32`.
        fn width -> u32 = get(20);
        /// Field `Height`, `UInt32`.
        fn height -> u32 = get(21);
        /// Field `Pitch`, `UInt32`.
        fn pitch -> u32 = get(22);
        /// Field `Depth`, `UInt32`.
        fn depth -> u32 = get(23);
        /// Field `SlicePitch`, `UInt32`.
        fn slice_pitch -> u32 = get(24);
        /// Field `BackingStoreWasPinned`, `Boolean`.
        fn backing_store_was_pinned -> bool = get(25);
        /// Field `pSectionObject`, `Pointer`.
        fn psection_object -> u64 = get(26);
        /// Field `PhysicalAdapterIndex`, `UInt16`. Not in version 1.
        fn physical_adapter_index -> Option<u16> = find(27);
        /// Field `PageTableOrDirectory`, `Boolean`. Not in versions 1 and 2.
        fn page_table_or_directory -> Option<bool> = find(28);
        /// Field `PhysicalAllocation`, `Pointer`. Not in versions 1, 2 and 3.
        fn physical_allocation -> Option<u64> = find(29);
    }
    /// Payload of event 34, `AdapterAllocationStop_V1`, versions 1, 2, 3 and 4.
    #[doc(alias = "AdapterAllocationStop_V1")]
    AdapterAllocationStopV1Payload(34, 17);
}

static LAYOUTS_7: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_14,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, ABSENT,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_9,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
            ABSENT, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_15,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_11,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_7, {
        /// Field `hProcessId`, `Pointer`.
        fn hprocess_id -> u64 = get(0);
        /// Field `hDevice`, `Pointer`.
        fn hdevice -> u64 = get(1);
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(2);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(3);
        /// Field `allocSize`, `UInt64`.
        fn alloc_size -> u64 = get(4);
        /// Field `ulAlignment`, `UInt32`.
        fn ul_alignment -> u32 = get(5);
        /// Field `dwReadSegment`, `UInt32`.
        fn dw_read_segment -> u32 = get(6);
        /// Field `dwWriteSegment`, `UInt32`.
        fn dw_write_segment -> u32 = get(7);
        /// Field `PreferredSegment`, `UInt32`.
        fn preferred_segment -> u32 = get(8);
        /// Field `HintedBank`, `UInt32`.
        fn hinted_bank -> u32 = get(9);
        /// Field `dwEvictionSegment`, `UInt32`.
        fn dw_eviction_segment -> u32 = get(10);
        /// Field `Priority`, `UInt32`.
        fn priority -> u32 = get(11);
        /// Field `hVidMmGlobalAlloc`, `Pointer`.
        fn hvid_mm_global_alloc -> u64 = get(12);
        /// Field `hDxgGlobalAlloc`, `Pointer`.
        fn hdxg_global_alloc -> u64 = get(13);
        /// Field `hDxgSharedResource`, `Pointer`.
        fn hdxg_shared_resource -> u64 = get(14);
        /// Field `UsageVersion`, `UInt32`.
        fn usage_version -> u32 = get(15);
        /// Field `UsageFlags`, `UInt32`.
        fn usage_flags -> u32 = get(16);
        /// Field `Format`, `UInt32`.
        fn format -> u32 = get(17);
        /// Field `SwizzledFormat`, `UInt32`.
        fn swizzled_format -> u32 = get(18);
        /// Field `ByteOffset`, `UInt32`.
        fn byte_offset -> u32 = get(19);
        /// Field `Width`, `UInt32`.
        fn width -> u32 = get(20);
        /// Field `Height`, `UInt32`.
        fn height -> u32 = get(21);
        /// Field `Pitch`, `UInt32`.
        fn pitch -> u32 = get(22);
        /// Field `Depth`, `UInt32`.
        fn depth -> u32 = get(23);
        /// Field `SlicePitch`, `UInt32`.
        fn slice_pitch -> u32 = get(24);
        /// Field `BackingStoreWasPinned`, `Boolean`.
        fn backing_store_was_pinned -> bool = get(25);
        /// Field `pSectionObject`, `Pointer`.
        fn psection_object -> u64 = get(26);
        /// Field `PhysicalAdapterIndex`, `UInt16`. Not in version 1.
        fn physical_adapter_index -> Option<u16> = find(27);
        /// Field `PageTableOrDirectory`, `Boolean`. Not in versions 1 and 2.
        fn page_table_or_directory -> Option<bool> = find(28);
        /// Field `PhysicalAllocation`, `Pointer`. Not in versions 1, 2 and 3.
        fn physical_allocation -> Option<u64> = find(29);
    }
    /// Payload of event 35, `AdapterAllocationDCStart_V1`, versions 1, 2, 3 and 4.
    #[doc(alias = "AdapterAllocationDCStart_V1")]
    AdapterAllocationDcStartV1Payload(35, 21);
}

static LAYOUTS_8: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_16, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_8, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(1);
        /// Field `FlipSubmitSequence`, `UInt32`.
        fn flip_submit_sequence -> u32 = get(2);
        /// Field `FlipToDriverAllocation`, `Pointer`.
        fn flip_to_driver_allocation -> u64 = get(3);
        /// Field `FlipToPhysicalAddress`, `UInt64`.
        fn flip_to_physical_address -> u64 = get(4);
        /// Field `FlipToSegmentId`, `UInt32`.
        fn flip_to_segment_id -> u32 = get(5);
        /// Field `FlipPresentId`, `UInt32`.
        fn flip_present_id -> u32 = get(6);
        /// Field `FlipPhysicalAdapterMask`, `UInt32`.
        fn flip_physical_adapter_mask -> u32 = get(7);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::SetVidPnSourceAddressFlags = get(8);
    }
    /// Payload of event 116, `MMIOFlip`, version 0.
    #[doc(alias = "MMIOFlip")]
    MmioFlipPayload(116, 25);
}

static LAYOUTS_9: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_17, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_9, {
        /// Field `hwnd`, `Pointer`.
        fn hwnd -> u64 = get(0);
        /// Field `pDmaBuffer`, `Pointer`.
        fn pdma_buffer -> u64 = get(1);
        /// Field `PresentHistoryToken`, `UInt64`.
        fn present_history_token -> u64 = get(2);
        /// Field `hSourceAllocation`, `Pointer`.
        fn hsource_allocation -> u64 = get(3);
        /// Field `hDestAllocation`, `Pointer`.
        fn hdest_allocation -> u64 = get(4);
        /// Field `bSubmit`, `Boolean`.
        fn bsubmit -> bool = get(5);
        /// Field `bRedirectedPresent`, `Boolean`.
        fn bredirected_present -> bool = get(6);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(7);
        /// Field `SourceLeft`, `Int32`.
        fn source_left -> i32 = get(8);
        /// Field `SourceRight`, `Int32`.
        fn source_right -> i32 = get(9);
        /// Field `SourceTop`, `Int32`.
        fn source_top -> i32 = get(10);
        /// Field `SourceBottom`, `Int32`.
        fn source_bottom -> i32 = get(11);
        /// Field `DestLeft`, `Int32`.
        fn dest_left -> i32 = get(12);
        /// Field `DestRight`, `Int32`.
        fn dest_right -> i32 = get(13);
        /// Field `DestTop`, `Int32`.
        fn dest_top -> i32 = get(14);
        /// Field `DestBottom`, `Int32`.
        fn dest_bottom -> i32 = get(15);
        /// Field `SubRectCount`, `UInt32`.
        fn sub_rect_count -> u32 = get(16);
    }
    /// Payload of event 166, `Blit`, version 0.
    #[doc(alias = "Blit")]
    BlitPayload(166, 26);
}

static LAYOUTS_10: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_18, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_10, {
        /// Field `pDmaBuffer`, `Pointer`.
        fn pdma_buffer -> u64 = get(0);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(1);
        /// Field `FlipToAllocation`, `Pointer`.
        fn flip_to_allocation -> u64 = get(2);
        /// Field `FlipInterval`, `UInt32`.
        fn flip_interval -> u32 = get(3);
        /// Field `FlipWithNoWait`, `Boolean`.
        fn flip_with_no_wait -> bool = get(4);
        /// Field `MMIOFlip`, `Boolean`.
        fn mmio_flip -> bool = get(5);
    }
    /// Payload of event 168, `Flip`, version 0.
    #[doc(alias = "Flip")]
    FlipPayload(168, 27);
}

static LAYOUTS_11: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_19, &[0, 1, 2, 3, 4, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_11, {
        /// Field `hAdapter`, `Pointer`.
        fn hadapter -> u64 = get(0);
        /// Field `Token`, `Pointer`.
        fn token -> u64 = get(1);
        /// Field `Model`, `UInt32`.
        fn model -> u32 = get(2);
        /// Field `TokenSize`, `UInt32`.
        fn token_size -> u32 = get(3);
        /// Field `TokenData`, `UInt64`.
        fn token_data -> u64 = get(4);
        /// Field `Flags`, `HexInt32`. Not in version 0.
        fn flags -> Option<u32> = find(5);
        /// Field `CustomDuration`, `UInt32`. Not in version 0.
        fn custom_duration -> Option<u32> = find(6);
        /// Field `VmBusChannel`, `Pointer`. Not in version 0.
        fn vm_bus_channel -> Option<u64> = find(7);
    }
    /// Payload of event 171, `PresentHistoryStart`, versions 0 and 2.
    #[doc(alias = "PresentHistoryStart")]
    PresentHistoryStartPayload(171, 28);
}

static LAYOUTS_12: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_21, &[0, 1, 2, 3, 4, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_20, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_12, {
        /// Field `hAdapter`, `Pointer`.
        fn hadapter -> u64 = get(0);
        /// Field `Token`, `Pointer`.
        fn token -> u64 = get(1);
        /// Field `Model`, `UInt32`.
        fn model -> u32 = get(2);
        /// Field `TokenSize`, `UInt32`.
        fn token_size -> u32 = get(3);
        /// Field `TokenData`, `UInt64`.
        fn token_data -> u64 = get(4);
        /// Field `Flags`, `HexInt32`. Not in version 0.
        fn flags -> Option<u32> = find(5);
        /// Field `CustomDuration`, `UInt32`. Not in version 0.
        fn custom_duration -> Option<u32> = find(6);
        /// Field `VmBusChannel`, `Pointer`. Not in version 0.
        fn vm_bus_channel -> Option<u64> = find(7);
    }
    /// Payload of event 172, `PresentHistory`, versions 0 and 2.
    #[doc(alias = "PresentHistory")]
    PresentHistoryPayload(172, 30);
}

static LAYOUTS_13: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_22, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_13, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `hQueuePacketContext`, `Pointer`.
        fn hqueue_packet_context -> u64 = get(1);
        /// Field `PacketType`, `UInt32`.
        fn packet_type -> u32 = get(2);
        /// Field `uliSubmissionId`, `UInt64`.
        fn uli_submission_id -> u64 = get(3);
        /// Field `ulQueueSubmitSequence`, `UInt32`.
        fn ul_queue_submit_sequence -> u32 = get(4);
        /// Field `pDmaBuffer`, `Pointer`.
        fn pdma_buffer -> u64 = get(5);
        /// Field `QuantumStatus`, `UInt32`.
        fn quantum_status -> u32 = get(6);
    }
    /// Payload of event 175, `DmaPacketStart_V1`, version 1.
    #[doc(alias = "DmaPacketStart_V1")]
    DmaPacketStartV1Payload(175, 32);
}

static LAYOUTS_14: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_23, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_14, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `PacketType`, `UInt32`.
        fn packet_type -> u32 = get(1);
        /// Field `uliCompletionId`, `UInt64`.
        fn uli_completion_id -> u64 = get(2);
        /// Field `ulQueueSubmitSequence`, `UInt32`.
        fn ul_queue_submit_sequence -> u32 = get(3);
        /// Field `InterruptType`, `UInt32`.
        fn interrupt_type -> maps::DmaInterruptType = get(4);
        /// Field `QuantumStatus`, `UInt32`.
        fn quantum_status -> u32 = get(5);
        /// Field `FaultedVirtualAddress`, `UInt64`.
        fn faulted_virtual_address -> u64 = get(6);
        /// Field `PageFaultFlags`, `UInt32`.
        fn page_fault_flags -> u32 = get(7);
        /// Field `FaultedProcessHandle`, `Pointer`.
        fn faulted_process_handle -> u64 = get(8);
    }
    /// Payload of event 177, `DmaPacket177_V1`, version 1.
    #[doc(alias = "DmaPacket177_V1")]
    DmaPacket177V1Payload(177, 33);
}

static LAYOUTS_15: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_24, &[0, 1, 2, 3, 4, 5, 6, 7, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_25, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_15, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `PacketType`, `UInt32`.
        fn packet_type -> u32 = get(1);
        /// Field `SubmitSequence`, `UInt32`.
        fn submit_sequence -> u32 = get(2);
        /// Field `DmaBufferSize`, `UInt64`.
        fn dma_buffer_size -> u64 = get(3);
        /// Field `AllocationListSize`, `UInt32`.
        fn allocation_list_size -> u32 = get(4);
        /// Field `PatchLocationListSize`, `UInt32`.
        fn patch_location_list_size -> u32 = get(5);
        /// Field `bPresent`, `Boolean`.
        fn bpresent -> bool = get(6);
        /// Field `hDmaBuffer`, `Pointer`.
        fn hdma_buffer -> u64 = get(7);
        /// Field `pQueuePacket`, `Pointer`. Not in version 0.
        fn pqueue_packet -> Option<u64> = find(8);
        /// Field `ProgressFenceValue`, `UInt64`. Not in version 0.
        fn progress_fence_value -> Option<u64> = find(9);
    }
    /// Payload of event 178, `QueuePacketStart`, versions 0 and 1.
    #[doc(alias = "QueuePacketStart")]
    QueuePacketStartPayload(178, 34);
}

static LAYOUTS_16: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_26, &[0, 1, 2, 3, 4, ABSENT]),
    layout(&super::PROVIDER, &PLACES_27, &[0, 1, 2, 3, 4, 5]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_16, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `PacketType`, `UInt32`.
        fn packet_type -> u32 = get(1);
        /// Field `SubmitSequence`, `UInt32`.
        fn submit_sequence -> u32 = get(2);
        /// Field `bPreempted`, `Boolean`.
        fn bpreempted -> bool = get(3);
        /// Field `bTimeouted`, `Boolean`.
        fn btimeouted -> bool = get(4);
        /// Field `pQueuePacket`, `Pointer`. Not in version 0.
        fn pqueue_packet -> Option<u64> = find(5);
    }
    /// Payload of event 180, `QueuePacketStop`, versions 0 and 1.
    #[doc(alias = "QueuePacketStop")]
    QueuePacketStopPayload(180, 36);
}

static LAYOUTS_17: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_28, &[0, 1, 2, ABSENT, 3, 4, 5, 6]),
    layout(&super::PROVIDER, &PLACES_29, &[0, 1, 2, 3, 4, 5, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_17, {
        /// Field `hContext`, `UInt32`.
        fn hcontext -> u32 = get(0);
        /// Field `hWindow`, `Pointer`.
        fn hwindow -> u64 = get(1);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(2);
        /// Field `FlipInterval`, `UInt32`. Not in version 0.
        fn flip_interval -> Option<u32> = find(3);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::D3dkmtPresentflags = get(4);
        /// Field `ReturnStatus`, `UInt32`.
        fn return_status -> u32 = get(5);
        /// Field `hSrcAllocHandle`, `Pointer`.
        fn hsrc_alloc_handle -> u64 = get(6);
        /// Field `hDstAllocHandle`, `Pointer`.
        fn hdst_alloc_handle -> u64 = get(7);
    }
    /// Payload of event 184, `Present`, versions 0 and 1.
    #[doc(alias = "Present")]
    PresentPayload(184, 38);
}

static LAYOUTS_18: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_30,
        &[
            0, 1, 2, 3, 4, ABSENT, ABSENT, 5, 6, 7, 8, 9, 10, 11, ABSENT, 12, ABSENT, 13, ABSENT, 14, ABSENT, 15, 16,
            17, 18, 19, 20, 21, 22, 23, 24, 25, ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_31,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT, 15, ABSENT, 16, ABSENT, 17, ABSENT, 18, 19, 20,
            21, 22, 23, 24, 25, 26, 27, 28
        ]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_18, {
        /// Field `hAdapter`, `Pointer`.
        fn hadapter -> u64 = get(0);
        /// Field `Token`, `Pointer`.
        fn token -> u64 = get(1);
        /// Field `Model`, `UInt32`.
        fn model -> u32 = get(2);
        /// Field `TokenSize`, `UInt32`.
        fn token_size -> u32 = get(3);
        /// Field `TokenData`, `UInt64`.
        fn token_data -> u64 = get(4);
        /// Field `Flags`, `HexInt32`. Not in version 0.
        fn flags -> Option<u32> = find(5);
        /// Field `CustomDuration`, `UInt32`. Not in version 0.
        fn custom_duration -> Option<u32> = find(6);
        /// Field `ScrollRectleft`, `UInt32`.
        fn scroll_rectleft -> u32 = get(7);
        /// Field `ScrollRectright`, `UInt32`.
        fn scroll_rectright -> u32 = get(8);
        /// Field `ScrollRecttop`, `UInt32`.
        fn scroll_recttop -> u32 = get(9);
        /// Field `ScrollRectbottom`, `UInt32`.
        fn scroll_rectbottom -> u32 = get(10);
        /// Field `ScrollOffsetX`, `UInt32`.
        fn scroll_offset_x -> u32 = get(11);
        /// Field `ScrollOffsetY`, `UInt32`.
        fn scroll_offset_y -> u32 = get(12);
        /// Field `DirtyRectCount`, `UInt32`.
        fn dirty_rect_count -> u32 = get(13);
        /// Field `Left`, `Int32`. Not in version 0.
        fn left -> Option<i32> = find(14);
        /// Field `Left`, `Int32`, `DirtyRectCount` elements. Not in version 2.
        fn left_v0 -> Option<FieldValues<'a, i32>> = find_all(15);
        /// Field `Right`, `Int32`. Not in version 0.
        fn right -> Option<i32> = find(16);
        /// Field `Right`, `Int32`, `DirtyRectCount` elements. Not in version 2.
        fn right_v0 -> Option<FieldValues<'a, i32>> = find_all(17);
        /// Field `Top`, `Int32`. Not in version 0.
        fn top -> Option<i32> = find(18);
        /// Field `Top`, `Int32`, `DirtyRectCount` elements. Not in version 2.
        fn top_v0 -> Option<FieldValues<'a, i32>> = find_all(19);
        /// Field `Bottom`, `Int32`. Not in version 0.
        fn bottom -> Option<i32> = find(20);
        /// Field `Bottom`, `Int32`, `DirtyRectCount` elements. Not in version 2.
        fn bottom_v0 -> Option<FieldValues<'a, i32>> = find_all(21);
        /// Field `SourceRectleft`, `UInt32`.
        fn source_rectleft -> u32 = get(22);
        /// Field `SourceRectright`, `UInt32`.
        fn source_rectright -> u32 = get(23);
        /// Field `SourceRecttop`, `UInt32`.
        fn source_recttop -> u32 = get(24);
        /// Field `SourceRectbottom`, `UInt32`.
        fn source_rectbottom -> u32 = get(25);
        /// Field `DestWidth`, `UInt32`.
        fn dest_width -> u32 = get(26);
        /// Field `DestHeight`, `UInt32`.
        fn dest_height -> u32 = get(27);
        /// Field `TargetRectleft`, `UInt32`.
        fn target_rectleft -> u32 = get(28);
        /// Field `TargetRectright`, `UInt32`.
        fn target_rectright -> u32 = get(29);
        /// Field `TargetRecttop`, `UInt32`.
        fn target_recttop -> u32 = get(30);
        /// Field `TargetRectbottom`, `UInt32`.
        fn target_rectbottom -> u32 = get(31);
        /// Field `VmBusChannel`, `Pointer`. Not in version 0.
        fn vm_bus_channel -> Option<u64> = find(32);
    }
    /// Payload of event 215, `PresentHistoryDetailedStart`, versions 0 and 2.
    #[doc(alias = "PresentHistoryDetailedStart")]
    PresentHistoryDetailedStartPayload(215, 40);
}

static LAYOUTS_19: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_32, &[0, 1, 2, 3, 4, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_33, &[0, 1, 2, 3, 4, 5, ABSENT]),
    layout(&super::PROVIDER, &PLACES_34, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_19, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `SubmitSequence`, `UInt32`.
        fn submit_sequence -> u32 = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
        /// Field `hSyncObject`, `Pointer`.
        fn hsync_object -> u64 = get(3);
        /// Field `FenceValue`, `UInt64`.
        fn fence_value -> u64 = get(4);
        /// Field `pQueuePacket`, `Pointer`. Not in version 0.
        fn pqueue_packet -> Option<u64> = find(5);
        /// Field `DxgSyncObject`, `Pointer`. Not in versions 0 and 1.
        fn dxg_sync_object -> Option<u64> = find(6);
    }
    /// Payload of event 244, `QueuePacketStart244`, versions 0, 1 and 2.
    #[doc(alias = "QueuePacketStart244")]
    QueuePacketStart244Payload(244, 42);
}

static LAYOUTS_20: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_35, &[0, 1, 2, 3, ABSENT, 4, ABSENT, 5, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_36, &[0, 1, 2, 3, ABSENT, 4, ABSENT, 5, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_37, &[0, 1, 2, 3, 4, ABSENT, 5, ABSENT, 6, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_20, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `SubmitSequence`, `UInt32`.
        fn submit_sequence -> u32 = get(1);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(2);
        /// Field `ObjectCount`, `UInt32`.
        fn object_count -> u32 = get(3);
        /// Field `ObjectArray`, `Pointer`. Not in versions 1 and 2.
        fn object_array -> Option<u64> = find(4);
        /// Field `ObjectArray`, `Pointer`, `ObjectCount` elements. Not in version 3.
        fn object_array_v2 -> Option<FieldValues<'a, u64>> = find_all(5);
        /// Field `FenceValue`, `UInt64`. Not in versions 1 and 2.
        fn fence_value -> Option<u64> = find(6);
        /// Field `FenceValue`, `UInt64`, `ObjectCount` elements. Not in version 3.
        fn fence_value_v2 -> Option<FieldValues<'a, u64>> = find_all(7);
        /// Field `pQueuePacket`, `Pointer`. Not in version 1.
        fn pqueue_packet -> Option<u64> = find(8);
        /// Field `DxgSyncObjectArray`, `Pointer`. Not in versions 1 and 2.
        fn dxg_sync_object_array -> Option<u64> = find(9);
    }
    /// Payload of event 245, `QueuePacketStart245_V1`, versions 1, 2 and 3.
    #[doc(alias = "QueuePacketStart245_V1")]
    QueuePacketStart245V1Payload(245, 45);
}

static LAYOUTS_21: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_38, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_21, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `NodeOrdinal`, `UInt32`.
        fn node_ordinal -> u32 = get(1);
        /// Field `EngineType`, `UInt32`.
        fn engine_type -> u32 = get(2);
        /// Field `FriendlyName`, `UnicodeString`.
        fn friendly_name -> Utf16Str<'a> = get(3);
    }
    /// Payload of event 250, `NodeMetadata`, version 0.
    #[doc(alias = "NodeMetadata")]
    NodeMetadataPayload(250, 48);
}

static LAYOUTS_22: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_39,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ABSENT, ABSENT, ABSENT, ABSENT,
            ABSENT
        ]
    ),
    layout(
        &super::PROVIDER, &PLACES_40,
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
    ),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_22, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(1);
        /// Field `LayerIndex`, `UInt32`.
        fn layer_index -> u32 = get(2);
        /// Field `FlipSubmitSequence`, `UInt64`.
        fn flip_submit_sequence -> u64 = get(3);
        /// Field `FlipToDriverAllocation`, `Pointer`.
        fn flip_to_driver_allocation -> u64 = get(4);
        /// Field `FlipToPhysicalAddress`, `UInt64`.
        fn flip_to_physical_address -> u64 = get(5);
        /// Field `FlipToSegmentId`, `UInt32`.
        fn flip_to_segment_id -> u32 = get(6);
        /// Field `FlipPresentId`, `UInt32`.
        fn flip_present_id -> u32 = get(7);
        /// Field `FlipPhysicalAdapterMask`, `UInt32`.
        fn flip_physical_adapter_mask -> u32 = get(8);
        /// Field `SrcRectleft`, `Int32`.
        fn src_rectleft -> i32 = get(9);
        /// Field `SrcRectright`, `Int32`.
        fn src_rectright -> i32 = get(10);
        /// Field `SrcRecttop`, `Int32`.
        fn src_recttop -> i32 = get(11);
        /// Field `SrcRectbottom`, `Int32`.
        fn src_rectbottom -> i32 = get(12);
        /// Field `DstRectleft`, `Int32`.
        fn dst_rectleft -> i32 = get(13);
        /// Field `DstRectright`, `Int32`.
        fn dst_rectright -> i32 = get(14);
        /// Field `DstRecttop`, `Int32`.
        fn dst_recttop -> i32 = get(15);
        /// Field `DstRectbottom`, `Int32`.
        fn dst_rectbottom -> i32 = get(16);
        /// Field `ClipRectleft`, `Int32`.
        fn clip_rectleft -> i32 = get(17);
        /// Field `ClipRectright`, `Int32`.
        fn clip_rectright -> i32 = get(18);
        /// Field `ClipRecttop`, `Int32`.
        fn clip_recttop -> i32 = get(19);
        /// Field `ClipRectbottom`, `Int32`.
        fn clip_rectbottom -> i32 = get(20);
        /// Field `ColorSpace`, `UInt32`. Not in version 0.
        fn color_space -> Option<maps::ColorSpaceType> = find(21);
        /// Field `FlipEntryStatusAfterFlip`, `UInt32`. Not in version 0.
        fn flip_entry_status_after_flip -> Option<maps::FlipEntryStatus> = find(22);
        /// Field `Enabled`, `Boolean`. Not in version 0.
        fn enabled -> Option<bool> = find(23);
        /// Field `SDRWhiteLevel`, `UInt32`. Not in version 0.
        fn sdr_white_level -> Option<u32> = find(24);
        /// Field `DirtyRectCount`, `UInt32`. Not in version 0.
        fn dirty_rect_count -> Option<u32> = find(25);
    }
    /// Payload of event 259, `MMIOFlipMultiPlaneOverlay`, versions 0 and 3.
    #[doc(alias = "MMIOFlipMultiPlaneOverlay")]
    MmioFlipMultiPlaneOverlayPayload(259, 49);
}

static LAYOUTS_23: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_41, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_42, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ABSENT, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_43, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_44, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_23, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `SubmitSequence`, `UInt32`.
        fn submit_sequence -> u32 = get(1);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(2);
        /// Field `FlipToAllocation`, `Pointer`.
        fn flip_to_allocation -> u64 = get(3);
        /// Field `FlipInterval`, `UInt32`.
        fn flip_interval -> u32 = get(4);
        /// Field `PlaneIndex`, `UInt32`.
        fn plane_index -> u32 = get(5);
        /// Field `SwapChainIndex`, `UInt32`.
        fn swap_chain_index -> u32 = get(6);
        /// Field `CompositionSurfaceLuid`, `UInt64`.
        fn composition_surface_luid -> u64 = get(7);
        /// Field `BindId`, `UInt64`.
        fn bind_id -> u64 = get(8);
        /// Field `PresentCount`, `UInt32`.
        fn present_count -> u32 = get(9);
        /// Field `FlipTrueImmediate`, `UInt32`. Not in version 0.
        fn flip_true_immediate -> Option<u32> = find(10);
        /// Field `VmBusChannel`, `Pointer`. Not in versions 0 and 1.
        fn vm_bus_channel -> Option<u64> = find(11);
        /// Field `Duration`, `UInt32`. Not in versions 0 and 1.
        fn duration -> Option<u32> = find(12);
        /// Field `PresentAtQpc`, `HexInt64`. Not in versions 0, 1 and 2.
        fn present_at_qpc -> Option<u64> = find(13);
        /// Field `SuppressVSync`, `Boolean`. Not in versions 0, 1 and 2.
        fn suppress_vsync -> Option<bool> = find(14);
    }
    /// Payload of event 266, `IndependentFlip`, versions 0, 1, 2 and 3.
    #[doc(alias = "IndependentFlip")]
    IndependentFlipPayload(266, 51);
}

static LAYOUTS_24: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_45,
        &[0, 1, ABSENT, ABSENT, 3, 4, 5, ABSENT, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, 2]
    ),
    layout(
        &super::PROVIDER, &PLACES_46,
        &[0, 1, 2, ABSENT, 3, 4, 5, 6, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_47, &[0, 1, ABSENT, 2, 3, 4, 5, ABSENT, 6, 7, ABSENT, 8, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_48, &[0, 1, 2, ABSENT, 3, 4, 5, 6, ABSENT, 7, 8, ABSENT, 9, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_49, &[0, 1, 2, ABSENT, 3, 4, 5, 6, ABSENT, 7, 8, ABSENT, 9, 10, ABSENT]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_24, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `PlaneCount`, `UInt32`.
        fn plane_count -> u32 = get(1);
        /// Field `PresentIdOrPhysicalAddress`, `UInt64`. Not in versions 0 and 2.
        fn present_id_or_physical_address -> Option<u64> = find(2);
        /// Field `PresentIdOrPhysicalAddress`, `UInt64`, `PlaneCount` elements. Not in versions 0, 1, 3 and 4.
        fn present_id_or_physical_address_v2 -> Option<FieldValues<'a, u64>> = find_all(3);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(4);
        /// Field `FrameNumber`, `UInt32`.
        fn frame_number -> u32 = get(5);
        /// Field `FlipEntryCount`, `UInt32`.
        fn flip_entry_count -> u32 = get(6);
        /// Field `FlipSubmitSequence`, `UInt64`. Not in versions 0 and 2.
        fn flip_submit_sequence -> Option<u64> = find(7);
        /// Field `FlipSubmitSequence`, `UInt64`, `FlipEntryCount` elements. Not in versions 1, 3 and 4.
        fn flip_submit_sequence_v2 -> Option<FieldValues<'a, u64>> = find_all(8);
        /// Field `FlipQueues`, `UInt32`. Not in versions 0 and 1.
        fn flip_queues -> Option<u32> = find(9);
        /// Field `FlipQueueIntervalTarget`, `UInt32`. Not in versions 0, 1 and 2.
        fn flip_queue_interval_target -> Option<u32> = find(10);
        /// Field `FlipQueueIntervalTarget`, `UInt32`, `FlipQueues` elements. Not in versions 0, 1, 3 and 4.
        fn flip_queue_interval_target_v2 -> Option<FieldValues<'a, u32>> = find_all(11);
        /// Field `NonBoostedVsyncFrame`, `Boolean`. Not in versions 0, 1 and 2.
        fn non_boosted_vsync_frame -> Option<bool> = find(12);
        /// Field `InterruptTargetPresentId`, `UInt64`. Not in versions 0, 1, 2 and 3.
        fn interrupt_target_present_id -> Option<u64> = find(13);
        /// Field `ScannedPhysicalAddress`, `UInt64`, `PlaneCount` elements. Not in versions 1, 2, 3 and 4.
        fn scanned_physical_address -> Option<FieldValues<'a, u64>> = find_all(14);
    }
    /// Payload of event 273, `VSyncDPCMultiPlane`, versions 0, 1, 2, 3 and 4.
    #[doc(alias = "VSyncDPCMultiPlane")]
    VsyncDpcMultiPlanePayload(273, 55);
}

static LAYOUTS_25: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_45, &[0, 1, ABSENT, 2, 3, 4, 5, ABSENT, 6, ABSENT]),
    layout(&super::PROVIDER, &PLACES_50, &[0, 1, 2, ABSENT, 3, 4, 5, 6, ABSENT, 7]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_25, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `PlaneCount`, `UInt32`.
        fn plane_count -> u32 = get(1);
        /// Field `ScannedPhysicalAddress`, `UInt64`. Not in version 0.
        fn scanned_physical_address -> Option<u64> = find(2);
        /// Field `ScannedPhysicalAddress`, `UInt64`, `PlaneCount` elements. Not in version 2.
        fn scanned_physical_address_v0 -> Option<FieldValues<'a, u64>> = find_all(3);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(4);
        /// Field `FrameNumber`, `UInt32`.
        fn frame_number -> u32 = get(5);
        /// Field `FlipEntryCount`, `UInt32`.
        fn flip_entry_count -> u32 = get(6);
        /// Field `FlipSubmitSequence`, `UInt64`. Not in version 0.
        fn flip_submit_sequence -> Option<u64> = find(7);
        /// Field `FlipSubmitSequence`, `UInt64`, `FlipEntryCount` elements. Not in version 2.
        fn flip_submit_sequence_v0 -> Option<FieldValues<'a, u64>> = find_all(8);
        /// Field `InterruptTargetPresentId`, `UInt64`. Not in version 0.
        fn interrupt_target_present_id -> Option<u64> = find(9);
    }
    /// Payload of event 382, `HSyncDPCMultiPlane`, versions 0 and 2.
    #[doc(alias = "HSyncDPCMultiPlane")]
    HsyncDpcMultiPlanePayload(382, 60);
}

static LAYOUTS_26: &[EventLayout] = &[
    layout(
        &super::PROVIDER, &PLACES_51,
        &[0, 1, ABSENT, ABSENT, ABSENT, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ABSENT, ABSENT, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_52,
        &[0, 1, ABSENT, ABSENT, ABSENT, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ABSENT, ABSENT]
    ),
    layout(
        &super::PROVIDER, &PLACES_53,
        &[0, 1, ABSENT, ABSENT, ABSENT, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, ABSENT]
    ),
    layout(&super::PROVIDER, &PLACES_54, &[0, 1, 2, ABSENT, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, ABSENT]),
    layout(&super::PROVIDER, &PLACES_55, &[0, 1, 2, 3, ABSENT, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_26, {
        /// Field `pDxgAdapter`, `Pointer`.
        fn pdxg_adapter -> u64 = get(0);
        /// Field `VidPnSourceId`, `UInt32`.
        fn vid_pn_source_id -> u32 = get(1);
        /// Field `PlaneCount`, `UInt32`. Not in versions 0, 1 and 2.
        fn plane_count -> Option<u32> = find(2);
        /// Field `PresentId`, `UInt64`, `PlaneCount` elements. Not in versions 0, 1, 2 and 3.
        fn present_id -> Option<FieldValues<'a, u64>> = find_all(3);
        /// Field `PresentId`, `UInt64`. Not in versions 0, 1, 2 and 4.
        fn present_id_v3 -> Option<u64> = find(4);
        /// Field `InputFlags`, `UInt32`.
        fn input_flags -> u32 = get(5);
        /// Field `OutputFlags`, `UInt32`.
        fn output_flags -> u32 = get(6);
        /// Field `PostCompositionSrcRectleft`, `Int32`.
        fn post_composition_src_rectleft -> i32 = get(7);
        /// Field `PostCompositionSrcRectright`, `Int32`.
        fn post_composition_src_rectright -> i32 = get(8);
        /// Field `PostCompositionSrcRecttop`, `Int32`.
        fn post_composition_src_recttop -> i32 = get(9);
        /// Field `PostCompositionSrcRectbottom`, `Int32`.
        fn post_composition_src_rectbottom -> i32 = get(10);
        /// Field `PostCompositionDstRectleft`, `Int32`.
        fn post_composition_dst_rectleft -> i32 = get(11);
        /// Field `PostCompositionDstRectright`, `Int32`.
        fn post_composition_dst_rectright -> i32 = get(12);
        /// Field `PostCompositionDstRecttop`, `Int32`.
        fn post_composition_dst_recttop -> i32 = get(13);
        /// Field `PostCompositionDstRectbottom`, `Int32`.
        fn post_composition_dst_rectbottom -> i32 = get(14);
        /// Field `HDRMetaDataSpecified`, `Boolean`. Not in version 0.
        fn hdr_meta_data_specified -> Option<bool> = find(15);
        /// Field `HDRMetaDataType`, `UInt32`. Not in version 0.
        fn hdr_meta_data_type -> Option<u32> = find(16);
        /// Field `FlipDoNotFlip`, `Boolean`. Not in versions 0 and 1.
        fn flip_do_not_flip -> Option<bool> = find(17);
        /// Field `FlipIntervalTarget`, `Int32`. Not in versions 0, 1, 2 and 3.
        fn flip_interval_target -> Option<i32> = find(18);
    }
    /// Payload of event 386, `MMIOFlipMultiPlaneOverlay3`, versions 0, 1, 2, 3 and 4.
    #[doc(alias = "MMIOFlipMultiPlaneOverlay3")]
    MmioFlipMultiPlaneOverlay3Payload(386, 62);
}

static LAYOUTS_27: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_56, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_27, {
        /// Field `hContext`, `Pointer`.
        fn hcontext -> u64 = get(0);
        /// Field `hHwQueue`, `Pointer`.
        fn hhw_queue -> u64 = get(1);
        /// Field `ParentDxgHwQueue`, `Pointer`.
        fn parent_dxg_hw_queue -> u64 = get(2);
    }
    /// Payload of event 422, `HwQueueStart`, version 0.
    #[doc(alias = "HwQueueStart")]
    HwQueueStartPayload(422, 67);
    /// Payload of event 424, `HwQueueDCStart`, version 0.
    #[doc(alias = "HwQueueDCStart")]
    HwQueueDcStartPayload(424, 68);
}

static LAYOUTS_28: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_57, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_28, {
        /// Field `hHwQueue`, `Pointer`.
        fn hhw_queue -> u64 = get(0);
        /// Field `ProgressFenceValue`, `UInt64`.
        fn progress_fence_value -> u64 = get(1);
    }
    /// Payload of event 451, `DmaPacket451`, version 0.
    #[doc(alias = "DmaPacket451")]
    DmaPacket451Payload(451, 69);
}

static LAYOUTS_29: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_58, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_29, {
        /// Field `hwnd`, `Pointer`.
        fn hwnd -> u64 = get(0);
    }
    /// Payload of event 501, `BlitCancel`, version 0.
    #[doc(alias = "BlitCancel")]
    BlitCancelPayload(501, 70);
}
