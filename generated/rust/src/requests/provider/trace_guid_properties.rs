// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registered provider, and the session that enables it.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "TRACE_GUID_PROPERTIES",
    aliases: &[],
    form: "TraceGuidProperties",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "Registered provider, and the session that enables it.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Provider GUID.", units: "", unknown: false, children: &[] },
        Field { name: "GuidType", path: "GuidType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session that enables the provider.", units: "", unknown: false, children: &[] },
        Field { name: "EnableLevel", path: "EnableLevel", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Level at which it is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "EnableFlags", path: "EnableFlags", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Provider-defined flags with which it is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "IsEnable", path: "IsEnable", offset: 32, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether it is enabled.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 33, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Registered provider, and the session that enables it.
    ///
    /// In C: `TRACE_GUID_PROPERTIES`, 0x24 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Values of GuidType.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "TRACE_GUID_PROPERTIES")]
    owned TraceGuidProperties / TraceGuidPropertiesView: lone [36] "TRACE_GUID_PROPERTIES" Table::form(&LAYOUT_0);
    fields {
        /// Provider GUID. `GUID Guid` at 0x00.
        guid set_guid: Guid = 0;
        /// Purpose unknown. `ULONG GuidType` at 0x10.
        guid_type set_guid_type: u32 = 16;
        /// Logger ID of the session that enables the provider. `ULONG LoggerId` at 0x14.
        logger_id set_logger_id: u32 = 20;
        /// Level at which it is enabled. `ULONG EnableLevel` at 0x18.
        enable_level set_enable_level: u32 = 24;
        /// Provider-defined flags with which it is enabled. `ULONG EnableFlags` at 0x1C.
        enable_flags set_enable_flags: u32 = 28;
        /// Whether it is enabled. `BOOLEAN IsEnable` at 0x20.
        is_enable set_is_enable: u8 = 32;
    }
    bits {
    }
}

impl TraceGuidProperties {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
