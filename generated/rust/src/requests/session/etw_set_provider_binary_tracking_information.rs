// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Whether a session logs the images of its providers.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", "EtwSetProviderBinaryTrackingInformation", (8, 8), "Whether a session logs the images of its providers.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("Enable", 4, 1, "BOOLEAN", "").means(Meaning::Boolean),
    field("Reserved1", 5, 3, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
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
