// Generated from spec/structs/ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Object of a private session, by its handle.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", "EtwQuerySessionDemuxObjectInformationPtr32")
    .size(4)
    .about("Object of a private session, by its handle.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..4).with(&[More::Fields(&[
            address("HANDLE SessionDemuxHandle").at(0..4).means(Meaning::Handle),
            unsigned("USHORT PrivateSessionHandle").at(0..2).means(Meaning::Identifier),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", "EtwQuerySessionDemuxObjectInformationPtr64")
    .size(8)
    .about("Object of a private session, by its handle.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        union("union ").at(0..8).with(&[More::Fields(&[
            address("HANDLE SessionDemuxHandle").at(0..8).means(Meaning::Handle),
            unsigned("USHORT PrivateSessionHandle").at(0..2).means(Meaning::Identifier),
        ])]),
    ]);
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
    owned EtwQuerySessionDemuxObjectInformationPtr32 / EtwQuerySessionDemuxObjectInformationPtr32View: lone,
        name = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout =
            LAYOUT_0;
    fields {
        /// Handle of a process. `HANDLE SessionDemuxHandle` at 0x00.
        session_demux_handle / set_session_demux_handle: u32, at = 0;
        /// `USHORT PrivateSessionHandle` at 0x00.
        private_session_handle / set_private_session_handle: u16, at = 0;
    }
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
    owned EtwQuerySessionDemuxObjectInformationPtr64 / EtwQuerySessionDemuxObjectInformationPtr64View: lone,
        name = "ETW_QUERY_SESSION_DEMUX_OBJECT_INFORMATION", size = 8, table = Table::form(&LAYOUT_1), layout =
            LAYOUT_1;
    fields {
        /// Handle of a process. `HANDLE SessionDemuxHandle` at 0x00.
        session_demux_handle / set_session_demux_handle: u64, at = 0;
        /// `USHORT PrivateSessionHandle` at 0x00.
        private_session_handle / set_private_session_handle: u16, at = 0;
    }
}

/// Alias of [`EtwQuerySessionDemuxObjectInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwQuerySessionDemuxObjectInformationPtr32` or \
        `EtwQuerySessionDemuxObjectInformationPtr64`"
]
pub type EtwQuerySessionDemuxObjectInformation = EtwQuerySessionDemuxObjectInformationPtr64;
/// Alias of [`EtwQuerySessionDemuxObjectInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwQuerySessionDemuxObjectInformationPtr32View` or \
        `EtwQuerySessionDemuxObjectInformationPtr64View`"
]
pub type EtwQuerySessionDemuxObjectInformationView<'a> = EtwQuerySessionDemuxObjectInformationPtr64View<'a>;
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
