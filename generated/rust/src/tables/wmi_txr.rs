// Generated from spec/structs/WMI_TXR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_TXR",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 40,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "An operation of a registry transaction.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "When the operation began, by the session's clock.", units: "", unknown: false, children: &[] },
        Field { name: "TxRGUID", path: "TxRGUID", offset: 8, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The transaction.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What the operation returned.", units: "", unknown: false, children: &[] },
        Field { name: "UowCount", path: "UowCount", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many units of work the transaction has.", units: "", unknown: false, children: &[] },
        Field { name: "Hive", path: "Hive", offset: 32, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name of the hive.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Hive", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the hive.", units: "", unknown: false },
    ],
};
