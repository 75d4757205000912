// Generated from spec/providers/Microsoft-Windows-Win32k.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-Win32k.
//!
//! Window system: tokens of compositions, input messages.
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
        data1: 0x8c416c79, data2: 0xd49b, data3: 0x4f01, data4: [0xa4, 0x67, 0xe5, 0x6d, 0x3a, 0xa8, 0x23, 0x4c]
    };
/// Event IDs.
pub mod event {
    /// Event `RetrieveInputMessage`.
    pub const RETRIEVE_INPUT_MESSAGE: u16 = 63;
    /// Event `InputDeviceReadStop`.
    pub const INPUT_DEVICE_READ_STOP: u16 = 73;
    /// Event `TokenCompositionSurfaceObject`.
    pub const TOKEN_COMPOSITION_SURFACE_OBJECT: u16 = 201;
    /// Event `OnInputXformUpdate`.
    pub const ON_INPUT_XFORM_UPDATE: u16 = 225;
    /// Event `TokenStateChanged`.
    pub const TOKEN_STATE_CHANGED: u16 = 301;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Updates`.
    pub const UPDATES: u64 = 0x1000;
    /// Keyword `MessagePump`.
    pub const MESSAGE_PUMP: u64 = 0x400000;
    /// Keyword `MessagePumpInternalAndInput`.
    pub const MESSAGE_PUMP_INTERNAL_AND_INPUT: u64 = 0x800000;
    /// Keyword `ComponentHosting`.
    pub const COMPONENT_HOSTING: u64 = 0x40000000;
    /// Keyword `Visualization`.
    pub const VISUALIZATION: u64 = 0x400000000;
}

/// Tasks.
pub mod task {
    /// Task `RetrieveInputMessage`.
    pub const RETRIEVE_INPUT_MESSAGE: u16 = 67;
    /// Task `InputDeviceRead`.
    pub const INPUT_DEVICE_READ: u16 = 70;
    /// Task `TokenCompositionSurfaceObject`.
    pub const TOKEN_COMPOSITION_SURFACE_OBJECT: u16 = 138;
    /// Task `OnInputXformUpdate`.
    pub const ON_INPUT_XFORM_UPDATE: u16 = 220;
    /// Task `TokenStateChanged`.
    pub const TOKEN_STATE_CHANGED: u16 = 301;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-Win32k", "graphics::win32k", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[
            ("Updates", Some(0x1000)), ("MessagePump", Some(0x400000)), ("MessagePumpInternalAndInput", Some(0x800000)),
            ("ComponentHosting", Some(0x40000000)), ("Visualization", Some(0x400000000)),
        ]
    )
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("RetrieveInputMessage", Some(0x43)), ("InputDeviceRead", Some(0x46)),
            ("TokenCompositionSurfaceObject", Some(0x8a)), ("OnInputXformUpdate", Some(0xdc)),
            ("TokenStateChanged", Some(0x12d)),
        ]
    )
    .with_opcodes(&[("Stop", Some(0x2)), ])
    .with_maps(&[
        map(
            "TokenState", false,
            &[
                (0x0, "TokenStateCreated"), (0x1, "TokenStatePending"), (0x2, "TokenStateCompleted"),
                (0x3, "TokenStateInFrame"), (0x4, "TokenStateConfirmed"), (0x5, "TokenStateRetired"),
                (0x6, "TokenStateDiscarded"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (63, 0), "RetrieveInputMessage", (0, 255), (0, 65535), &[1, 3], "",
            &[
                p("CallbackCount", 3), p("hwnd", 16), p("WParam", 16), p("LParam", 16), p("message", 8),
                p("inputReadyTimeMs", 8), p("flags", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((73, 0), "InputDeviceReadStop", (0, 255), (1, 0), &[2], "", &[p("DeviceType", 7), p("dwFlags", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (201, 0), "TokenCompositionSurfaceObject", (0, 255), (2, 65535), &[0, 4], "",
            &[
                p("pToken", 16), p("pCompositionSurfaceObject", 16), p("SwapChainIndex", 8), p("PresentCount", 10),
                p("CompositionSurfaceLuid", 10), p("BindId", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (201, 1), "TokenCompositionSurfaceObject_V1", (0, 255), (2, 65535), &[0, 4], "",
            &[
                p("pToken", 16), p("pCompositionSurfaceObject", 16), p("SwapChainIndex", 8), p("PresentCount", 10),
                p("CompositionSurfaceLuid", 10), p("BindId", 10), p("FlipInterval", 8), p("DestWidth", 8),
                p("DestHeight", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (225, 0), "OnInputXformUpdate", (0, 255), (3, 65535), &[2, 3], "",
            &[p("Hwnd", 16), p("XformQPCTime", 10), p("XformUpdated", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (301, 0), "TokenStateChanged", (0, 255), (4, 65535), &[0], "",
            &[
                p("pCompositionSurfaceObject", 16), p("SwapChainIndex", 8), p("PresentCount", 8), p("FenceValue", 10),
                p("NewState", 8), p("IndependentFlip", 13), p("SkipIndependentFlip", 13),
                p("CompositionSurfaceLuid", 10), p("BindId", 10)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS]),
        ev(
            (301, 1), "TokenStateChanged_V1", (0, 255), (4, 65535), &[0], "",
            &[
                p("pCompositionSurfaceObject", 16), p("SwapChainIndex", 8), p("PresentCount", 8), p("FenceValue", 10),
                f("NewState", 8, 0, Quantity::Unstated, Quantity::Unstated, 0), p("IndependentFlip", 13),
                p("SkipIndependentFlip", 13), p("CompositionSurfaceLuid", 10), p("BindId", 10),
                p("EarlyComposition", 13)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
    ])
    .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]);
