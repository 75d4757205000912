// Generated from spec/providers/Microsoft-Windows-DXGI.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-DXGI.
//!
//! DXGI: presents of swap chains.
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
        data1: 0xca11c036, data2: 0x0102, data3: 0x4a2d, data4: [0xa6, 0xad, 0xf0, 0x3c, 0xfe, 0xd5, 0xd3, 0xc9]
    };
/// Event IDs.
pub mod event {
    /// Event `PresentStart`.
    pub const PRESENT_START: u16 = 42;
    /// Event `PresentStop`.
    pub const PRESENT_STOP: u16 = 43;
    /// Event `PresentMultiplaneOverlayStart`.
    pub const PRESENT_MULTIPLANE_OVERLAY_START: u16 = 55;
    /// Event `PresentMultiplaneOverlayStop`.
    pub const PRESENT_MULTIPLANE_OVERLAY_STOP: u16 = 56;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Events`.
    pub const EVENTS: u64 = 0x2;
}

/// Tasks.
pub mod task {
    /// Task `Present`.
    pub const PRESENT: u16 = 9;
    /// Task `PresentMultiplaneOverlay`.
    pub const PRESENT_MULTIPLANE_OVERLAY: u16 = 14;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-DXGI", "graphics::dxgi", GUID, ProviderKind::Manifest)
    .with_keywords(&[("Events", Some(0x2)), ])
    .with_levels(&[("LogAlways", Some(0x0)), ])
    .with_channels(&[])
    .with_tasks(&[("Present", Some(0x9)), ("PresentMultiplaneOverlay", Some(0xe)), ])
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ])
    .with_maps(&[
        map(
            "DXGIPresentFlags", true,
            &[
                (0x1, "DXGI_PRESENT_TEST"), (0x2, "DXGI_PRESENT_DO_NOT_SEQUENCE"), (0x4, "DXGI_PRESENT_RESTART"),
                (0x8, "DXGI_PRESENT_DO_NOT_WAIT"), (0x10, "DXGI_PRESENT_STEREO_PREFER_RIGHT"),
                (0x20, "DXGI_PRESENT_STEREO_TEMPORARY_MONO"), (0x40, "DXGI_PRESENT_RESTRICT_TO_OUTPUT"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (42, 0), "PresentStart", (0, 255), (0, 0), &[0], "",
            &[p("pIDXGISwapChain", 16), p("Flags", 8), p("SyncInterval", 8), p("DirtyRects", 8), p("ScrollRects", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((43, 0), "PresentStop", (0, 255), (0, 1), &[0], "", &[p("Result", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (55, 0), "PresentMultiplaneOverlayStart", (0, 255), (1, 0), &[0], "",
            &[
                p("pIDXGISwapChain", 16), f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0),
                p("SyncInterval", 8), p("NumPlanes", 8), p("LayerMask", 8)
            ]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((56, 0), "PresentMultiplaneOverlayStop", (0, 255), (1, 1), &[0], "", &[p("Result", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
    ])
    .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]);
