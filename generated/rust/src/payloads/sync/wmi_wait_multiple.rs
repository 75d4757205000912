// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for several objects.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_MULTIPLE", "WmiWaitMultiplePtr32")
    .size(520)
    .about("Thread waits for several objects.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("UCHAR WaitType").at(4..5)
            .about("Condition for the end of the wait: any object is signaled, or all are.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiWaitMultipleType::VALUES)]),
        unsigned("UCHAR ObjectCount").at(5..6).about("Number of valid elements in ObjectRecord.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(6..8),
        field(
            "WMI_WAIT_OBJECT_RECORD ObjectRecord",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 64 }
        )
            .at(8..520).about("Objects. ObjectCount elements are valid.").with(&[More::Fields(&[
            address("PVOID ObjectRecord.Object").at(8..12).means(Meaning::KernelObject),
            unsigned("UCHAR ObjectRecord.ObjectType").at(12..13).means(Meaning::Enumeration),
            field("padding ", Kind::Padding).at(13..16),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_MULTIPLE", "WmiWaitMultiplePtr64")
    .size(1032)
    .about("Thread waits for several objects.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ThreadId").at(0..4).means(Meaning::ThreadId),
        unsigned("UCHAR WaitType").at(4..5)
            .about("Condition for the end of the wait: any object is signaled, or all are.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiWaitMultipleType::VALUES)]),
        unsigned("UCHAR ObjectCount").at(5..6).about("Number of valid elements in ObjectRecord.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(6..8),
        field(
            "WMI_WAIT_OBJECT_RECORD ObjectRecord",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 64 }
        )
            .at(8..1032).about("Objects. ObjectCount elements are valid.").with(&[More::Fields(&[
            address("PVOID ObjectRecord.Object").at(8..16).means(Meaning::KernelObject),
            unsigned("UCHAR ObjectRecord.ObjectType").at(16..17).means(Meaning::Enumeration),
            field("padding ", Kind::Padding).at(17..24),
        ])]),
    ]);
fixed! {
    /// Thread waits for several objects.
    ///
    /// In C: `WMI_WAIT_MULTIPLE`, 0x208 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 64 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    owned WmiWaitMultiplePtr32 / WmiWaitMultiplePtr32View: lone,
        name = "WMI_WAIT_MULTIPLE", size = 520, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Condition for the end of the wait: any object is signaled, or all are. `UCHAR WaitType` at 0x04.
        wait_type / set_wait_type: crate::payloads::sync::WmiWaitMultipleType, at = 4;
        /// Number of valid elements in ObjectRecord. `UCHAR ObjectCount` at 0x05.
        object_count / set_object_count: u8, at = 5;
        /// Objects. ObjectCount elements are valid. `WMI_WAIT_OBJECT_RECORD ObjectRecord` at 0x08.
        object_record / set_object_record: [crate::payloads::sync::WmiWaitObjectRecordPtr32; 64], at = 8;
    }
}

fixed! {
    /// Thread waits for several objects.
    ///
    /// In C: `WMI_WAIT_MULTIPLE`, 0x408 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 64 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_WAIT_MULTIPLE")]
    owned WmiWaitMultiplePtr64 / WmiWaitMultiplePtr64View: lone,
        name = "WMI_WAIT_MULTIPLE", size = 1032, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
        thread_id / set_thread_id: u32, at = 0;
        /// Condition for the end of the wait: any object is signaled, or all are. `UCHAR WaitType` at 0x04.
        wait_type / set_wait_type: crate::payloads::sync::WmiWaitMultipleType, at = 4;
        /// Number of valid elements in ObjectRecord. `UCHAR ObjectCount` at 0x05.
        object_count / set_object_count: u8, at = 5;
        /// Objects. ObjectCount elements are valid. `WMI_WAIT_OBJECT_RECORD ObjectRecord` at 0x08.
        object_record / set_object_record: [crate::payloads::sync::WmiWaitObjectRecordPtr64; 64], at = 8;
    }
}

/// Alias of [`WmiWaitMultiplePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitMultiplePtr32` or `WmiWaitMultiplePtr64`"]
pub type WmiWaitMultiple = WmiWaitMultiplePtr64;
/// Alias of [`WmiWaitMultiplePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitMultiplePtr32View` or `WmiWaitMultiplePtr64View`"]
pub type WmiWaitMultipleView<'a> = WmiWaitMultiplePtr64View<'a>;
