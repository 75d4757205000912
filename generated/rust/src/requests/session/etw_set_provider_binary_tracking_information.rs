// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Whether a session logs the images of its providers.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION",
    aliases: &[],
    form: "EtwSetProviderBinaryTrackingInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Whether a session logs the images of its providers.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session.", units: "", unknown: false, children: &[] },
        Field { name: "Enable", path: "Enable", offset: 4, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 5, size: 3, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Whether a session logs the images of its providers.
    ///
    /// In C: `ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION")]
    owned EtwSetProviderBinaryTrackingInformation / EtwSetProviderBinaryTrackingInformationView: lone [8] "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// `BOOLEAN Enable` at 0x04.
        enable set_enable: u8 = 4;
        /// Purpose unknown. `UCHAR Reserved1` at 0x05.
        reserved1 set_reserved1: [u8; 3] = 5;
    }
    bits {
    }
}

impl EtwSetProviderBinaryTrackingInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
