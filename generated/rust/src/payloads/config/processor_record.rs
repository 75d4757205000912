// Generated from spec/structs/PROCESSOR_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! One of the processors.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::OBSERVED_TRACES, &sources::CHAPPELL_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("PROCESSOR_RECORD", "ProcessorRecord")
    .size(428)
    .about("One of the processors.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Index").at(0..4).about("Processor number.").means(Meaning::ProcessorNumber),
        unsigned("ULONG FeatureSet").at(4..8).means(Meaning::Flags),
        unsigned("ULONG ProcessorSpeed").at(8..12).means(Meaning::Megahertz).with(&[More::Units("MHz")]),
        field(
            "WCHAR ProcessorName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 64 }
        )
            .at(12..140).about("Null-terminated string.").means(Meaning::Text),
        field(
            "WCHAR ProcessorIdentifier",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 128 }
        )
            .at(140..396).about("Null-terminated string with the architecture, family, model and stepping.")
            .means(Meaning::Text),
        field(
            "WCHAR VendorIdentifier",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 16 }
        )
            .at(396..428).about("Null-terminated string.").means(Meaning::Text),
    ]);
fixed! {
    /// One of the processors.
    ///
    /// In C: `PROCESSOR_RECORD`, 0x1ac bytes. Releases unknown.
    ///
    /// In 28 real events, one for each processor of a machine, the numbers start at 0, and the features and the speed
    /// are the same.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of FeatureSet.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; The etwspec developers, *Nineteen log files of public
    /// projects*; Geoff Chappell, *NTWMI.H*.
    #[doc(alias = "PROCESSOR_RECORD")]
    owned ProcessorRecord / ProcessorRecordView: lone,
        name = "PROCESSOR_RECORD", size = 428, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Processor number. `ULONG Index` at 0x00.
        index / set_index: u32, at = 0;
        /// `ULONG FeatureSet` at 0x04.
        feature_set / set_feature_set: u32, at = 4;
        /// `ULONG ProcessorSpeed` at 0x08. Unit: MHz.
        processor_speed / set_processor_speed: u32, at = 8;
        /// Null-terminated string. `WCHAR ProcessorName` at 0x0C.
        processor_name / set_processor_name: [u16; 64], at = 12;
        /// Null-terminated string with the architecture, family, model and stepping. `WCHAR ProcessorIdentifier` at
        /// 0x8C.
        processor_identifier / set_processor_identifier: [u16; 128], at = 140;
        /// Null-terminated string. `WCHAR VendorIdentifier` at 0x18C.
        vendor_identifier / set_vendor_identifier: [u16; 16], at = 396;
    }
}
