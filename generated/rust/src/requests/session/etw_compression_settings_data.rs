// Generated from spec/structs/ETW_COMPRESSION_SETTINGS_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Buffer compression settings of a session.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COMPRESSION_SETTINGS_DATA", "EtwCompressionSettingsData")
    .size(16)
    .about("Buffer compression settings of a session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG LoggerId").at(0..4).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("ULONG Field4").at(4..8).of_unknown_purpose(),
        unsigned("ULONG Field8").at(8..12).of_unknown_purpose(),
        unsigned("ULONG FieldC").at(12..16).of_unknown_purpose(),
    ]);
fixed! {
    /// Buffer compression settings of a session.
    ///
    /// In C: `ETW_COMPRESSION_SETTINGS_DATA`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_COMPRESSION_SETTINGS_DATA")]
    owned EtwCompressionSettingsData / EtwCompressionSettingsDataView: lone,
        name = "ETW_COMPRESSION_SETTINGS_DATA", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. `ULONG LoggerId` at 0x00.
        logger_id / set_logger_id: u32, at = 0;
        /// Purpose unknown. `ULONG Field4` at 0x04.
        field4 / set_field4: u32, at = 4;
        /// Purpose unknown. `ULONG Field8` at 0x08.
        field8 / set_field8: u32, at = 8;
        /// Purpose unknown. `ULONG FieldC` at 0x0C.
        field_c / set_field_c: u32, at = 12;
    }
}
