// Generated from spec/providers/Microsoft-Windows-Immersive-Shell.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Payloads of the events of Microsoft-Windows-Immersive-Shell.
//!
//! A type for each event that has a name, with a getter for each field in all versions of the event.
#[allow(unused_imports)]
use crate::rt::provider_payload::*;

#[allow(unused_imports)]
use crate::rt::{AnsiStr, FileTime, Guid, Text, Utf16Str};
static PLACES_0: [Place; 0] = places(super::PROVIDER.events[0].fields);
static PLACES_1: [Place; 1] = places(super::PROVIDER.events[2].fields);
static LAYOUTS_0: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_0, &[]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_0, {
    }
    /// Payload of event 147, `ImmersiveShellAppManagerSetActiveProcessStart`, version 0.
    #[doc(alias = "ImmersiveShellAppManagerSetActiveProcessStart")]
    ImmersiveShellAppManagerSetActiveProcessStartPayload(147, 0);
    /// Payload of event 148, `ImmersiveShellAppManagerSetActiveProcessStop`, version 0.
    #[doc(alias = "ImmersiveShellAppManagerSetActiveProcessStop")]
    ImmersiveShellAppManagerSetActiveProcessStopPayload(148, 1);
}

static LAYOUTS_1: &[EventLayout] = &[
    layout(&super::PROVIDER, &PLACES_1, &[0]),
];
provider_payloads! {
    super::PROVIDER, LAYOUTS_1, {
        /// Field `Message`, `Int32`.
        fn message -> i32 = get(0);
    }
    /// Payload of event 191, `ImmersiveShellAppManagerOnShellHookMessageStart`, version 0.
    #[doc(alias = "ImmersiveShellAppManagerOnShellHookMessageStart")]
    ImmersiveShellAppManagerOnShellHookMessageStartPayload(191, 2);
    /// Payload of event 192, `ImmersiveShellAppManagerOnShellHookMessageStop`, version 0.
    #[doc(alias = "ImmersiveShellAppManagerOnShellHookMessageStop")]
    ImmersiveShellAppManagerOnShellHookMessageStopPayload(192, 3);
}
