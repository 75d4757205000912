// Generated from spec/structs/MOF_FIELD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Location of a block of a classic event's data.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTRACE, &sources::CHAPPELL_EVENT_TRACE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("MOF_FIELD", "MofField")
    .size(16)
    .about("Location of a block of a classic event's data.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 DataPtr").at(0..8).about("Address of the block, in 64 bits regardless of pointer size.")
            .means(Meaning::DataAddress),
        unsigned("ULONG Length").at(8..12).about("Size of the block.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG DataType").at(12..16).about("Documented as reserved.").means(Meaning::Reserved),
    ]);
fixed! {
    /// Location of a block of a classic event's data.
    ///
    /// In C: `MOF_FIELD`, 0x10 bytes. Releases unknown.
    ///
    /// If the corresponding flag is set, at most 16 of them follow an EVENT_TRACE_HEADER instead of the data. The
    /// logger concatenates the blocks, so trace buffers do not contain this structure.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*.
    #[doc(alias = "MOF_FIELD")]
    owned MofField / MofFieldView: lone,
        name = "MOF_FIELD", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of the block, in 64 bits regardless of pointer size. `ULONG64 DataPtr` at 0x00.
        data_ptr / set_data_ptr: u64, at = 0;
        /// Size of the block. `ULONG Length` at 0x08. Unit: bytes.
        length / set_length: u32, at = 8;
        /// Documented as reserved. `ULONG DataType` at 0x0C.
        data_type / set_data_type: u32, at = 12;
    }
}
