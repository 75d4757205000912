// Generated from spec/providers/Microsoft-JScript.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events of the provider Microsoft-JScript.
//!
//! Script engines: methods, their code and their sources. V8 logs events with the same GUID, IDs and fields, which
//! describe themselves.
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
        data1: 0x57277741, data2: 0x3638, data3: 0x4a4b, data4: [0xbd, 0xba, 0x0a, 0xc6, 0xe4, 0x5d, 0xa5, 0x6c]
    };
/// Event IDs.
pub mod event {
    /// Event `MethodDCStart`.
    pub const METHOD_DC_START: u16 = 5;
    /// Event `MethodDCEnd`.
    pub const METHOD_DC_END: u16 = 6;
    /// Event `MethodLoad`.
    pub const METHOD_LOAD: u16 = 9;
    /// Event `MethodUnload`.
    pub const METHOD_UNLOAD: u16 = 10;
    /// Event `SourceDCStart`.
    pub const SOURCE_DC_START: u16 = 39;
    /// Event `SourceDCEnd`.
    pub const SOURCE_DC_END: u16 = 40;
    /// Event `SourceLoad`.
    pub const SOURCE_LOAD: u16 = 41;
    /// Event `SourceUnload`.
    pub const SOURCE_UNLOAD: u16 = 42;
}

/// Keywords.
pub mod keyword {
    /// Keyword `JScriptRuntime`.
    pub const JSCRIPT_RUNTIME: u64 = 0x1;
    /// Keyword `JScriptStartRundown`.
    pub const JSCRIPT_START_RUNDOWN: u64 = 0x2;
    /// Keyword `JScriptEndRundown`.
    pub const JSCRIPT_END_RUNDOWN: u64 = 0x4;
}

/// Tasks.
pub mod task {
    /// Task `MethodRuntime`.
    pub const METHOD_RUNTIME: u16 = 1;
    /// Task `ScriptContextRuntime`.
    pub const SCRIPT_CONTEXT_RUNTIME: u16 = 2;
    /// Task `MethodRundown`.
    pub const METHOD_RUNDOWN: u16 = 3;
    /// Task `ScriptContextRundown`.
    pub const SCRIPT_CONTEXT_RUNDOWN: u16 = 4;
}

/// Opcodes.
pub mod opcode {
    /// Opcode `MethodLoad` of the task `MethodRuntime`.
    pub const METHOD_RUNTIME_METHOD_LOAD: u8 = 10;
    /// Opcode `MethodUnload` of the task `MethodRuntime`.
    pub const METHOD_RUNTIME_METHOD_UNLOAD: u8 = 11;
    /// Opcode `ScriptContextLoad` of the task `ScriptContextRuntime`.
    pub const SCRIPT_CONTEXT_RUNTIME_SCRIPT_CONTEXT_LOAD: u8 = 10;
    /// Opcode `ScriptContextUnload` of the task `ScriptContextRuntime`.
    pub const SCRIPT_CONTEXT_RUNTIME_SCRIPT_CONTEXT_UNLOAD: u8 = 11;
    /// Opcode `SourceLoad` of the task `ScriptContextRuntime`.
    pub const SCRIPT_CONTEXT_RUNTIME_SOURCE_LOAD: u8 = 12;
    /// Opcode `SourceUnload` of the task `ScriptContextRuntime`.
    pub const SCRIPT_CONTEXT_RUNTIME_SOURCE_UNLOAD: u8 = 13;
    /// Opcode `MethodDCStart` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_METHOD_DC_START: u8 = 10;
    /// Opcode `MethodDCEnd` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_METHOD_DC_END: u8 = 11;
    /// Opcode `DCStartComplete` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_DC_START_COMPLETE: u8 = 12;
    /// Opcode `DCEndComplete` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_DC_END_COMPLETE: u8 = 13;
    /// Opcode `DCStartInit` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_DC_START_INIT: u8 = 14;
    /// Opcode `DCEndInit` of the task `MethodRundown`.
    pub const METHOD_RUNDOWN_DC_END_INIT: u8 = 15;
    /// Opcode `ScriptContextDCStart` of the task `ScriptContextRundown`.
    pub const SCRIPT_CONTEXT_RUNDOWN_SCRIPT_CONTEXT_DC_START: u8 = 10;
    /// Opcode `ScriptContextDCEnd` of the task `ScriptContextRundown`.
    pub const SCRIPT_CONTEXT_RUNDOWN_SCRIPT_CONTEXT_DC_END: u8 = 11;
    /// Opcode `SourceDCStart` of the task `ScriptContextRundown`.
    pub const SCRIPT_CONTEXT_RUNDOWN_SOURCE_DC_START: u8 = 12;
    /// Opcode `SourceDCEnd` of the task `ScriptContextRundown`.
    pub const SCRIPT_CONTEXT_RUNDOWN_SOURCE_DC_END: u8 = 13;
}

