// Generated from spec/structs/TRACE_ENABLE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Settings with which one session enables a provider.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TRACE_ENABLE_INFO",
    aliases: &[],
    form: "TraceEnableInfo",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "Settings with which one session enables a provider.",
    fields: &[
        Field { name: "IsEnabled", path: "IsEnabled", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether the session enables the provider.", units: "", unknown: false, children: &[] },
        Field { name: "Level", path: "Level", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Level at which the session enables the provider.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session.", units: "", unknown: false, children: &[] },
        Field { name: "EnableProperty", path: "EnableProperty", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::EventEnableProperty::VALUES), doc: "Data to add to events, and events to exclude.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "MatchAnyKeyword", path: "MatchAnyKeyword", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have at least one.", units: "", unknown: false, children: &[] },
        Field { name: "MatchAllKeyword", path: "MatchAllKeyword", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Settings with which one session enables a provider.
    ///
    /// In C: `TRACE_ENABLE_INFO`, 0x20 bytes. Releases unknown.
    ///
    /// One of them follows a TRACE_PROVIDER_INSTANCE_INFO for each session that enables the provider.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *TRACE_ENABLE_INFO structure*.
    #[doc(alias = "TRACE_ENABLE_INFO")]
    owned TraceEnableInfo / TraceEnableInfoView: lone [32] "TRACE_ENABLE_INFO" Table::form(&LAYOUT_0);
    fields {
        /// Whether the session enables the provider. `ULONG IsEnabled` at 0x00.
        is_enabled set_is_enabled: u32 = 0;
        /// Level at which the session enables the provider. `UCHAR Level` at 0x04.
        level set_level: u8 = 4;
        /// Purpose unknown. `UCHAR Reserved1` at 0x05.
        reserved1 set_reserved1: u8 = 5;
        /// Logger ID of the session. `USHORT LoggerId` at 0x06.
        logger_id set_logger_id: u16 = 6;
        /// Data to add to events, and events to exclude. `ULONG EnableProperty` at 0x08.
        enable_property set_enable_property: crate::requests::provider::EventEnableProperty = 8;
        /// Purpose unknown. `ULONG Reserved2` at 0x0C.
        reserved2 set_reserved2: u32 = 12;
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x10.
        match_any_keyword set_match_any_keyword: u64 = 16;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x18.
        match_all_keyword set_match_all_keyword: u64 = 24;
    }
    bits {
    }
}

impl TraceEnableInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
