// Generated from spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration of a private session, and its output.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_REGISTER_PRIVATE_SESSION_INFORMATION", "EtwRegisterPrivateSessionInformation", (8, 8), "Registration of a private session, and its output.", &[
    field("", 0, 4, "union", Kind::Union, "").with(&[
        field("", 0, 4, "struct", Kind::Struct, "").with(&[
            unsigned("PrivateSessionId", 0, 2, "USHORT", "").means(Meaning::Identifier),
            unsigned("Reserved0", 2, 2, "USHORT", "").means(Meaning::Reserved),
        ]),
        unsigned("SessionDemuxHandle", 0, 4, "ULONG", "Handle of the session's object.").means(Meaning::Handle),
    ]),
    unsigned("PrivateSessionHandle", 4, 2, "USHORT", "").means(Meaning::Identifier),
    unsigned("Reserved4", 6, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Registration of a private session, and its output.
    ///
    /// In C: `ETW_REGISTER_PRIVATE_SESSION_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION")]
    owned EtwRegisterPrivateSessionInformation / EtwRegisterPrivateSessionInformationView: lone [8] "ETW_REGISTER_PRIVATE_SESSION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `USHORT PrivateSessionId` at 0x00.
        private_session_id set_private_session_id: u16 = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
        reserved0 set_reserved0: u16 = 2;
        /// Handle of the session's object. `ULONG SessionDemuxHandle` at 0x00.
        session_demux_handle set_session_demux_handle: u32 = 0;
        /// `USHORT PrivateSessionHandle` at 0x04.
        private_session_handle set_private_session_handle: u16 = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved4` at 0x06.
        reserved4 set_reserved4: u16 = 6;
    }
    bits {
    }
}
