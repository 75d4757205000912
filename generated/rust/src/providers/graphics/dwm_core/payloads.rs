// Generated from spec/providers/Microsoft-Windows-Dwm-Core.toml by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the events of Microsoft-Windows-Dwm-Core.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 5] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 2] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 4] = places(super::PROVIDER.events[2].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `tCurrent`, `UInt64`.
        fn tcurrent -> u64 = get(0);
        /// Field `tPresent`, `UInt64`.
        fn tpresent -> u64 = get(1);
        /// Field `cRefreshCurrent`, `UInt64`.
        fn crefresh_current -> u64 = get(2);
        /// Field `cRefreshPresent`, `UInt64`.
        fn crefresh_present -> u64 = get(3);
        /// Field `fForce`, `UInt32`.
        fn fforce -> u32 = get(4);
    }
    /// Payload of event 15, `SCHEDULE_PRESENTStart`, version 0.
    #[doc(alias = "SCHEDULE_PRESENTStart")]
    SchedulePresentStartPayload(15, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0, 1]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `hr`, `UInt32`.
        fn hr -> u32 = get(0);
        /// Field `cTokenCount`, `UInt32`.
        fn ctoken_count -> u32 = get(1);
    }
    /// Payload of event 64, `MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory`, version 0.
    #[doc(alias = "MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory")]
    MileventMediaUceProcesspresenthistoryGetPresentHistoryPayload(64, 1);
}

static LAYOUTS_2: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_2, {
        /// Field `ulFlipChain`, `UInt64`.
        fn ul_flip_chain -> u64 = get(0);
        /// Field `hwnd`, `UInt64`.
        fn hwnd -> u64 = get(1);
        /// Field `ulSerialNumber`, `UInt64`.
        fn ul_serial_number -> u64 = get(2);
        /// Field `rcDirty`, `UInt8`.
        fn rc_dirty -> u8 = get(3);
    }
    /// Payload of event 69, `ETWGUID_FLIPCHAIN`, version 0.
    #[doc(alias = "ETWGUID_FLIPCHAIN")]
    EtwguidFlipchainPayload(69, 2);
    /// Payload of event 70, `ETWGUID_FLIPCHAIN70`, version 0.
    #[doc(alias = "ETWGUID_FLIPCHAIN70")]
    EtwguidFlipchain70Payload(70, 3);
    /// Payload of event 101, `ETWGUID_FLIPCHAIN101`, version 0.
    #[doc(alias = "ETWGUID_FLIPCHAIN101")]
    EtwguidFlipchain101Payload(101, 4);
}
