// Generated from spec/providers/Microsoft-Windows-Win32k.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-Win32k.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 7] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 2] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 6] = places(super::PROVIDER.events[2].fields);
static PLACES_3: [Place; 9] = places(super::PROVIDER.events[3].fields);
static PLACES_4: [Place; 3] = places(super::PROVIDER.events[4].fields);
static PLACES_5: [Place; 9] = places(super::PROVIDER.events[5].fields);
static PLACES_6: [Place; 10] = places(super::PROVIDER.events[6].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4, 5, 6]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `CallbackCount`, `Int8`.
        fn callback_count -> i8 = get(0);
        /// Field `hwnd`, `Pointer`.
        fn hwnd -> u64 = get(1);
        /// Field `WParam`, `Pointer`.
        fn wparam -> u64 = get(2);
        /// Field `LParam`, `Pointer`.
        fn lparam -> u64 = get(3);
        /// Field `message`, `UInt32`.
        fn message -> u32 = get(4);
        /// Field `inputReadyTimeMs`, `UInt32`.
        fn input_ready_time_ms -> u32 = get(5);
        /// Field `flags`, `UInt32`.
        fn flags -> u32 = get(6);
    }
    /// Payload of event 63, `RetrieveInputMessage`, version 0.
    #[doc(alias = "RetrieveInputMessage")]
    RetrieveInputMessagePayload(63, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `DeviceType`, `Int32`.
        fn device_type -> i32 = get(0);
        /// Field `dwFlags`, `UInt32`.
        fn dw_flags -> u32 = get(1);
    }
    /// Payload of event 73, `InputDeviceReadStop`, version 0.
    #[doc(alias = "InputDeviceReadStop")]
    InputDeviceReadStopPayload(73, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4, 5, ABSENT, ABSENT, ABSENT]),
    layout(&super::PROVIDER, &PLACES_3, &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `pToken`, `Pointer`.
        fn ptoken -> u64 = get(0);
        /// Field `pCompositionSurfaceObject`, `Pointer`.
        fn pcomposition_surface_object -> u64 = get(1);
        /// Field `SwapChainIndex`, `UInt32`.
        fn swap_chain_index -> u32 = get(2);
        /// Field `PresentCount`, `UInt64`.
        fn present_count -> u64 = get(3);
        /// Field `CompositionSurfaceLuid`, `UInt64`.
        fn composition_surface_luid -> u64 = get(4);
        /// Field `BindId`, `UInt64`.
        fn bind_id -> u64 = get(5);
        /// Field `FlipInterval`, `UInt32`. Not in version 0.
        fn flip_interval -> Option<u32> = find(6);
        /// Field `DestWidth`, `UInt32`. Not in version 0.
        fn dest_width -> Option<u32> = find(7);
        /// Field `DestHeight`, `UInt32`. Not in version 0.
        fn dest_height -> Option<u32> = find(8);
    }
    /// Payload of event 201, `TokenCompositionSurfaceObject`, versions 0 and 1.
    #[doc(alias = "TokenCompositionSurfaceObject")]
    TokenCompositionSurfaceObjectPayload(201, 2);
}

static LAYOUTS_3: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_4, &[0, 1, 2]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_3, {
        /// Field `Hwnd`, `Pointer`.
        fn hwnd -> u64 = get(0);
        /// Field `XformQPCTime`, `UInt64`.
        fn xform_qpc_time -> u64 = get(1);
        /// Field `XformUpdated`, `UInt32`.
        fn xform_updated -> u32 = get(2);
    }
    /// Payload of event 225, `OnInputXformUpdate`, version 0.
    #[doc(alias = "OnInputXformUpdate")]
    OnInputXformUpdatePayload(225, 4);
}

static LAYOUTS_4: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_5, &[0, 1, 2, 3, 4, 5, 6, 7, 8, ABSENT]),
    layout(&super::PROVIDER, &PLACES_6, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_4, {
        /// Field `pCompositionSurfaceObject`, `Pointer`.
        fn pcomposition_surface_object -> u64 = get(0);
        /// Field `SwapChainIndex`, `UInt32`.
        fn swap_chain_index -> u32 = get(1);
        /// Field `PresentCount`, `UInt32`.
        fn present_count -> u32 = get(2);
        /// Field `FenceValue`, `UInt64`.
        fn fence_value -> u64 = get(3);
        /// Field `NewState`, `UInt32`.
        fn new_state -> u32 = get(4);
        /// Field `IndependentFlip`, `Boolean`.
        fn independent_flip -> bool = get(5);
        /// Field `SkipIndependentFlip`, `Boolean`.
        fn skip_independent_flip -> bool = get(6);
        /// Field `CompositionSurfaceLuid`, `UInt64`.
        fn composition_surface_luid -> u64 = get(7);
        /// Field `BindId`, `UInt64`.
        fn bind_id -> u64 = get(8);
        /// Field `EarlyComposition`, `Boolean`. Not in version 0.
        fn early_composition -> Option<bool> = find(9);
    }
    /// Payload of event 301, `TokenStateChanged`, versions 0 and 1.
    #[doc(alias = "TokenStateChanged")]
    TokenStateChangedPayload(301, 5);
}
