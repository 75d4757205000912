// Generated from spec/structs/WMI_REGISTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "WMI_REGISTRY",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 24,
    fixed: 20,
    inserted: &[],
    total: None,
    summary: "An operation on a key or a value of the registry.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "When the operation began, by the session's clock.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What the operation returned.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Index", path: "Index", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The index of a subkey or value, where the operation has one.", units: "", unknown: false, children: &[] },
            Field { name: "InfoClass", path: "InfoClass", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The information class, where the operation has one.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Kcb", path: "Kcb", offset: 16, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key control block of the key.", units: "", unknown: false, children: &[] },
        Field { name: "Name", path: "Name", offset: 20, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name of the key or the value.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Name", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the key or the value.", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "WMI_REGISTRY",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "An operation on a key or a value of the registry.",
    fields: &[
        Field { name: "InitialTime", path: "InitialTime", offset: 0, size: 8, ty: "LONGLONG", kind: Kind::Signed, values: None, doc: "When the operation began, by the session's clock.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "What the operation returned.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "Index", path: "Index", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The index of a subkey or value, where the operation has one.", units: "", unknown: false, children: &[] },
            Field { name: "InfoClass", path: "InfoClass", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The information class, where the operation has one.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Kcb", path: "Kcb", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "The key control block of the key.", units: "", unknown: false, children: &[] },
        Field { name: "Name", path: "Name", offset: 24, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "The name of the key or the value.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Name", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the key or the value.", units: "", unknown: false },
    ],
};
