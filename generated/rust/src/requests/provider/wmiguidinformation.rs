// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Information about a WMI data block.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMIGUIDINFORMATION",
    aliases: &[],
    form: "Wmiguidinformation",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Information about a WMI data block.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "IsExpensive", path: "IsExpensive", offset: 4, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the data is expensive to collect.", units: "", unknown: false, children: &[] },
        Field { name: "IsEventOnly", path: "IsEventOnly", offset: 5, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the block is event-only.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Information about a WMI data block.
    ///
    /// In C: `WMIGUIDINFORMATION`, 0x8 bytes. Releases unknown.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "WMIGUIDINFORMATION")]
    owned Wmiguidinformation / WmiguidinformationView: lone [8] "WMIGUIDINFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// Size of this structure. `ULONG Size` at 0x00. Unit: bytes.
        size set_size: u32 = 0;
        /// Whether the data is expensive to collect. `BOOLEAN IsExpensive` at 0x04.
        is_expensive set_is_expensive: u8 = 4;
        /// Whether the block is event-only. `BOOLEAN IsEventOnly` at 0x05.
        is_event_only set_is_event_only: u8 = 5;
    }
    bits {
    }
}

impl Wmiguidinformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
