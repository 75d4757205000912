// Generated from spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Maximum number of sessions.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_MAX_LOGGERS_INFORMATION",
    aliases: &[],
    form: "EtwMaxLoggersInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Maximum number of sessions.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        unsigned("MaximumLoggers", 0, 4, "ULONG", "").means(Meaning::Count),
    ],
    tail: &[],
};
fixed! {
    /// Maximum number of sessions.
    ///
    /// In C: `ETW_MAX_LOGGERS_INFORMATION`, 0x4 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_MAX_LOGGERS_INFORMATION")]
    owned EtwMaxLoggersInformation / EtwMaxLoggersInformationView: lone [4] "ETW_MAX_LOGGERS_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG MaximumLoggers` at 0x00.
        maximum_loggers set_maximum_loggers: u32 = 0;
    }
    bits {
    }
}
