// Generated from spec/providers/Microsoft-Windows-DotNETRuntimeStress.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Events of the provider Microsoft-Windows-DotNETRuntimeStress.
//!
//! .NET runtime: stress log.
//!
//! The feature `provider-payloads-dotnet` enables the payload types of its events, in the module `payloads`.
use crate::rt::provider::{
    EventField, Members, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider,
    structure as s
};
use crate::rt::sources;
#[cfg(feature = "provider-payloads-dotnet")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0xcc2bcbba, data2: 0x16b6, data3: 0x4cf3, data4: [0x89, 0x90, 0xd7, 0x4c, 0x2e, 0x8a, 0xf5, 0x00]
    };
/// Event IDs.
pub mod event {
    /// Event `StressLogEvent`.
    pub const STRESS_LOG_EVENT: u16 = 0;
    /// Event `CLRStackWalkStress`.
    pub const CLR_STACK_WALK_STRESS: u16 = 1;
}

/// Keywords.
pub mod keyword {
    /// Keyword `StackKeyword`.
    pub const STACK_KEYWORD: u64 = 0x40000000;
}

/// Tasks.
pub mod task {
    /// Task `StressLogTask`.
    pub const STRESS_LOG_TASK: u16 = 1;
    /// Task `CLRStackStress`.
    pub const CLR_STACK_STRESS: u16 = 11;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `CLRStackWalk` of the task `CLRStackStress`.
    pub const CLR_STACK_STRESS_CLR_STACK_WALK: u8 = 82;
    /// Opcode `Start`.
    pub const START: u8 = 1;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-DotNETRuntimeStress", "dotnet::dotnet_runtime_stress", GUID, ProviderKind::Manifest)
    .with_keywords(&[("StackKeyword", Some(0x40000000)), ])
    .with_levels(&[("LogAlways", Some(0x0)), ("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(&[("StressLogTask", Some(0x1)), ("CLRStackStress", Some(0xb)), ])
    .with_opcodes(&[("CLRStackWalk", Some(0x52)), ("Start", Some(0x1)), ])
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev(
            (0, 0), "StressLogEvent", (1, 255), (0, 1), &[], "",
            &[f("Facility", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("LogLevel", 4), p("Message", 2)]
        ),
        ev(
            (0, 1), "StressLogEvent_V1", (1, 255), (0, 1), &[], "",
            &[
                f("Facility", 8, 18, Quantity::Unstated, Quantity::Unstated, 65535), p("LogLevel", 4), p("Message", 2),
                p("ClrInstanceID", 6)
            ]
        ),
        ev(
            (1, 0), "CLRStackWalkStress", (0, 255), (1, 0), &[0], "",
            &[
                p("ClrInstanceID", 6), p("Reserved1", 4), p("Reserved2", 4), p("FrameCount", 8),
                f("Stack", 16, 0, Quantity::Number(2), Quantity::Unstated, 65535)
            ]
        ),
    ])
    .stated_by(&[&sources::CORECLR_CLRETWALL, &sources::PERFVIEW_CLRETWALL]);
