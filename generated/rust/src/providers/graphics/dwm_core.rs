// Generated from spec/providers/Microsoft-Windows-Dwm-Core.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-Windows-Dwm-Core.
//!
//! Desktop window manager: presents that it schedules, flip chains.
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
        data1: 0x9e9bba3c, data2: 0x2e38, data3: 0x40cb, data4: [0x99, 0xf4, 0x9e, 0x82, 0x81, 0x42, 0x51, 0x64]
    };
/// Event IDs.
pub mod event {
    /// Event `SCHEDULE_PRESENTStart`.
    pub const SCHEDULE_PRESENT_START: u16 = 15;
    /// Event `MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory`.
    pub const MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GET_PRESENT_HISTORY: u16 = 64;
    /// Event `ETWGUID_FLIPCHAIN`.
    pub const ETWGUID_FLIPCHAIN: u16 = 69;
    /// Event `ETWGUID_FLIPCHAIN70`.
    pub const ETWGUID_FLIPCHAIN70: u16 = 70;
    /// Event `ETWGUID_FLIPCHAIN101`.
    pub const ETWGUID_FLIPCHAIN101: u16 = 101;
}

/// Keywords.
pub mod keyword {
    /// Keyword `Composition`. The name in 1511 and from 11-21H2 on.
    pub const COMPOSITION: u64 = 0x1;
    /// Keyword `DwmCore`. The name from 1607 to 21H1.
    pub const DWM_CORE: u64 = 0x1;
    /// Keyword `Scheduling`.
    pub const SCHEDULING: u64 = 0x80;
}

/// Tasks.
pub mod task {
    /// Task `SCHEDULE_PRESENT`.
    pub const SCHEDULE_PRESENT: u16 = 13;
    /// Task `ETWGUID_FLIPCHAIN`.
    pub const ETWGUID_FLIPCHAIN: u16 = 40;
    /// Task `MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory`.
    pub const MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GET_PRESENT_HISTORY: u16 = 63;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Dwm-Core", "graphics::dwm_core", GUID, ProviderKind::Manifest)
    .with_keywords(&[("Composition", Some(0x1)), ("DwmCore", Some(0x1)), ("Scheduling", Some(0x80)), ])
    .with_levels(&[("Informational", Some(0x4)), ("Verbose", Some(0x5)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("SCHEDULE_PRESENT", Some(0xd)), ("ETWGUID_FLIPCHAIN", Some(0x28)),
            ("MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory", Some(0x3f)),
        ]
    )
    .with_opcodes(&[("Start", Some(0x1)), ])
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (15, 0), "SCHEDULE_PRESENTStart", (0, 255), (0, 0), &[2], "",
            &[p("tCurrent", 10), p("tPresent", 10), p("cRefreshCurrent", 10), p("cRefreshPresent", 10), p("fForce", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (64, 0), "MILEVENT_MEDIA_UCE_PROCESSPRESENTHISTORY_GetPresentHistory", (1, 255), (2, 65535), &[0], "",
            &[p("hr", 8), p("cTokenCount", 8)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (69, 0), "ETWGUID_FLIPCHAIN", (1, 255), (1, 65535), &[1], "",
            &[p("ulFlipChain", 10), p("hwnd", 10), p("ulSerialNumber", 10), p("rcDirty", 4)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (70, 0), "ETWGUID_FLIPCHAIN70", (1, 255), (1, 65535), &[1], "",
            &[p("ulFlipChain", 10), p("hwnd", 10), p("ulSerialNumber", 10), p("rcDirty", 4)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
        ev(
            (101, 0), "ETWGUID_FLIPCHAIN101", (1, 255), (1, 65535), &[1], "",
            &[p("ulFlipChain", 10), p("hwnd", 10), p("ulSerialNumber", 10), p("rcDirty", 4)]
        )
            .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]),
    ])
    .stated_by(&[&sources::JDU2600_WINDOWS_EVENTS, &sources::REPNZ_ETW_MANIFESTS, &sources::PRESENTMON_ETW]);
