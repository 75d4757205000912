// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Whether a session logs the images of its providers.
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
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("Enable", 4, 1, "BOOLEAN", "").means(Meaning::Boolean),
        field("Reserved1", 5, 3, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, "").means(Meaning::Reserved),
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
    owned EtwSetProviderBinaryTrackingInformation / EtwSetProviderBinaryTrackingInformationView: lone [8] "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// Zero is false, any other value is true. `BOOLEAN Enable` at 0x04.
        enable set_enable: u8 = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 set_reserved1: [u8; 3] = 5;
    }
    bits {
    }
}
