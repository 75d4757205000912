// Generated from spec/providers/Microsoft-Windows-DotNETRuntimeStress.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Payloads of the events of Microsoft-Windows-DotNETRuntimeStress.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
use crate::rt::provider_payload::*;

use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 3] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 4] = places(super::PROVIDER.events[1].fields);
static PLACES_2: [Place; 5] = places(super::PROVIDER.events[2].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[0, 1, 2, ABSENT]),
    layout(&super::PROVIDER, &PLACES_1, &[0, 1, 2, 3]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
        /// Field `Facility`, `UInt32` shown as `HexInt32`.
        fn facility -> u32 = get(0);
        /// Field `LogLevel`, `UInt8`.
        fn log_level -> u8 = get(1);
        /// Field `Message`, `AnsiString`.
        fn message -> AnsiStr<'a> = get(2);
        /// Field `ClrInstanceID`, `UInt16`. Not in version 0.
        fn clr_instance_id -> Option<u16> = find(3);
    }
    /// Payload of event 0, `StressLogEvent`, versions 0 and 1.
    #[doc(alias = "StressLogEvent")]
    StressLogEventPayload(0, 0);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_2, &[0, 1, 2, 3, 4]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
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
    /// Payload of event 1, `CLRStackWalkStress`, version 0.
    #[doc(alias = "CLRStackWalkStress")]
    ClrStackWalkStressPayload(1, 2);
}
