// Generated from spec/structs/ETW_PMC_SESSION_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! A session that uses performance monitoring counters.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_SESSION_INFO", "EtwPmcSessionInfo")
    .size(16)
    .about("A session that uses performance monitoring counters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NextEntryOffset").at(0..4)
            .about("Offset of the next session from the start of this one, or 0 in the last (inferred from the name).")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT LoggerId").at(4..6).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved").at(6..8).means(Meaning::Reserved),
        unsigned("ULONG ProfileSourceCount").at(8..12).about("Number of profile sources.").means(Meaning::Count),
        unsigned("ULONG HookIdCount").at(12..16).about("Number of hook IDs.").means(Meaning::Count),
    ]);
fixed! {
    /// A session that uses performance monitoring counters.
    ///
    /// In C: `ETW_PMC_SESSION_INFO`, 0x10 bytes. Releases unknown.
    ///
    /// ETW_PMC_SESSION_INFORMATION of the native interface has the same layout.
    ///
    /// Unknown:
    ///
    /// - Layout of the profile sources and hook IDs, which the declaration omits.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PMC_SESSION_INFO")]
    owned EtwPmcSessionInfo / EtwPmcSessionInfoView: lone,
        name = "ETW_PMC_SESSION_INFO", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Offset of the next session from the start of this one, or 0 in the last (inferred from the name). `ULONG
        /// NextEntryOffset` at 0x00. Unit: bytes.
        next_entry_offset / set_next_entry_offset: u32, at = 0;
        /// Logger ID of the session. `USHORT LoggerId` at 0x04.
        logger_id / set_logger_id: u16, at = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x06.
        reserved / set_reserved: u16, at = 6;
        /// Number of profile sources. `ULONG ProfileSourceCount` at 0x08.
        profile_source_count / set_profile_source_count: u32, at = 8;
        /// Number of hook IDs. `ULONG HookIdCount` at 0x0C.
        hook_id_count / set_hook_id_count: u32, at = 12;
    }
}
