// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of the processors.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PROCESSOR_RECORD", "ProcessorRecord", (428, 428), "One of the processors.", &[
    unsigned("Index", 0, 4, "ULONG", "Processor number.").means(Meaning::ProcessorNumber),
    unsigned("FeatureSet", 4, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("ProcessorSpeed", 8, 4, "ULONG", "").in_units("MHz").means(Meaning::Megahertz),
    field("ProcessorName", 12, 128, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 64 }, "Null-terminated string.").means(Meaning::Text),
    field("ProcessorIdentifier", 140, 256, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }, "Null-terminated string with the architecture, family, model and stepping.").means(Meaning::Text),
    field("VendorIdentifier", 396, 32, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 16 }, "Null-terminated string.").means(Meaning::Text),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::SELENE_SDK, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::CHAPPELL_NTWMI]);
fixed! {
    /// One of the processors.
    ///
    /// In C: `PROCESSOR_RECORD`, 0x1ac bytes. Releases unknown.
    ///
    /// In 28 real events, one for each processor of a machine, the numbers start at 0, and the features and the speed are the same.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of FeatureSet.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; The etwspec developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
    #[doc(alias = "PROCESSOR_RECORD")]
    owned ProcessorRecord / ProcessorRecordView: lone [428] "PROCESSOR_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Processor number. `ULONG Index` at 0x00.
        index set_index: u32 = 0;
        /// `ULONG FeatureSet` at 0x04.
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
