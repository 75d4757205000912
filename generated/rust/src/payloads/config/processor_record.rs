// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! One of the processors.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PROCESSOR_RECORD",
    aliases: &[],
    form: "ProcessorRecord",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 428,
    fixed: 428,
    inserted: &[],
    total: None,
    summary: "One of the processors.",
    fields: &[
        Field { name: "Index", path: "Index", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
        Field { name: "FeatureSet", path: "FeatureSet", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ProcessorSpeed", path: "ProcessorSpeed", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MHz", unknown: false, children: &[] },
        Field { name: "ProcessorName", path: "ProcessorName", offset: 12, size: 128, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 64 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessorIdentifier", path: "ProcessorIdentifier", offset: 140, size: 256, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, values: None, doc: "Null-terminated string with the architecture, family, model and stepping.", units: "", unknown: false, children: &[] },
        Field { name: "VendorIdentifier", path: "VendorIdentifier", offset: 396, size: 32, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 16 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// One of the processors.
    ///
    /// In C: `PROCESSOR_RECORD`, 0x1ac bytes. Releases unknown.
    ///
    /// In 28 real events, one for each processor of a machine, the numbers start at 0, and the features and the speed are the same.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
    #[doc(alias = "PROCESSOR_RECORD")]
    owned ProcessorRecord / ProcessorRecordView: lone [428] "PROCESSOR_RECORD" Table::form(&LAYOUT_0);
    fields {
        /// Processor number. `ULONG Index` at 0x00.
        index set_index: u32 = 0;
        /// Purpose unknown. `ULONG FeatureSet` at 0x04.
        feature_set set_feature_set: u32 = 4;
        /// `ULONG ProcessorSpeed` at 0x08. Unit: MHz.
        processor_speed set_processor_speed: u32 = 8;
        /// Null-terminated string. `WCHAR ProcessorName` at 0x0C.
        processor_name set_processor_name: [u16; 64] = 12;
        /// Null-terminated string with the architecture, family, model and stepping. `WCHAR ProcessorIdentifier` at 0x8C.
        processor_identifier set_processor_identifier: [u16; 128] = 140;
        /// Null-terminated string. `WCHAR VendorIdentifier` at 0x18C.
        vendor_identifier set_vendor_identifier: [u16; 16] = 396;
    }
    bits {
    }
}

impl ProcessorRecord {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
