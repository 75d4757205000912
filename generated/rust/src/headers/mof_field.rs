// Generated from spec/structs/MOF_FIELD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Location of a block of a classic event's data.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "MOF_FIELD",
    aliases: &[],
    form: "MofField",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Location of a block of a classic event's data.",
    fields: &[
        Field { name: "DataPtr", path: "DataPtr", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Address of the block, in 64 bits regardless of pointer size.", units: "", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the block.", units: "bytes", unknown: false, children: &[] },
        Field { name: "DataType", path: "DataType", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Location of a block of a classic event's data.
    ///
    /// In C: `MOF_FIELD`, 0x10 bytes. Releases unknown.
    ///
    /// If the corresponding flag is set, at most 16 of them follow an EVENT_TRACE_HEADER instead of the data. The logger concatenates the blocks, so trace buffers do not contain this structure.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*.
    #[doc(alias = "MOF_FIELD")]
    owned MofField / MofFieldView: lone [16] "MOF_FIELD" Table::form(&LAYOUT_0);
    fields {
        /// Address of the block, in 64 bits regardless of pointer size. `ULONG64 DataPtr` at 0x00.
        data_ptr set_data_ptr: u64 = 0;
        /// Size of the block. `ULONG Length` at 0x08. Unit: bytes.
        length set_length: u32 = 8;
        /// Purpose unknown. `ULONG DataType` at 0x0C.
        data_type set_data_type: u32 = 12;
    }
    bits {
    }
}

impl MofField {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
