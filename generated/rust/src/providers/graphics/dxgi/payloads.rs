// Generated from spec/providers/Microsoft-Windows-DXGI.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-DXGI.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        flags
        /// Names of bits of the map `DXGIPresentFlags`.
        DxgiPresentFlags(u32), size = 4, map = "DXGIPresentFlags", true {
            DXGI_PRESENT_TEST = 0x1, "DXGI_PRESENT_TEST";
            DXGI_PRESENT_DO_NOT_SEQUENCE = 0x2, "DXGI_PRESENT_DO_NOT_SEQUENCE";
            DXGI_PRESENT_RESTART = 0x4, "DXGI_PRESENT_RESTART";
            DXGI_PRESENT_DO_NOT_WAIT = 0x8, "DXGI_PRESENT_DO_NOT_WAIT";
            DXGI_PRESENT_STEREO_PREFER_RIGHT = 0x10, "DXGI_PRESENT_STEREO_PREFER_RIGHT";
            DXGI_PRESENT_STEREO_TEMPORARY_MONO = 0x20, "DXGI_PRESENT_STEREO_TEMPORARY_MONO";
            DXGI_PRESENT_RESTRICT_TO_OUTPUT = 0x40, "DXGI_PRESENT_RESTRICT_TO_OUTPUT";
        }
    }
}

static PLACES_0: [Place; 5] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 1] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 5] = places(super::PROVIDER.events[2].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `pIDXGISwapChain`, `Pointer`.
        fn pidxgi_swap_chain -> u64 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> u32 = get(1);
        /// Field `SyncInterval`, `UInt32`.
        fn sync_interval -> u32 = get(2);
        /// Field `DirtyRects`, `UInt32`.
        fn dirty_rects -> u32 = get(3);
        /// Field `ScrollRects`, `UInt32`.
        fn scroll_rects -> u32 = get(4);
    }
    /// Payload of event 42, `PresentStart`, version 0.
    #[doc(alias = "PresentStart")]
    PresentStartPayload(42, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Result`, `UInt32`.
        fn result -> u32 = get(0);
    }
    /// Payload of event 43, `PresentStop`, version 0.
    #[doc(alias = "PresentStop")]
    PresentStopPayload(43, 1);
    /// Payload of event 56, `PresentMultiplaneOverlayStop`, version 0.
    #[doc(alias = "PresentMultiplaneOverlayStop")]
    PresentMultiplaneOverlayStopPayload(56, 3);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `pIDXGISwapChain`, `Pointer`.
        fn pidxgi_swap_chain -> u64 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::DxgiPresentFlags = get(1);
        /// Field `SyncInterval`, `UInt32`.
        fn sync_interval -> u32 = get(2);
        /// Field `NumPlanes`, `UInt32`.
        fn num_planes -> u32 = get(3);
        /// Field `LayerMask`, `UInt32`.
        fn layer_mask -> u32 = get(4);
    }
    /// Payload of event 55, `PresentMultiplaneOverlayStart`, version 0.
    #[doc(alias = "PresentMultiplaneOverlayStart")]
    PresentMultiplaneOverlayStartPayload(55, 2);
}
