// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread waits for several objects.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_WAIT_MULTIPLE",
    aliases: &[],
    form: "WmiWaitMultiplePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 520,
    fixed: 520,
    inserted: &[],
    total: None,
    summary: "Thread waits for several objects.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WaitType", path: "WaitType", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiWaitMultipleType::VALUES), doc: "Whether the wait ends when any object is signaled or when all are.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectCount", path: "ObjectCount", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of valid elements in ObjectRecord.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectRecord", path: "ObjectRecord", offset: 8, size: 512, ty: "WMI_WAIT_OBJECT_RECORD", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 64 }, values: None, doc: "Objects. ObjectCount elements are valid.", units: "", unknown: false, children: &[
            Field { name: "Object", path: "ObjectRecord.Object", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ObjectType", path: "ObjectRecord.ObjectType", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_WAIT_MULTIPLE",
    aliases: &[],
    form: "WmiWaitMultiplePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 1032,
    fixed: 1032,
    inserted: &[],
    total: None,
    summary: "Thread waits for several objects.",
    fields: &[
        Field { name: "ThreadId", path: "ThreadId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "WaitType", path: "WaitType", offset: 4, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiWaitMultipleType::VALUES), doc: "Whether the wait ends when any object is signaled or when all are.", units: "", unknown: false, children: &[] },
        Field { name: "ObjectCount", path: "ObjectCount", offset: 5, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Number of valid elements in ObjectRecord.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 6, size: 2, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ObjectRecord", path: "ObjectRecord", offset: 8, size: 1024, ty: "WMI_WAIT_OBJECT_RECORD", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 64 }, values: None, doc: "Objects. ObjectCount elements are valid.", units: "", unknown: false, children: &[
            Field { name: "Object", path: "ObjectRecord.Object", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ObjectType", path: "ObjectRecord.ObjectType", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 17, size: 7, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Thread waits for several objects.
    ///
    /// In C: `WMI_WAIT_MULTIPLE`, 0x208 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 64 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    owned WmiWaitMultiplePtr32 / WmiWaitMultiplePtr32View: lone [520] "WMI_WAIT_MULTIPLE" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Whether the wait ends when any object is signaled or when all are. `UCHAR WaitType` at 0x04.
        wait_type set_wait_type: crate::payloads::sync::WmiWaitMultipleType = 4;
        /// Number of valid elements in ObjectRecord. `UCHAR ObjectCount` at 0x05.
        object_count set_object_count: u8 = 5;
        /// Objects. ObjectCount elements are valid. `WMI_WAIT_OBJECT_RECORD ObjectRecord` at 0x08.
        object_record set_object_record: [crate::payloads::sync::WmiWaitObjectRecordPtr32; 64] = 8;
    }
    bits {
    }
}

impl WmiWaitMultiplePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Thread waits for several objects.
    ///
    /// In C: `WMI_WAIT_MULTIPLE`, 0x408 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 64 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    owned WmiWaitMultiplePtr64 / WmiWaitMultiplePtr64View: lone [1032] "WMI_WAIT_MULTIPLE" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG ThreadId` at 0x00.
        thread_id set_thread_id: u32 = 0;
        /// Whether the wait ends when any object is signaled or when all are. `UCHAR WaitType` at 0x04.
        wait_type set_wait_type: crate::payloads::sync::WmiWaitMultipleType = 4;
        /// Number of valid elements in ObjectRecord. `UCHAR ObjectCount` at 0x05.
        object_count set_object_count: u8 = 5;
        /// Objects. ObjectCount elements are valid. `WMI_WAIT_OBJECT_RECORD ObjectRecord` at 0x08.
        object_record set_object_record: [crate::payloads::sync::WmiWaitObjectRecordPtr64; 64] = 8;
    }
    bits {
    }
}

impl WmiWaitMultiplePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
