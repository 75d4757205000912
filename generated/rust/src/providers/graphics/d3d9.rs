// Generated from spec/providers/Microsoft-Windows-D3D9.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-D3D9.
//!
//! Direct3D 9: presents.
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
        data1: 0x783aca0a, data2: 0x790e, data3: 0x4d7f, data4: [0x84, 0x51, 0xaa, 0x85, 0x05, 0x11, 0xc6, 0xb9]
    };
/// Event IDs.
pub mod event {
    /// Event `PresentStart`.
    pub const PRESENT_START: u16 = 1;
    /// Event `PresentStop`.
    pub const PRESENT_STOP: u16 = 2;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Events`.
    pub const EVENTS: u64 = 0x2;
}

/// Tasks.
pub mod task {
    /// Task `Present`.
    pub const PRESENT: u16 = 1;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-Windows-D3D9", "graphics::d3d9", GUID, ProviderKind::Manifest)
    .with_keywords(&[("Events", Some(0x2)), ])
    .with_levels(&[("LogAlways", Some(0x0)), ])
    .with_channels(&[])
    .with_tasks(&[("Present", Some(0x1)), ])
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ])
    .with_maps(&[
        map(
            "D3D9PresentFlags", true,
            &[
                (0x1, "D3DPRESENT_DONOTWAIT"), (0x2, "D3DPRESENT_LINEAR_CONTENT"), (0x4, "D3DPRESENT_DONOTFLIP"),
                (0x8, "D3DPRESENT_FLIPRESTART"), (0x10, "D3DPRESENT_VIDEO_RESTRICT_TO_MONITOR"),
                (0x100, "D3DPRESENT_FORCEIMMEDIATE"),
            ]
        ),
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (1, 0), "PresentStart", (0, 255), (0, 0), &[0], "",
            &[p("pSwapchain", 16), f("Flags", 8, 0, Quantity::Unstated, Quantity::Unstated, 0)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev((2, 0), "PresentStop", (0, 255), (0, 1), &[0], "", &[p("Result", 8)])
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
    ])
    .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]);
