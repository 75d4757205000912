// Generated from spec/providers/Microsoft-Windows-Immersive-Shell.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Events of the provider Microsoft-Windows-Immersive-Shell.
//!
//! Immersive shell: the changes of the active process.
//!
//! The feature `provider-payloads-services` enables the payload types of its events, in the module `payloads`.
#[allow(unused_imports)]
use crate::rt::provider::{
    EventField, Provider, ProviderKind, Quantity, event as ev, field as f, map, plain as p, provider, structure as s
};
#[allow(unused_imports)]
use crate::rt::sources;
#[cfg(feature = "provider-payloads-services")]
pub mod payloads;
/// GUID of the provider.
pub const GUID: crate::Guid =
    crate::Guid {
        data1: 0x315a8872, data2: 0x923e, data3: 0x4ea2, data4: [0x98, 0x89, 0x33, 0xcd, 0x47, 0x54, 0xbf, 0x64]
    };
/// Event IDs.
pub mod event {
    /// Event `ImmersiveShellAppManagerSetActiveProcessStart`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_SET_ACTIVE_PROCESS_START: u16 = 147;
    /// Event `ImmersiveShellAppManagerSetActiveProcessStop`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_SET_ACTIVE_PROCESS_STOP: u16 = 148;
    /// Event `ImmersiveShellAppManagerOnShellHookMessageStart`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_ON_SHELL_HOOK_MESSAGE_START: u16 = 191;
    /// Event `ImmersiveShellAppManagerOnShellHookMessageStop`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_ON_SHELL_HOOK_MESSAGE_STOP: u16 = 192;
}

/// Tasks.
pub mod task {
    /// Task `ImmersiveShellAppManagerSetActiveProcess`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_SET_ACTIVE_PROCESS: u16 = 147;
    /// Task `ImmersiveShellAppManagerOnShellHookMessage`.
    pub const IMMERSIVE_SHELL_APP_MANAGER_ON_SHELL_HOOK_MESSAGE: u16 = 190;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `Start`.
    pub const START: u8 = 1;
    /// Opcode `Stop`.
    pub const STOP: u8 = 2;
}

/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider =
    provider("Microsoft-Windows-Immersive-Shell", "services::immersive_shell", GUID, ProviderKind::Manifest)
    .with_keywords(&[])
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("ImmersiveShellAppManagerSetActiveProcess", Some(0x93)),
            ("ImmersiveShellAppManagerOnShellHookMessage", Some(0xbe)),
        ]
    )
    .with_opcodes(&[("Start", Some(0x1)), ("Stop", Some(0x2)), ])
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((147, 0), "ImmersiveShellAppManagerSetActiveProcessStart", (0, 255), (0, 0), &[], "", &[])
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((148, 0), "ImmersiveShellAppManagerSetActiveProcessStop", (0, 255), (0, 1), &[], "", &[])
            .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::OBSERVED_TRACES]),
        ev((191, 0), "ImmersiveShellAppManagerOnShellHookMessageStart", (0, 255), (1, 0), &[], "", &[p("Message", 7)])
            .stated_by(&[&sources::OBSERVED_TRACES]),
        ev((192, 0), "ImmersiveShellAppManagerOnShellHookMessageStop", (0, 255), (1, 1), &[], "", &[p("Message", 7)])
            .stated_by(&[&sources::OBSERVED_TRACES]),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS]);
