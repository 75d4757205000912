// Generated from spec/providers/Microsoft-Windows-DxgKrnl.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-DxgKrnl.
//!
//! Graphics kernel: presents, flips, queue and DMA packets, vertical blanks, contexts, devices.
//!
//! The feature `provider-payloads-graphics` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-graphics")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x802ec45a, data2: 0x1e99, data3: 0x4b83, data4: [0x99, 0x20, 0x87, 0xc9, 0x82, 0x77, 0xba, 0x9d]
    };
/// Event IDs.
pub mod event {
    /// Event `VSyncDPC`.
    pub const VSYNC_DPC: u16 = 17;
    /// Event `DeviceStart`.
    pub const DEVICE_START: u16 = 27;
    /// Event `DeviceStop`.
    pub const DEVICE_STOP: u16 = 28;
    /// Event `DeviceDCStart`.
    pub const DEVICE_DC_START: u16 = 29;
    /// Event `ContextStart`.
    pub const CONTEXT_START: u16 = 30;
    /// Event `ContextStop`.
    pub const CONTEXT_STOP: u16 = 31;
    /// Event `ContextDCStart`.
    pub const CONTEXT_DC_START: u16 = 32;
    /// Event `AdapterAllocationStart_V1`.
    pub const ADAPTER_ALLOCATION_START_V1: u16 = 33;
    /// Event `AdapterAllocationStop_V1`.
    pub const ADAPTER_ALLOCATION_STOP_V1: u16 = 34;
    /// Event `AdapterAllocationDCStart_V1`.
    pub const ADAPTER_ALLOCATION_DC_START_V1: u16 = 35;
    /// Event `MMIOFlip`.
    pub const MMIO_FLIP: u16 = 116;
    /// Event `Blit`.
    pub const BLIT: u16 = 166;
    /// Event `Flip`.
    pub const FLIP: u16 = 168;
    /// Event `PresentHistoryStart`.
    pub const PRESENT_HISTORY_START: u16 = 171;
    /// Event `PresentHistory`.
    pub const PRESENT_HISTORY: u16 = 172;
    /// Event `DmaPacketStart_V1`.
    pub const DMA_PACKET_START_V1: u16 = 175;
    /// Event `DmaPacket177_V1`.
    pub const DMA_PACKET177_V1: u16 = 177;
    /// Event `QueuePacketStart`.
    pub const QUEUE_PACKET_START: u16 = 178;
    /// Event `QueuePacketStop`.
    pub const QUEUE_PACKET_STOP: u16 = 180;
    /// Event `Present`.
    pub const PRESENT: u16 = 184;
    /// Event `PresentHistoryDetailedStart`.
    pub const PRESENT_HISTORY_DETAILED_START: u16 = 215;
    /// Event `QueuePacketStart244`.
    pub const QUEUE_PACKET_START244: u16 = 244;
    /// Event `QueuePacketStart245_V1`.
    pub const QUEUE_PACKET_START245_V1: u16 = 245;
    /// Event `NodeMetadata`.
    pub const NODE_METADATA: u16 = 250;
    /// Event `MMIOFlipMultiPlaneOverlay`.
    pub const MMIO_FLIP_MULTI_PLANE_OVERLAY: u16 = 259;
    /// Event `IndependentFlip`.
    pub const INDEPENDENT_FLIP: u16 = 266;
    /// Event `VSyncDPCMultiPlane`.
    pub const VSYNC_DPC_MULTI_PLANE: u16 = 273;
    /// Event `HSyncDPCMultiPlane`.
    pub const HSYNC_DPC_MULTI_PLANE: u16 = 382;
    /// Event `MMIOFlipMultiPlaneOverlay3`.
    pub const MMIO_FLIP_MULTI_PLANE_OVERLAY3: u16 = 386;
    /// Event `HwQueueStart`.
    pub const HW_QUEUE_START: u16 = 422;
    /// Event `HwQueueDCStart`.
    pub const HW_QUEUE_DC_START: u16 = 424;
    /// Event `DmaPacket451`.
    pub const DMA_PACKET451: u16 = 451;
    /// Event `BlitCancel`.
    pub const BLIT_CANCEL: u16 = 501;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Base`.
    pub const BASE: u64 = 0x1;
    /// Keyword `Resource`.
    pub const RESOURCE: u64 = 0x40;
    /// Keyword `LongHaul`.
    pub const LONG_HAUL: u64 = 0x800;
    /// Keyword `Present`.
    pub const PRESENT: u64 = 0x8000000;
}

/// Tasks.
pub mod task {
    /// Task `Flip`.
    pub const FLIP: u16 = 3;
    /// Task `PresentHistory`.
    pub const PRESENT_HISTORY: u16 = 6;
    /// Task `DmaPacket`.
    pub const DMA_PACKET: u16 = 8;
    /// Task `QueuePacket`.
    pub const QUEUE_PACKET: u16 = 9;
    /// Task `VSyncDPC`.
    pub const VSYNC_DPC: u16 = 11;
    /// Task `MMIOFlip`.
    pub const MMIO_FLIP: u16 = 17;
    /// Task `Device`.
    pub const DEVICE: u16 = 19;
    /// Task `Context`.
    pub const CONTEXT: u16 = 20;
    /// Task `AdapterAllocation`.
    pub const ADAPTER_ALLOCATION: u16 = 21;
    /// Task `Blit`.
    pub const BLIT: u16 = 103;
    /// Task `Present`.
    pub const PRESENT: u16 = 107;
    /// Task `PresentHistoryDetailed`.
    pub const PRESENT_HISTORY_DETAILED: u16 = 126;
    /// Task `NodeMetadata`.
    pub const NODE_METADATA: u16 = 141;
    /// Task `MMIOFlipMultiPlaneOverlay`.
    pub const MMIO_FLIP_MULTI_PLANE_OVERLAY: u16 = 144;
    /// Task `IndependentFlip`.
    pub const INDEPENDENT_FLIP: u16 = 151;
    /// Task `VSyncDPCMultiPlane`.
    pub const VSYNC_DPC_MULTI_PLANE: u16 = 159;
    /// Task `HSyncDPCMultiPlane`.
    pub const HSYNC_DPC_MULTI_PLANE: u16 = 230;
    /// Task `MMIOFlipMultiPlaneOverlay3`.
    pub const MMIO_FLIP_MULTI_PLANE_OVERLAY3: u16 = 234;
    /// Task `HwQueue`.
    pub const HW_QUEUE: u16 = 255;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DxgKrnl", "graphics::dxg_krnl", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[("Base", Some(0x1)), ("Resource", Some(0x40)), ("LongHaul", Some(0x800)), ("Present", Some(0x8000000)), ]
    )
    .with_levels(&[("LogAlways", Some(0x0)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("Flip", Some(0x3)), ("PresentHistory", Some(0x6)), ("DmaPacket", Some(0x8)), ("QueuePacket", Some(0x9)),
            ("VSyncDPC", Some(0xb)), ("MMIOFlip", Some(0x11)), ("Device", Some(0x13)), ("Context", Some(0x14)),
            ("AdapterAllocation", Some(0x15)), ("Blit", Some(0x67)), ("Present", Some(0x6b)),
            ("PresentHistoryDetailed", Some(0x7e)), ("NodeMetadata", Some(0x8d)),
            ("MMIOFlipMultiPlaneOverlay", Some(0x90)), ("IndependentFlip", Some(0x97)),
            ("VSyncDPCMultiPlane", Some(0x9f)), ("HSyncDPCMultiPlane", Some(0xe6)),
            ("MMIOFlipMultiPlaneOverlay3", Some(0xea)), ("HwQueue", Some(0xff)), ("BlitCancel", None),
        ]
    )
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ("DC_Start", None), ])
    .with_maps(&[
        map(
            "AllocationFlags", true,
            &[
                (0x1, "CpuVisible"), (0x2, "PermanentSysMem"), (0x4, "Cached"), (0x8, "Protected"),
                (0x10, "ExistingSysMem"), (0x20, "ExistingKernelSysMem"), (0x40, "FromEndOfSegment"),
                (0x80, "Swizzled"), (0x100, "Overlay"), (0x200, "Capture"), (0x400, "UseAlternateVA"),
                (0x800, "SynchronousPaging"), (0x1000, "LinkMirrored"), (0x2000, "LinkInstanced"),
                (0x100000, "CrossAdapter"), (0x200000, "SwapChainBackBuffer"), (0x400000, "SectionSupplied"),
                (0x800000, "CddCached"), (0x1000000, "CddWriteCombined"), (0x2000000, "DoDPrimary"),
                (0x4000000, "CddBitmap"), (0x8000000, "PinnedBackingStore"), (0x10000000, "PagingBuffer"),
                (0x20000000, "Shareable"), (0x40000000, "Primary"), (0x80000000, "ManagedPrimary"),
            ]
        ),
        map(
            "ColorSpaceType", false,
            &[
                (0x0, "D3DDDI_COLOR_SPACE_RGB_FULL_G22_NONE_P709"), (0x1, "D3DDDI_COLOR_SPACE_RGB_FULL_G10_NONE_P709"),
                (0x2, "D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P709"),
                (0x3, "D3DDDI_COLOR_SPACE_RGB_STUDIO_G22_NONE_P2020"), (0x4, "D3DDDI_COLOR_SPACE_RESERVED"),
                (0x5, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_NONE_P709_X601"),
                (0x6, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P601"),
                (0x7, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P601"),
                (0x8, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P709"),
                (0x9, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P709"),
                (0xa, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G22_LEFT_P2020"),
                (0xb, "D3DDDI_COLOR_SPACE_YCBCR_FULL_G22_LEFT_P2020"),
                (0xc, "D3DDDI_COLOR_SPACE_RGB_FULL_G2084_NONE_P2020"),
                (0xd, "D3DDDI_COLOR_SPACE_YCBCR_STUDIO_G2084_LEFT_P2020"),
            ]
        ),
        map("ContextFlags", true, &[(0x1, "SystemContext"), (0x2, "PagingContext"), (0x4, "CompanionContext"), ]),
        map(
            "D3DFormat", false,
            &[
                (0x0, "D3DDDIFMT_UNKNOWN"), (0x14, "D3DDDIFMT_R8G8B8"), (0x15, "D3DDDIFMT_A8R8G8B8"),
                (0x16, "D3DDDIFMT_X8R8G8B8"), (0x17, "D3DDDIFMT_R5G6B5"), (0x18, "D3DDDIFMT_X1R5G5B5"),
                (0x19, "D3DDDIFMT_A1R5G5B5"), (0x1a, "D3DDDIFMT_A4R4G4B4"), (0x1b, "D3DDDIFMT_R3G3B2"),
                (0x1c, "D3DDDIFMT_A8"), (0x1d, "D3DDDIFMT_A8R3G3B2"), (0x1e, "D3DDDIFMT_X4R4G4B4"),
                (0x1f, "D3DDDIFMT_A2B10G10R10"), (0x20, "D3DDDIFMT_A8B8G8R8"), (0x21, "D3DDDIFMT_X8B8G8R8"),
                (0x22, "D3DDDIFMT_G16R16"), (0x23, "D3DDDIFMT_A2R10G10B10"), (0x24, "D3DDDIFMT_A16B16G16R16"),
                (0x28, "D3DDDIFMT_A8P8"), (0x29, "D3DDDIFMT_P8"), (0x32, "D3DDDIFMT_L8"), (0x33, "D3DDDIFMT_A8L8"),
                (0x34, "D3DDDIFMT_A4L4"), (0x3c, "D3DDDIFMT_V8U8"), (0x3d, "D3DDDIFMT_L6V5U5"),
                (0x3e, "D3DDDIFMT_X8L8V8U8"), (0x3f, "D3DDDIFMT_Q8W8V8U8"), (0x40, "D3DDDIFMT_V16U16"),
                (0x41, "D3DDDIFMT_W11V11U10"), (0x43, "D3DDDIFMT_A2W10V10U10"), (0x46, "D3DDDIFMT_D16_LOCKABLE"),
                (0x47, "D3DDDIFMT_D32"), (0x48, "D3DDDIFMT_S1D15"), (0x49, "D3DDDIFMT_D15S1"),
                (0x4a, "D3DDDIFMT_S8D24"), (0x4b, "D3DDDIFMT_D24S8"), (0x4c, "D3DDDIFMT_X8D24"),
                (0x4d, "D3DDDIFMT_D24X8"), (0x4e, "D3DDDIFMT_X4S4D24"), (0x4f, "D3DDDIFMT_D24X4S4"),
                (0x50, "D3DDDIFMT_D16"), (0x51, "D3DDDIFMT_L16"), (0x52, "D3DDDIFMT_D32F_LOCKABLE"),
                (0x53, "D3DDDIFMT_D24FS8"), (0x54, "D3DDDIFMT_D32_LOCKABLE"), (0x55, "D3DDDIFMT_S8_LOCKABLE"),
                (0x5b, "D3DDDIFMT_G8R8"), (0x5c, "D3DDDIFMT_R8"), (0x64, "D3DDDIFMT_VERTEXDATA"),
                (0x65, "D3DDDIFMT_INDEX16"), (0x66, "D3DDDIFMT_INDEX32"), (0x6e, "D3DDDIFMT_Q16W16V16U16"),
                (0x6f, "D3DDDIFMT_R16F"), (0x70, "D3DDDIFMT_G16R16F"), (0x71, "D3DDDIFMT_A16B16G16R16F"),
                (0x72, "D3DDDIFMT_R32F"), (0x73, "D3DDDIFMT_G32R32F"), (0x74, "D3DDDIFMT_A32B32G32R32F"),
                (0x75, "D3DDDIFMT_CxV8U8"), (0x76, "D3DDDIFMT_A1"), (0x77, "D3DDDIFMT_A2B10G10R10_XR_BIAS"),
                (0x96, "D3DDDIFMT_PICTUREPARAMSDATA"), (0x97, "D3DDDIFMT_MACROBLOCKDATA"),
                (0x98, "D3DDDIFMT_RESIDUALDIFFERENCEDATA"), (0x99, "D3DDDIFMT_DEBLOCKINGDATA"),
                (0x9a, "D3DDDIFMT_INVERSEQUANTIZATIONDATA"), (0x9b, "D3DDDIFMT_SLICECONTROLDATA"),
                (0x9c, "D3DDDIFMT_BITSTREAMDATA"), (0x9d, "D3DDDIFMT_MOTIONVECTORBUFFER"),
                (0x9e, "D3DDDIFMT_FILMGRAINBUFFER"), (0x9f, "D3DDDIFMT_DXVA_RESERVED9"),
                (0xa0, "D3DDDIFMT_DXVA_RESERVED10"), (0xa1, "D3DDDIFMT_DXVA_RESERVED11"),
                (0xa2, "D3DDDIFMT_DXVA_RESERVED12"), (0xa3, "D3DDDIFMT_DXVA_RESERVED13"),
                (0xa4, "D3DDDIFMT_DXVA_RESERVED14"), (0xa5, "D3DDDIFMT_DXVA_RESERVED15"),
                (0xa6, "D3DDDIFMT_DXVA_RESERVED16"), (0xa7, "D3DDDIFMT_DXVA_RESERVED17"),
                (0xa8, "D3DDDIFMT_DXVA_RESERVED18"), (0xa9, "D3DDDIFMT_DXVA_RESERVED19"),
                (0xaa, "D3DDDIFMT_DXVA_RESERVED20"), (0xab, "D3DDDIFMT_DXVA_RESERVED21"),
                (0xac, "D3DDDIFMT_DXVA_RESERVED22"), (0xad, "D3DDDIFMT_DXVA_RESERVED23"),
                (0xae, "D3DDDIFMT_DXVA_RESERVED24"), (0xaf, "D3DDDIFMT_DXVA_RESERVED25"),
                (0xb0, "D3DDDIFMT_DXVA_RESERVED26"), (0xb1, "D3DDDIFMT_DXVA_RESERVED27"),
                (0xb2, "D3DDDIFMT_DXVA_RESERVED28"), (0xb3, "D3DDDIFMT_DXVA_RESERVED29"),
                (0xb4, "D3DDDIFMT_DXVA_RESERVED30"), (0xb5, "D3DDDIFMT_DXVA_RESERVED31"),
                (0xc7, "D3DDDIFMT_BINARYBUFFER"), (0x3154454d, "D3DDDIFMT_MULTI2_ARGB8"),
                (0x31545844, "D3DDDIFMT_DXT1"), (0x32545844, "D3DDDIFMT_DXT2"), (0x32595559, "D3DDDIFMT_YUY2"),
                (0x33545844, "D3DDDIFMT_DXT3"), (0x34545844, "D3DDDIFMT_DXT4"), (0x35545844, "D3DDDIFMT_DXT5"),
                (0x42475247, "D3DDDIFMT_G8R8_G8B8"), (0x47424752, "D3DDDIFMT_R8G8_B8G8"),
                (0x59565955, "D3DDDIFMT_UYVY"),
            ]
        ),
        map(
            "D3DKMT_PRESENTFLAGS", true,
            &[
                (0x1, "Blt"), (0x2, "ColorFill"), (0x4, "Flip"), (0x8, "FlipDoNotFlip"), (0x10, "FlipWithNoWait"),
                (0x200, "SrcColorKey"), (0x400, "DstColorKey"), (0x800, "LinearToSrgb"), (0x2000, "Rotate"),
                (0x4000, "PresentToBitmap"), (0x8000, "RedirectedFlip"), (0x10000, "RedirectedBlt"),
                (0x20000, "FlipStereo"), (0x200000, "PresentHistoryTokenOnly"), (0x4000000, "CrossAdapter"),
            ]
        ),
        map(
            "DeviceClientType", false,
            &[(0x0, "DXGDEVICECLIENT_LEGACYUSER"), (0x1, "DXGDEVICECLIENT_USER"), (0x2, "DXGDEVICECLIENT_CDD"), ]
        ),
        map(
            "DmaInterruptType", false,
            &[
                (0x1, "DXGK_INTERRUPT_DMA_COMPLETED"), (0x2, "DXGK_INTERRUPT_DMA_PREEMPTED"),
                (0x4, "DXGK_INTERRUPT_DMA_FAULTED"), (0x9, "DXGK_INTERRUPT_DMA_PAGE_FAULTED"),
            ]
        ),
        map(
            "FlipEntryStatus", false,
            &[
                (0x5, "FlipWaitVSync"), (0xb, "FlipWaitComplete"), (0xd, "FlipWaitPassive"), (0xe, "FlipWaitPost"),
                (0xf, "FlipWaitHSync"),
            ]
        ),
        map(
            "FlipmodeType", false,
            &[
                (0x0, "DXGKETW_FLIPMODE_NO_DEVICE"), (0x1, "DXGKETW_FLIPMODE_IMMEDIATE"),
                (0x2, "DXGKETW_FLIPMODE_VSYNC_HW_FLIP_QUEUE"), (0x3, "DXGKETW_FLIPMODE_VSYNC_SW_FLIP_QUEUE"),
                (0x4, "DXGKETW_FLIPMODE_VSYNC_BUILT_IN_WAIT"), (0x5, "DXGKETW_FLIPMODE_IMMEDIATE_SW_FLIP_QUEUE"),
            ]
        ),
        map(
            "PresentModel", false,
            &[
                (0x0, "D3DKMT_PM_UNINITIALIZED"), (0x1, "D3DKMT_PM_REDIRECTED_GDI"), (0x2, "D3DKMT_PM_REDIRECTED_FLIP"),
                (0x3, "D3DKMT_PM_REDIRECTED_BLT"), (0x4, "D3DKMT_PM_REDIRECTED_VISTABLT"),
                (0x5, "D3DKMT_PM_SCREENCAPTUREFENCE"), (0x6, "D3DKMT_PM_REDIRECTED_GDI_SYSMEM"),
                (0x7, "D3DKMT_PM_REDIRECTED_COMPOSITION"), (0x8, "D3DKMT_PM_SURFACECOMPLETE"),
            ]
        ),
        map(
            "QueuePacketType", false,
            &[
                (0x0, "DXGKETW_RENDER_COMMAND_BUFFER"), (0x1, "DXGKETW_DEFERRED_COMMAND_BUFFER"),
                (0x2, "DXGKETW_SYSTEM_COMMAND_BUFFER"), (0x3, "DXGKETW_MMIOFLIP_COMMAND_BUFFER"),
                (0x4, "DXGKETW_WAIT_COMMAND_BUFFER"), (0x5, "DXGKETW_SIGNAL_COMMAND_BUFFER"),
                (0x6, "DXGKETW_DEVICE_COMMAND_BUFFER"), (0x7, "DXGKETW_SOFTWARE_COMMAND_BUFFER"),
                (0x8, "DXGKETW_PAGING_COMMAND_BUFFER"),
            ]
        ),
        map(
            "SetVidPnSourceAddressFlags", true,
            &[(0x1, "ModeChange"), (0x2, "FlipImmediate"), (0x4, "FlipOnNextVSync"), ]
        ),
        map(
            "SetVidPnSourceAddressInputFlags", true,
            &[
                (0x1, "FlipStereo"), (0x2, "FlipStereoTemporaryMono"), (0x4, "FlipStereoPreferRight"),
                (0x8, "RetryAtLowerIrql"),
            ]
        ),
        map("SetVidPnSourceAddressOutputFlags", true, &[(0x1, "PrePresentNeeded"), ]),
        map(
            "UsageFlags", true,
            &[
                (0x1, "PrivateFormat"), (0x2, "Swizzled"), (0x4, "MipMap"), (0x8, "Cube"), (0x10, "Volume"),
                (0x20, "Vertex"), (0x40, "Index"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (17, 0), "VSyncDPC", (0, 255), (4, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("VidPnTargetId", 8), p("ScannedPhysicalAddress", 10), p("VidPnSourceId", 8),
                p("FrameNumber", 8), p("FrameQPCTime", 9), p("hFlipDevice", 16),
                f("FlipType", 8, 0, Quantity::Unstated, Quantity::Unstated, 8), p("FlipFenceId", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (27, 0), "DeviceStart", (0, 255), (6, 0), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16),
                f("ClientType", 8, 0, Quantity::Unstated, Quantity::Unstated, 5), p("hDevice", 16),
                p("RequestVSync", 13), p("DisableGpuTimeout", 13)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (27, 1), "DeviceStart_V1", (0, 255), (6, 0), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16),
                f("ClientType", 8, 0, Quantity::Unstated, Quantity::Unstated, 5), p("hDevice", 16),
                p("RequestVSync", 13), p("DisableGpuTimeout", 13), p("hThunkHandle", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (27, 2), "DeviceStart_V2", (0, 255), (6, 0), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13), p("hThunkHandle", 8), p("DxgProcess", 16), p("HostDeviceHandle", 8),
                p("VirtualGpu", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (28, 0), "DeviceStop", (0, 255), (6, 1), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (28, 1), "DeviceStop_V1", (0, 255), (6, 1), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13), p("hThunkHandle", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (28, 2), "DeviceStop_V2", (0, 255), (6, 1), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13), p("hThunkHandle", 8), p("DxgProcess", 16), p("HostDeviceHandle", 8),
                p("VirtualGpu", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (29, 0), "DeviceDCStart", (0, 255), (6, 2), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (29, 1), "DeviceDCStart_V1", (0, 255), (6, 2), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13), p("hThunkHandle", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (29, 2), "DeviceDCStart_V2", (0, 255), (6, 2), &[1, 2], "",
            &[
                p("hProcessId", 16), p("pDxgAdapter", 16), p("ClientType", 8), p("hDevice", 16), p("RequestVSync", 13),
                p("DisableGpuTimeout", 13), p("hThunkHandle", 8), p("DxgProcess", 16), p("HostDeviceHandle", 8),
                p("VirtualGpu", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (30, 0), "ContextStart", (0, 255), (7, 0), &[1, 2], "",
            &[
                p("hDevice", 16), p("NodeOrdinal", 8), p("EngineAffinity", 8), p("DmaBufferSize", 8),
                p("DmaBufferSegmentSet", 8), p("DmaBufferPrivateDataSize", 8), p("AllocationListSize", 8),
                p("PatchLocationListSize", 8), f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 2),
                p("hContext", 16), p("ContextHandle", 16), p("ParentDxgContext", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (31, 0), "ContextStop", (0, 255), (7, 1), &[1, 2], "",
            &[
                p("hDevice", 16), p("NodeOrdinal", 8), p("EngineAffinity", 8), p("DmaBufferSize", 8),
                p("DmaBufferSegmentSet", 8), p("DmaBufferPrivateDataSize", 8), p("AllocationListSize", 8),
                p("PatchLocationListSize", 8), p("Flags", 8), p("hContext", 16), p("ContextHandle", 16),
                p("ParentDxgContext", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (32, 0), "ContextDCStart", (0, 255), (7, 2), &[1, 2], "",
            &[
                p("hDevice", 16), p("NodeOrdinal", 8), p("EngineAffinity", 8), p("DmaBufferSize", 8),
                p("DmaBufferSegmentSet", 8), p("DmaBufferPrivateDataSize", 8), p("AllocationListSize", 8),
                p("PatchLocationListSize", 8), p("Flags", 8), p("hContext", 16), p("ContextHandle", 16),
                p("ParentDxgContext", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (33, 1), "AdapterAllocationStart_V1", (0, 255), (8, 0), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("allocSize", 10), p("ulAlignment", 8),
                p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8), p("HintedBank", 8),
                p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16), p("hDxgGlobalAlloc", 16),
                p("hDxgSharedResource", 16), p("UsageVersion", 8),
                f("UsageFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 14), p("Format", 8),
                p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8), p("Pitch", 8), p("Depth", 8),
                p("SlicePitch", 8), p("BackingStoreWasPinned", 13), p("pSectionObject", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (33, 2), "AdapterAllocationStart_V2", (0, 255), (8, 0), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (33, 3), "AdapterAllocationStart_V3", (0, 255), (8, 0), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("allocSize", 10), p("ulAlignment", 8),
                p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8), p("HintedBank", 8),
                p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16), p("hDxgGlobalAlloc", 16),
                p("hDxgSharedResource", 16), p("UsageVersion", 8),
                f("UsageFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 14), p("Format", 8),
                p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8), p("Pitch", 8), p("Depth", 8),
                p("SlicePitch", 8), p("BackingStoreWasPinned", 13), p("pSectionObject", 16),
                p("PhysicalAdapterIndex", 6), p("PageTableOrDirectory", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (33, 4), "AdapterAllocationStart_V4", (0, 255), (8, 0), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6), p("PageTableOrDirectory", 13),
                p("PhysicalAllocation", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (34, 1), "AdapterAllocationStop_V1", (0, 255), (8, 1), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                f("Format", 8, 0, Quantity::Unstated, Quantity::Unstated, 3), p("SwizzledFormat", 8),
                p("ByteOffset", 8), p("Width", 8), p("Height", 8), p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8),
                p("BackingStoreWasPinned", 13), p("pSectionObject", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (34, 2), "AdapterAllocationStop_V2", (0, 255), (8, 1), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (34, 3), "AdapterAllocationStop_V3", (0, 255), (8, 1), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                f("Format", 8, 0, Quantity::Unstated, Quantity::Unstated, 3), p("SwizzledFormat", 8),
                p("ByteOffset", 8), p("Width", 8), p("Height", 8), p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8),
                p("BackingStoreWasPinned", 13), p("pSectionObject", 16), p("PhysicalAdapterIndex", 6),
                p("PageTableOrDirectory", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (34, 4), "AdapterAllocationStop_V4", (0, 255), (8, 1), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6), p("PageTableOrDirectory", 13),
                p("PhysicalAllocation", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (35, 1), "AdapterAllocationDCStart_V1", (0, 255), (8, 2), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (35, 2), "AdapterAllocationDCStart_V2", (0, 255), (8, 2), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (35, 3), "AdapterAllocationDCStart_V3", (0, 255), (8, 2), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6), p("PageTableOrDirectory", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (35, 4), "AdapterAllocationDCStart_V4", (0, 255), (8, 2), &[1], "",
            &[
                p("hProcessId", 16), p("hDevice", 16), p("pDxgAdapter", 16), p("Flags", 8), p("allocSize", 10),
                p("ulAlignment", 8), p("dwReadSegment", 8), p("dwWriteSegment", 8), p("PreferredSegment", 8),
                p("HintedBank", 8), p("dwEvictionSegment", 8), p("Priority", 8), p("hVidMmGlobalAlloc", 16),
                p("hDxgGlobalAlloc", 16), p("hDxgSharedResource", 16), p("UsageVersion", 8), p("UsageFlags", 8),
                p("Format", 8), p("SwizzledFormat", 8), p("ByteOffset", 8), p("Width", 8), p("Height", 8),
                p("Pitch", 8), p("Depth", 8), p("SlicePitch", 8), p("BackingStoreWasPinned", 13),
                p("pSectionObject", 16), p("PhysicalAdapterIndex", 6), p("PageTableOrDirectory", 13),
                p("PhysicalAllocation", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (116, 0), "MMIOFlip", (0, 255), (5, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("FlipSubmitSequence", 8),
                p("FlipToDriverAllocation", 16), p("FlipToPhysicalAddress", 10), p("FlipToSegmentId", 8),
                p("FlipPresentId", 8), p("FlipPhysicalAdapterMask", 8),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 11)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (166, 0), "Blit", (1, 255), (9, 65535), &[0, 3], "",
            &[
                p("hwnd", 16), p("pDmaBuffer", 16), p("PresentHistoryToken", 10), p("hSourceAllocation", 16),
                p("hDestAllocation", 16), p("bSubmit", 13), p("bRedirectedPresent", 13), p("Flags", 8),
                p("SourceLeft", 7), p("SourceRight", 7), p("SourceTop", 7), p("SourceBottom", 7), p("DestLeft", 7),
                p("DestRight", 7), p("DestTop", 7), p("DestBottom", 7), p("SubRectCount", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (168, 0), "Flip", (0, 255), (0, 65535), &[0, 3], "",
            &[
                p("pDmaBuffer", 16), p("VidPnSourceId", 8), p("FlipToAllocation", 16), p("FlipInterval", 8),
                p("FlipWithNoWait", 13), p("MMIOFlip", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (171, 0), "PresentHistoryStart", (0, 255), (1, 0), &[0], "",
            &[p("hAdapter", 16), p("Token", 16), p("Model", 8), p("TokenSize", 8), p("TokenData", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (171, 2), "PresentHistoryStart_V2", (0, 255), (1, 0), &[0, 3], "",
            &[
                p("hAdapter", 16), p("Token", 16), p("Model", 8), p("TokenSize", 8), p("TokenData", 10), p("Flags", 20),
                p("CustomDuration", 8), p("VmBusChannel", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (172, 0), "PresentHistory", (0, 255), (1, 65535), &[0], "",
            &[
                p("hAdapter", 16), p("Token", 16), f("Model", 8, 0, Quantity::Unstated, Quantity::Unstated, 9),
                p("TokenSize", 8), p("TokenData", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (172, 2), "PresentHistory_V2", (0, 255), (1, 65535), &[0, 3], "",
            &[
                p("hAdapter", 16), p("Token", 16), p("Model", 8), p("TokenSize", 8), p("TokenData", 10), p("Flags", 20),
                p("CustomDuration", 8), p("VmBusChannel", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (175, 1), "DmaPacketStart_V1", (0, 255), (2, 0), &[0], "",
            &[
                p("hContext", 16), p("hQueuePacketContext", 16), p("PacketType", 8), p("uliSubmissionId", 10),
                p("ulQueueSubmitSequence", 8), p("pDmaBuffer", 16), p("QuantumStatus", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (177, 1), "DmaPacket177_V1", (0, 255), (2, 65535), &[0], "",
            &[
                p("hContext", 16), p("PacketType", 8), p("uliCompletionId", 10), p("ulQueueSubmitSequence", 8),
                f("InterruptType", 8, 0, Quantity::Unstated, Quantity::Unstated, 6), p("QuantumStatus", 8),
                p("FaultedVirtualAddress", 10), p("PageFaultFlags", 8), p("FaultedProcessHandle", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (178, 0), "QueuePacketStart", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("PacketType", 8), p("SubmitSequence", 8), p("DmaBufferSize", 10),
                p("AllocationListSize", 8), p("PatchLocationListSize", 8), p("bPresent", 13), p("hDmaBuffer", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (178, 1), "QueuePacketStart_V1", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("PacketType", 8), p("SubmitSequence", 8), p("DmaBufferSize", 10),
                p("AllocationListSize", 8), p("PatchLocationListSize", 8), p("bPresent", 13), p("hDmaBuffer", 16),
                p("pQueuePacket", 16), p("ProgressFenceValue", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (180, 0), "QueuePacketStop", (0, 255), (3, 1), &[0], "",
            &[p("hContext", 16), p("PacketType", 8), p("SubmitSequence", 8), p("bPreempted", 13), p("bTimeouted", 13)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (180, 1), "QueuePacketStop_V1", (0, 255), (3, 1), &[0], "",
            &[
                p("hContext", 16), f("PacketType", 8, 0, Quantity::Unstated, Quantity::Unstated, 10),
                p("SubmitSequence", 8), p("bPreempted", 13), p("bTimeouted", 13), p("pQueuePacket", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (184, 0), "Present", (0, 255), (10, 65535), &[0], "",
            &[
                p("hContext", 8), p("hWindow", 16), p("VidPnSourceId", 8),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ReturnStatus", 8),
                p("hSrcAllocHandle", 16), p("hDstAllocHandle", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (184, 1), "Present_V1", (0, 255), (10, 65535), &[0, 3], "",
            &[
                p("hContext", 8), p("hWindow", 16), p("VidPnSourceId", 8), p("FlipInterval", 8),
                f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 4), p("ReturnStatus", 8),
                p("hSrcAllocHandle", 16), p("hDstAllocHandle", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (215, 0), "PresentHistoryDetailedStart", (0, 255), (11, 0), &[0], "",
            &[
                p("hAdapter", 16), p("Token", 16), p("Model", 8), p("TokenSize", 8), p("TokenData", 10),
                p("ScrollRectleft", 8), p("ScrollRectright", 8), p("ScrollRecttop", 8), p("ScrollRectbottom", 8),
                p("ScrollOffsetX", 8), p("ScrollOffsetY", 8), p("DirtyRectCount", 8),
                f("Left", 7, 0, Quantity::Field(11), Quantity::Unstated, 65535),
                f("Right", 7, 0, Quantity::Field(11), Quantity::Unstated, 65535),
                f("Top", 7, 0, Quantity::Field(11), Quantity::Unstated, 65535),
                f("Bottom", 7, 0, Quantity::Field(11), Quantity::Unstated, 65535), p("SourceRectleft", 8),
                p("SourceRectright", 8), p("SourceRecttop", 8), p("SourceRectbottom", 8), p("DestWidth", 8),
                p("DestHeight", 8), p("TargetRectleft", 8), p("TargetRectright", 8), p("TargetRecttop", 8),
                p("TargetRectbottom", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (215, 2), "PresentHistoryDetailedStart_V2", (0, 255), (11, 0), &[0, 3], "",
            &[
                p("hAdapter", 16), p("Token", 16), p("Model", 8), p("TokenSize", 8), p("TokenData", 10), p("Flags", 20),
                p("CustomDuration", 8), p("ScrollRectleft", 8), p("ScrollRectright", 8), p("ScrollRecttop", 8),
                p("ScrollRectbottom", 8), p("ScrollOffsetX", 8), p("ScrollOffsetY", 8), p("DirtyRectCount", 8),
                p("Left", 7), p("Right", 7), p("Top", 7), p("Bottom", 7), p("SourceRectleft", 8),
                p("SourceRectright", 8), p("SourceRecttop", 8), p("SourceRectbottom", 8), p("DestWidth", 8),
                p("DestHeight", 8), p("TargetRectleft", 8), p("TargetRectright", 8), p("TargetRecttop", 8),
                p("TargetRectbottom", 8), p("VmBusChannel", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (244, 0), "QueuePacketStart244", (0, 255), (3, 0), &[0], "",
            &[p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("hSyncObject", 16), p("FenceValue", 10)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (244, 1), "QueuePacketStart244_V1", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("hSyncObject", 16), p("FenceValue", 10),
                p("pQueuePacket", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (244, 2), "QueuePacketStart244_V2", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("hSyncObject", 16), p("FenceValue", 10),
                p("pQueuePacket", 16), p("DxgSyncObject", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (245, 1), "QueuePacketStart245_V1", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("ObjectCount", 8),
                f("ObjectArray", 16, 0, Quantity::Field(3), Quantity::Unstated, 65535),
                f("FenceValue", 10, 0, Quantity::Field(3), Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (245, 2), "QueuePacketStart245_V2", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("ObjectCount", 8),
                f("ObjectArray", 16, 0, Quantity::Field(3), Quantity::Unstated, 65535),
                f("FenceValue", 10, 0, Quantity::Field(3), Quantity::Unstated, 65535), p("pQueuePacket", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (245, 3), "QueuePacketStart245_V3", (0, 255), (3, 0), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("Flags", 8), p("ObjectCount", 8), p("ObjectArray", 16),
                p("FenceValue", 10), p("pQueuePacket", 16), p("DxgSyncObjectArray", 16)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (250, 0), "NodeMetadata", (0, 255), (12, 65535), &[0], "",
            &[p("pDxgAdapter", 16), p("NodeOrdinal", 8), p("EngineType", 8), p("FriendlyName", 1)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (259, 0), "MMIOFlipMultiPlaneOverlay", (0, 255), (13, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("LayerIndex", 8), p("FlipSubmitSequence", 10),
                p("FlipToDriverAllocation", 16), p("FlipToPhysicalAddress", 10), p("FlipToSegmentId", 8),
                p("FlipPresentId", 8), p("FlipPhysicalAdapterMask", 8), p("SrcRectleft", 7), p("SrcRectright", 7),
                p("SrcRecttop", 7), p("SrcRectbottom", 7), p("DstRectleft", 7), p("DstRectright", 7),
                p("DstRecttop", 7), p("DstRectbottom", 7), p("ClipRectleft", 7), p("ClipRectright", 7),
                p("ClipRecttop", 7), p("ClipRectbottom", 7)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (259, 3), "MMIOFlipMultiPlaneOverlay_V3", (0, 255), (13, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("LayerIndex", 8), p("FlipSubmitSequence", 10),
                p("FlipToDriverAllocation", 16), p("FlipToPhysicalAddress", 10), p("FlipToSegmentId", 8),
                p("FlipPresentId", 8), p("FlipPhysicalAdapterMask", 8), p("SrcRectleft", 7), p("SrcRectright", 7),
                p("SrcRecttop", 7), p("SrcRectbottom", 7), p("DstRectleft", 7), p("DstRectright", 7),
                p("DstRecttop", 7), p("DstRectbottom", 7), p("ClipRectleft", 7), p("ClipRectright", 7),
                p("ClipRecttop", 7), p("ClipRectbottom", 7),
                f("ColorSpace", 8, 0, Quantity::Unstated, Quantity::Unstated, 1),
                f("FlipEntryStatusAfterFlip", 8, 0, Quantity::Unstated, Quantity::Unstated, 7), p("Enabled", 13),
                p("SDRWhiteLevel", 8), p("DirtyRectCount", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (266, 0), "IndependentFlip", (0, 255), (14, 65535), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("VidPnSourceId", 8), p("FlipToAllocation", 16),
                p("FlipInterval", 8), p("PlaneIndex", 8), p("SwapChainIndex", 8), p("CompositionSurfaceLuid", 10),
                p("BindId", 10), p("PresentCount", 8)
            ]
        )
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (266, 1), "IndependentFlip_V1", (0, 255), (14, 65535), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("VidPnSourceId", 8), p("FlipToAllocation", 16),
                p("FlipInterval", 8), p("PlaneIndex", 8), p("SwapChainIndex", 8), p("CompositionSurfaceLuid", 10),
                p("BindId", 10), p("PresentCount", 8), p("FlipTrueImmediate", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (266, 2), "IndependentFlip_V2", (0, 255), (14, 65535), &[0], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("VidPnSourceId", 8), p("FlipToAllocation", 16),
                p("FlipInterval", 8), p("PlaneIndex", 8), p("SwapChainIndex", 8), p("CompositionSurfaceLuid", 10),
                p("BindId", 10), p("PresentCount", 8), p("FlipTrueImmediate", 8), p("VmBusChannel", 16),
                p("Duration", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (266, 3), "IndependentFlip_V3", (0, 255), (14, 65535), &[0, 3], "",
            &[
                p("hContext", 16), p("SubmitSequence", 8), p("VidPnSourceId", 8), p("FlipToAllocation", 16),
                p("FlipInterval", 8), p("PlaneIndex", 8), p("SwapChainIndex", 8), p("CompositionSurfaceLuid", 10),
                p("BindId", 10), p("PresentCount", 8), p("FlipTrueImmediate", 8), p("VmBusChannel", 16),
                p("Duration", 8), p("PresentAtQpc", 21), p("SuppressVSync", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (273, 0), "VSyncDPCMultiPlane", (0, 255), (15, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8),
                f("ScannedPhysicalAddress", 10, 0, Quantity::Field(1), Quantity::Unstated, 65535),
                p("VidPnSourceId", 8), p("FrameNumber", 8), p("FlipEntryCount", 8),
                f("FlipSubmitSequence", 10, 0, Quantity::Field(5), Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (273, 1), "VSyncDPCMultiPlane_V1", (0, 255), (15, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8), p("PresentIdOrPhysicalAddress", 10), p("VidPnSourceId", 8),
                p("FrameNumber", 8), p("FlipEntryCount", 8), p("FlipSubmitSequence", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (273, 2), "VSyncDPCMultiPlane_V2", (0, 255), (15, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8),
                f("PresentIdOrPhysicalAddress", 10, 0, Quantity::Field(1), Quantity::Unstated, 65535),
                p("VidPnSourceId", 8), p("FrameNumber", 8), p("FlipEntryCount", 8),
                f("FlipSubmitSequence", 10, 0, Quantity::Field(5), Quantity::Unstated, 65535), p("FlipQueues", 8),
                f("FlipQueueIntervalTarget", 8, 0, Quantity::Field(7), Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (273, 3), "VSyncDPCMultiPlane_V3", (0, 255), (15, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8), p("PresentIdOrPhysicalAddress", 10), p("VidPnSourceId", 8),
                p("FrameNumber", 8), p("FlipEntryCount", 8), p("FlipSubmitSequence", 10), p("FlipQueues", 8),
                p("FlipQueueIntervalTarget", 8), p("NonBoostedVsyncFrame", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (273, 4), "VSyncDPCMultiPlane_V4", (0, 255), (15, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8), p("PresentIdOrPhysicalAddress", 10), p("VidPnSourceId", 8),
                p("FrameNumber", 8), p("FlipEntryCount", 8), p("FlipSubmitSequence", 10), p("FlipQueues", 8),
                p("FlipQueueIntervalTarget", 8), p("NonBoostedVsyncFrame", 13), p("InterruptTargetPresentId", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (382, 0), "HSyncDPCMultiPlane", (0, 255), (16, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8),
                f("ScannedPhysicalAddress", 10, 0, Quantity::Field(1), Quantity::Unstated, 65535),
                p("VidPnSourceId", 8), p("FrameNumber", 8), p("FlipEntryCount", 8),
                f("FlipSubmitSequence", 10, 0, Quantity::Field(5), Quantity::Unstated, 65535)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (382, 2), "HSyncDPCMultiPlane_V2", (0, 255), (16, 65535), &[0, 3], "",
            &[
                p("pDxgAdapter", 16), p("PlaneCount", 8), p("ScannedPhysicalAddress", 10), p("VidPnSourceId", 8),
                p("FrameNumber", 8), p("FlipEntryCount", 8), p("FlipSubmitSequence", 10),
                p("InterruptTargetPresentId", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
        ev(
            (386, 0), "MMIOFlipMultiPlaneOverlay3", (0, 255), (17, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("InputFlags", 8), p("OutputFlags", 8),
                p("PostCompositionSrcRectleft", 7), p("PostCompositionSrcRectright", 7),
                p("PostCompositionSrcRecttop", 7), p("PostCompositionSrcRectbottom", 7),
                p("PostCompositionDstRectleft", 7), p("PostCompositionDstRectright", 7),
                p("PostCompositionDstRecttop", 7), p("PostCompositionDstRectbottom", 7)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (386, 1), "MMIOFlipMultiPlaneOverlay3_V1", (0, 255), (17, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("InputFlags", 8), p("OutputFlags", 8),
                p("PostCompositionSrcRectleft", 7), p("PostCompositionSrcRectright", 7),
                p("PostCompositionSrcRecttop", 7), p("PostCompositionSrcRectbottom", 7),
                p("PostCompositionDstRectleft", 7), p("PostCompositionDstRectright", 7),
                p("PostCompositionDstRecttop", 7), p("PostCompositionDstRectbottom", 7), p("HDRMetaDataSpecified", 13),
                p("HDRMetaDataType", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (386, 2), "MMIOFlipMultiPlaneOverlay3_V2", (0, 255), (17, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("InputFlags", 8),
                f("OutputFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 13), p("PostCompositionSrcRectleft", 7),
                p("PostCompositionSrcRectright", 7), p("PostCompositionSrcRecttop", 7),
                p("PostCompositionSrcRectbottom", 7), p("PostCompositionDstRectleft", 7),
                p("PostCompositionDstRectright", 7), p("PostCompositionDstRecttop", 7),
                p("PostCompositionDstRectbottom", 7), p("HDRMetaDataSpecified", 13), p("HDRMetaDataType", 8),
                p("FlipDoNotFlip", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (386, 3), "MMIOFlipMultiPlaneOverlay3_V3", (0, 255), (17, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("PlaneCount", 8), p("PresentId", 10), p("InputFlags", 8),
                p("OutputFlags", 8), p("PostCompositionSrcRectleft", 7), p("PostCompositionSrcRectright", 7),
                p("PostCompositionSrcRecttop", 7), p("PostCompositionSrcRectbottom", 7),
                p("PostCompositionDstRectleft", 7), p("PostCompositionDstRectright", 7),
                p("PostCompositionDstRecttop", 7), p("PostCompositionDstRectbottom", 7), p("HDRMetaDataSpecified", 13),
                p("HDRMetaDataType", 8), p("FlipDoNotFlip", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS]),
        ev(
            (386, 4), "MMIOFlipMultiPlaneOverlay3_V4", (0, 255), (17, 65535), &[0], "",
            &[
                p("pDxgAdapter", 16), p("VidPnSourceId", 8), p("PlaneCount", 8),
                f("PresentId", 10, 0, Quantity::Field(2), Quantity::Unstated, 65535),
                f("InputFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 12),
                f("OutputFlags", 8, 0, Quantity::Unstated, Quantity::Unstated, 13), p("PostCompositionSrcRectleft", 7),
                p("PostCompositionSrcRectright", 7), p("PostCompositionSrcRecttop", 7),
                p("PostCompositionSrcRectbottom", 7), p("PostCompositionDstRectleft", 7),
                p("PostCompositionDstRectright", 7), p("PostCompositionDstRecttop", 7),
                p("PostCompositionDstRectbottom", 7), p("HDRMetaDataSpecified", 13), p("HDRMetaDataType", 8),
                p("FlipDoNotFlip", 13), p("FlipIntervalTarget", 7)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (422, 0), "HwQueueStart", (0, 255), (18, 0), &[1, 2], "",
            &[p("hContext", 16), p("hHwQueue", 16), p("ParentDxgHwQueue", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (424, 0), "HwQueueDCStart", (0, 255), (18, 2), &[1, 2], "",
            &[p("hContext", 16), p("hHwQueue", 16), p("ParentDxgHwQueue", 16)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((451, 0), "DmaPacket451", (0, 255), (2, 65535), &[0], "", &[p("hHwQueue", 16), p("ProgressFenceValue", 10)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((501, 0), "BlitCancel", (1, 255), (19, 65535), &[0, 3], "", &[p("hwnd", 16)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::PRESENTMON_ETW]),
    ])
    .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]);
