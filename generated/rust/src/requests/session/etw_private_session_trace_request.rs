// Generated from spec/structs/ETW_PRIVATE_SESSION_TRACE_REQUEST.toml by `cargo spec generate`. Do not edit: edit that file.

//! Requested private session.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_PRIVATE_SESSION_TRACE_REQUEST", "EtwPrivateSessionTraceRequest", (8, 8), "Requested private session.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "ID of the process that owns the session.").means(Meaning::ProcessId),
    field("", 4, 4, "union", Kind::Union, "").with(&[
        unsigned("Value", 4, 4, "ULONG", "The next two fields as one number.").means(Meaning::Hex),
        field("", 4, 4, "struct", Kind::Struct, "").with(&[
            unsigned("PrivateSessionId", 4, 2, "USHORT", "").means(Meaning::Identifier),
            unsigned("PrivateSessionVersion", 6, 2, "USHORT", "").means(Meaning::Version),
        ]),
    ]),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Requested private session.
    ///
    /// In C: `ETW_PRIVATE_SESSION_TRACE_REQUEST`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PRIVATE_SESSION_TRACE_REQUEST")]
    owned EtwPrivateSessionTraceRequest / EtwPrivateSessionTraceRequestView: lone [8] "ETW_PRIVATE_SESSION_TRACE_REQUEST" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// ID of the process that owns the session. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// The next two fields as one number. `ULONG Value` at 0x04.
        value set_value: u32 = 4;
        /// `USHORT PrivateSessionId` at 0x04.
        private_session_id set_private_session_id: u16 = 4;
        /// Version number. `USHORT PrivateSessionVersion` at 0x06.
        private_session_version set_private_session_version: u16 = 6;
    }
    bits {
    }
}
