// Generated from spec/structs/ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Object of a private session, by its handle.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION",
    aliases: &[],
    form: "EtwQuerySessionDemuxObjectInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Object of a private session, by its handle.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SessionDemuxHandle", path: "SessionDemuxHandle", offset: 0, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PrivateSessionHandle", path: "PrivateSessionHandle", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION",
    aliases: &[],
    form: "EtwQuerySessionDemuxObjectInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Object of a private session, by its handle.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "SessionDemuxHandle", path: "SessionDemuxHandle", offset: 0, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "PrivateSessionHandle", path: "PrivateSessionHandle", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Object of a private session, by its handle.
    ///
    /// In C: `ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Unknown:
    ///
    /// - Which union member is the input and which is the output.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION")]
    owned EtwQuerySessionDemuxObjectInformationPtr32 / EtwQuerySessionDemuxObjectInformationPtr32View: lone [4] "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `HANDLE SessionDemuxHandle` at 0x00.
        session_demux_handle set_session_demux_handle: u32 = 0;
        /// `USHORT PrivateSessionHandle` at 0x00.
        private_session_handle set_private_session_handle: u16 = 0;
    }
    bits {
    }
}

impl EtwQuerySessionDemuxObjectInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Object of a private session, by its handle.
    ///
    /// In C: `ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Unknown:
    ///
    /// - Which union member is the input and which is the output.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION")]
    owned EtwQuerySessionDemuxObjectInformationPtr64 / EtwQuerySessionDemuxObjectInformationPtr64View: lone [8] "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION" Table::form(&LAYOUT_1);
    fields {
        /// `HANDLE SessionDemuxHandle` at 0x00.
        session_demux_handle set_session_demux_handle: u64 = 0;
        /// `USHORT PrivateSessionHandle` at 0x00.
        private_session_handle set_private_session_handle: u16 = 0;
    }
    bits {
    }
}

impl EtwQuerySessionDemuxObjectInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwQuerySessionDemuxObjectInformationPtr32(EtwQuerySessionDemuxObjectInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwQuerySessionDemuxObjectInformationPtr64(EtwQuerySessionDemuxObjectInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
