// Generated from spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Requested private session.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PRIVATE_SESSION_TRACE_REQUEST", "EtwPrivateSessionTraceRequest")
    .size(8)
    .summary("Requested private session.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG", "ProcessId").at(0..4).doc("ID of the process that owns the session.")
            .means(Meaning::ProcessId),
        union("union", "").at(4..8).with(&[
            unsigned("ULONG", "Value").at(4..8).doc("The next two fields as one number.").means(Meaning::Hex),
            structure("struct", "").at(4..8).with(&[
                unsigned("USHORT", "PrivateSessionId").at(4..6).means(Meaning::Identifier),
                unsigned("USHORT", "PrivateSessionVersion").at(6..8).means(Meaning::Version),
            ]),
        ]),
    ]);
fixed! {
    /// Requested private session.
    ///
    /// In C: `ETW_PRIVATE_SESSION_TRACE_REQUEST`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PRIVATE_SESSION_TRACE_REQUEST")]
    owned EtwPrivateSessionTraceRequest / EtwPrivateSessionTraceRequestView: lone,
        name = "ETW_PRIVATE_SESSION_TRACE_REQUEST", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// ID of the process that owns the session. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// The next two fields as one number. `ULONG Value` at 0x04.
        value / set_value: u32, at = 4;
        /// `USHORT PrivateSessionId` at 0x04.
        private_session_id / set_private_session_id: u16, at = 4;
        /// Version number. `USHORT PrivateSessionVersion` at 0x06.
        private_session_version / set_private_session_version: u16, at = 6;
    }
}