static T0: &[EventField] = &[
    p("ScriptContextID", 16),
    p("MethodStartAddress", 16),
    p("MethodSize", 10),
    p("MethodID", 8),
    p("MethodFlags", 6),
    p("MethodAddressRangeID", 6),
    p("SourceID", 10),
    p("Line", 8),
    p("Column", 8),
    p("MethodName", 1),
];
static T1: &[EventField] = &[
    p("ScriptContextID", 16),
];
static T2: &[EventField] = &[
    p("SourceID", 10),
    p("ScriptContextID", 16),
    p("SourceFlags", 8),
    p("Url", 1),
];
/// Description of the provider: names, numbers, and the fields of its events.
pub static PROVIDER: Provider = provider("Microsoft-JScript", "dotnet::jscript", GUID, ProviderKind::Manifest)
    .with_keywords(
        &[("JScriptRuntime", Some(0x1)), ("JScriptStartRundown", Some(0x2)), ("JScriptEndRundown", Some(0x4)), ]
    )
    .with_levels(&[("Informational", Some(0x4)), ])
    .with_channels(&[])
    .with_tasks(
        &[
            ("MethodRuntime", Some(0x1)), ("ScriptContextRuntime", Some(0x2)), ("MethodRundown", Some(0x3)),
            ("ScriptContextRundown", Some(0x4)),
        ]
    )
    .with_opcodes(
        &[
            ("MethodLoad", Some(0xa)), ("MethodUnload", Some(0xb)), ("ScriptContextLoad", Some(0xa)),
            ("ScriptContextUnload", Some(0xb)), ("SourceLoad", Some(0xc)), ("SourceUnload", Some(0xd)),
            ("MethodDCStart", Some(0xa)), ("MethodDCEnd", Some(0xb)), ("DCStartComplete", Some(0xc)),
            ("DCEndComplete", Some(0xd)), ("DCStartInit", Some(0xe)), ("DCEndInit", Some(0xf)),
            ("ScriptContextDCStart", Some(0xa)), ("ScriptContextDCEnd", Some(0xb)), ("SourceDCStart", Some(0xc)),
            ("SourceDCEnd", Some(0xd)),
        ]
    )
    .with_maps(&[
    ])
    .with_docs(&[
    ])
    .with_events(&[
        ev((1, 0), "", (0, 255), (2, 10), &[1], "", &[]),
        ev((2, 0), "", (0, 255), (2, 8), &[1], "", &[]),
        ev((3, 0), "", (0, 255), (2, 11), &[2], "", &[]),
        ev((4, 0), "", (0, 255), (2, 9), &[2], "", &[]),
        ev((5, 0), "MethodDCStart", (0, 255), (2, 6), &[1], "", T0),
        ev((6, 0), "MethodDCEnd", (0, 255), (2, 7), &[2], "", T0),
        ev((7, 0), "", (0, 255), (3, 12), &[1], "", T1),
        ev((8, 0), "", (0, 255), (3, 13), &[2], "", T1),
        ev((9, 0), "MethodLoad", (0, 255), (0, 0), &[0], "", T0),
        ev((10, 0), "MethodUnload", (0, 255), (0, 1), &[0], "", T0),
        ev((11, 0), "", (0, 255), (1, 2), &[0], "", T1),
        ev((12, 0), "", (0, 255), (1, 3), &[0], "", T1),
        ev((39, 0), "SourceDCStart", (0, 255), (3, 14), &[1], "", T2),
        ev((40, 0), "SourceDCEnd", (0, 255), (3, 15), &[2], "", T2),
        ev((41, 0), "SourceLoad", (0, 255), (1, 4), &[0], "", T2),
        ev((42, 0), "SourceUnload", (0, 255), (1, 5), &[0], "", T2),
    ])
    .stated_by(&[&sources::REPNZ_ETW_MANIFESTS, &sources::JDU2600_WINDOWS_EVENTS]);
