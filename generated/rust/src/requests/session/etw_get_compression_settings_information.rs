// Generated from spec/structs/ETW_GET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session whose compression settings are requested.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_GET_COMPRESSION_SETTINGS_INFORMATION", "EtwGetCompressionSettingsInformation", (8, 8), "Session whose compression settings are requested.", &[
    unsigned("LoggerId", 0, 2, "USHORT", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("Reserved0", 2, 2, "USHORT", "").means(Meaning::Reserved),
    unsigned("Reserved4", 4, 4, "ULONG", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Session whose compression settings are requested.
    ///
    /// In C: `ETW_GET_COMPRESSION_SETTINGS_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION")]
    owned EtwGetCompressionSettingsInformation / EtwGetCompressionSettingsInformationView: lone [8] "ETW_GET_COMPRESSION_SETTINGS_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `USHORT LoggerId` at 0x00.
        logger_id set_logger_id: u16 = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
        reserved0 set_reserved0: u16 = 2;
        /// Reserved or padding, according to a source. `ULONG Reserved4` at 0x04.
        reserved4 set_reserved4: u32 = 4;
    }
    bits {
    }
}
