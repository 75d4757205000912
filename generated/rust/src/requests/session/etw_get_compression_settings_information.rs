// Generated from spec/structs/ETW_GET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Session whose compression settings are requested.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_GET_COMPRESSION_SETTINGS_INFORMATION", "EtwGetCompressionSettingsInformation")
    .size(8)
    .about("Session whose compression settings are requested.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT LoggerId").at(0..2).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved0").at(2..4).means(Meaning::Reserved),
        unsigned("ULONG Reserved4").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Session whose compression settings are requested.
    ///
    /// In C: `ETW_GET_COMPRESSION_SETTINGS_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION")]
    owned EtwGetCompressionSettingsInformation / EtwGetCompressionSettingsInformationView: lone,
        name = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session. `USHORT LoggerId` at 0x00.
        logger_id / set_logger_id: u16, at = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
        reserved0 / set_reserved0: u16, at = 2;
        /// Reserved or padding, according to a source. `ULONG Reserved4` at 0x04.
        reserved4 / set_reserved4: u32, at = 4;
    }
}
