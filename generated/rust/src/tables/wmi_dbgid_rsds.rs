// Generated from spec/structs/WMI_DBGID_RSDS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_DBGID_RSDS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 20,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "Which file has the debugging information that decodes the messages of this trace.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The identifier of the file.", units: "", unknown: false, children: &[] },
        Field { name: "Age", path: "Age", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often the file was changed since it has the identifier.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "PdbFileName", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The path of the file.", units: "", unknown: false },
    ],
};
