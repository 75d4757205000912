// Generated from spec/providers/Microsoft-Windows-D3D9.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-D3D9.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
/// Names of values, and of bits, of fields.
pub mod maps {
    use crate::rt::{map_values, named, values};
    map_values! {
        flags
        /// Names of bits of the map `D3D9PresentFlags`.
        D3D9PresentFlags(u32), size = 4, map = "D3D9PresentFlags", true {
            D3DPRESENT_DONOTWAIT = 0x1, "D3DPRESENT_DONOTWAIT";
            D3DPRESENT_LINEAR_CONTENT = 0x2, "D3DPRESENT_LINEAR_CONTENT";
            D3DPRESENT_DONOTFLIP = 0x4, "D3DPRESENT_DONOTFLIP";
            D3DPRESENT_FLIPRESTART = 0x8, "D3DPRESENT_FLIPRESTART";
            D3DPRESENT_VIDEO_RESTRICT_TO_MONITOR = 0x10, "D3DPRESENT_VIDEO_RESTRICT_TO_MONITOR";
            D3DPRESENT_FORCEIMMEDIATE = 0x100, "D3DPRESENT_FORCEIMMEDIATE";
        }
    }
}

static PLACES_0: [Place; 2] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 1] = places(super::PROVIDER.events[1].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `pSwapchain`, `Pointer`.
        fn pswapchain -> u64 = get(0);
        /// Field `Flags`, `UInt32`.
        fn flags -> maps::D3D9PresentFlags = get(1);
    }
    /// Payload of event 1, `PresentStart`, version 0.
    #[doc(alias = "PresentStart")]
    PresentStartPayload(1, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Result`, `UInt32`.
        fn result -> u32 = get(0);
    }
    /// Payload of event 2, `PresentStop`, version 0.
    #[doc(alias = "PresentStop")]
    PresentStopPayload(2, 1);
}
