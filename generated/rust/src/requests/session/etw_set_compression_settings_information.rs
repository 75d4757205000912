// Generated from spec/structs/ETW_SET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! New buffer compression settings of a session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_SET_COMPRESSION_SETTINGS_INFORMATION", "EtwSetCompressionSettingsInformation", (16, 16), "New buffer compression settings of a session.", &[
    unsigned("LoggerId", 0, 4, "ULONG", "Logger ID of the session.").means(Meaning::LoggerId),
    unsigned("Field4", 4, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("Field8", 8, 4, "ULONG", "").of_unknown_purpose(),
    unsigned("FieldC", 12, 4, "ULONG", "").of_unknown_purpose(),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// New buffer compression settings of a session.
    ///
    /// In C: `ETW_SET_COMPRESSION_SETTINGS_INFORMATION`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_SET_COMPRESSION_SETTINGS_INFORMATION")]
    owned EtwSetCompressionSettingsInformation / EtwSetCompressionSettingsInformationView: lone [16] "ETW_SET_COMPRESSION_SETTINGS_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id set_logger_id: u32 = 0;
        /// Purpose unknown. `ULONG Field4` at 0x04.
        field4 set_field4: u32 = 4;
        /// Purpose unknown. `ULONG Field8` at 0x08.
        field8 set_field8: u32 = 8;
        /// Purpose unknown. `ULONG FieldC` at 0x0C.
        field_c set_field_c: u32 = 12;
    }
    bits {
    }
}
