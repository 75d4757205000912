// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Switch for logging the images of providers.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", "EtwSetProviderBinaryTrackingInformation")
    .size(8)
    .about("Switch for logging the images of providers.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("BOOLEAN Enable").at(4..5).means(Meaning::Boolean),
        field(
            "UCHAR Reserved1", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 3 }
        )
            .at(5..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Switch for logging the images of providers.
    ///
    /// In C: `ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION")]
    owned EtwSetProviderBinaryTrackingInformation / EtwSetProviderBinaryTrackingInformationView: lone,
        name = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Zero is false, any other value is true. `BOOLEAN Enable` at 0x04.
        enable / set_enable: u8, at = 4;
        /// Reserved or padding, according to a source. `UCHAR Reserved1` at 0x05.
        reserved1 / set_reserved1: [u8; 3], at = 5;
    }
}
