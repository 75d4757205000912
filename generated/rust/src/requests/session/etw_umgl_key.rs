// Generated from spec/structs/ETW_UMGL_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Whether a part of user mode logs its events, and the session that receives them.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UMGL_KEY", "EtwUmglKey")
    .size(2)
    .summary("Whether a part of user mode logs its events, and the session that receives them.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR", "LoggerId").at(0..1)
            .doc("Logger ID of the session that receives the events. 0 if they are not logged.")
            .means(Meaning::LoggerId),
        unsigned("UCHAR", "Flags").at(1..2).doc("For the loader, the events that it logs.")
            .of(crate::requests::session::EtwUmglLdrFlag::VALUES).means(Meaning::Flags),
    ]);
fixed! {
    /// Whether a part of user mode logs its events, and the session that receives them.
    ///
    /// In C: `ETW_UMGL_KEY`, 0x2 bytes. Releases unknown.
    ///
    /// An array of these is in the page that the kernel shares with user mode.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UMGL_KEY")]
    owned EtwUmglKey / EtwUmglKeyView: lone,
        name = "ETW_UMGL_KEY", size = 2, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Logger ID of the session that receives the events. 0 if they are not logged. `UCHAR LoggerId` at 0x00.
        logger_id / set_logger_id: u8, at = 0;
        /// For the loader, the events that it logs. `UCHAR Flags` at 0x01.
        flags / set_flags: crate::requests::session::EtwUmglLdrFlag, at = 1;
    }
}
