// Generated from spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Maximum number of sessions.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_MAX_LOGGERS_INFORMATION", "EtwMaxLoggersInformation")
    .size(4)
    .summary("Maximum number of sessions.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "MaximumLoggers").at(0..4).means(Meaning::Count),
    ]);
fixed! {
    /// Maximum number of sessions.
    ///
    /// In C: `ETW_MAX_LOGGERS_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_MAX_LOGGERS_INFORMATION")]
    owned EtwMaxLoggersInformation / EtwMaxLoggersInformationView: lone,
        name = "ETW_MAX_LOGGERS_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG MaximumLoggers` at 0x00.
        maximum_loggers / set_maximum_loggers: u32, at = 0;
    }
}
