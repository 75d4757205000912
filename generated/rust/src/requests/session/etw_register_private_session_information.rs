// Generated from spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Registration of a private session, and its output.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_REGISTER_PRIVATE_SESSION_INFORMATION", "EtwRegisterPrivateSessionInformation")
    .size(8)
    .about("Registration of a private session, and its output.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).with(&[More::Fields(&[
            structure("struct ").at(0..4).with(&[More::Fields(&[
                unsigned("USHORT PrivateSessionId").at(0..2).means(Meaning::Identifier),
                unsigned("USHORT Reserved0").at(2..4).means(Meaning::Reserved),
            ])]),
            unsigned("ULONG SessionDemuxHandle").at(0..4).about("Handle of the session's object.")
                .means(Meaning::Handle),
        ])]),
        unsigned("USHORT PrivateSessionHandle").at(4..6).means(Meaning::Identifier),
        unsigned("USHORT Reserved4").at(6..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Registration of a private session, and its output.
    ///
    /// In C: `ETW_REGISTER_PRIVATE_SESSION_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION")]
    owned EtwRegisterPrivateSessionInformation / EtwRegisterPrivateSessionInformationView: lone,
        name = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `USHORT PrivateSessionId` at 0x00.
        private_session_id / set_private_session_id: u16, at = 0;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x02.
        reserved0 / set_reserved0: u16, at = 2;
        /// Handle of the session's object. `ULONG SessionDemuxHandle` at 0x00.
        session_demux_handle / set_session_demux_handle: u32, at = 0;
        /// `USHORT PrivateSessionHandle` at 0x04.
        private_session_handle / set_private_session_handle: u16, at = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved4` at 0x06.
        reserved4 / set_reserved4: u16, at = 6;
    }
}
