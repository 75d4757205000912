// Generated from spec/structs/ETW_REGISTER_PRIVATE_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registration of a private session, and its output.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_REGISTER_PRIVATE_SESSION_INFORMATION",
    aliases: &[],
    form: "EtwRegisterPrivateSessionInformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Registration of a private session, and its output.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PrivateSessionId", path: "PrivateSessionId", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "Reserved0", path: "Reserved0", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
            Field { name: "SessionDemuxHandle", path: "SessionDemuxHandle", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Handle of the session's object.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PrivateSessionHandle", path: "PrivateSessionHandle", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved4", path: "Reserved4", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Registration of a private session, and its output.
    ///
    /// In C: `ETW_REGISTER_PRIVATE_SESSION_INFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_REGISTER_PRIVATE_SESSION_INFORMATION")]
    owned EtwRegisterPrivateSessionInformation / EtwRegisterPrivateSessionInformationView: lone [8] "ETW_REGISTER_PRIVATE_SESSION_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `USHORT PrivateSessionId` at 0x00.
        private_session_id set_private_session_id: u16 = 0;
        /// Purpose unknown. `USHORT Reserved0` at 0x02.
        reserved0 set_reserved0: u16 = 2;
        /// Handle of the session's object. `ULONG SessionDemuxHandle` at 0x00.
        session_demux_handle set_session_demux_handle: u32 = 0;
        /// `USHORT PrivateSessionHandle` at 0x04.
        private_session_handle set_private_session_handle: u16 = 4;
        /// Purpose unknown. `USHORT Reserved4` at 0x06.
        reserved4 set_reserved4: u16 = 6;
    }
    bits {
    }
}

impl EtwRegisterPrivateSessionInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
