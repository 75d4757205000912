// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for several objects.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_WAIT_MULTIPLE", "WmiWaitMultiplePtr32", (520, 520), "Thread waits for several objects.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("WaitType", 4, 1, "UCHAR", "Whether the wait ends when any object is signaled or when all are.").of(crate::payloads::sync::WmiWaitMultipleType::VALUES).means(Meaning::Enumeration),
    unsigned("ObjectCount", 5, 1, "UCHAR", "Number of valid elements in ObjectRecord.").means(Meaning::Count),
    field("", 6, 2, "padding", Kind::Padding, ""),
    field("ObjectRecord", 8, 512, "WMI_WAIT_OBJECT_RECORD", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 64 }, "Objects. ObjectCount elements are valid.").with(&[
        address("Object", 8, 4, "PVOID", "").at_path("ObjectRecord.Object").means(Meaning::KernelObject),
        unsigned("ObjectType", 12, 1, "UCHAR", "").at_path("ObjectRecord.ObjectType").means(Meaning::Enumeration),
        field("", 13, 3, "padding", Kind::Padding, ""),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_WAIT_MULTIPLE", "WmiWaitMultiplePtr64", (1032, 1032), "Thread waits for several objects.", &[
    unsigned("ThreadId", 0, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("WaitType", 4, 1, "UCHAR", "Whether the wait ends when any object is signaled or when all are.").of(crate::payloads::sync::WmiWaitMultipleType::VALUES).means(Meaning::Enumeration),
    unsigned("ObjectCount", 5, 1, "UCHAR", "Number of valid elements in ObjectRecord.").means(Meaning::Count),
    field("", 6, 2, "padding", Kind::Padding, ""),
    field("ObjectRecord", 8, 1024, "WMI_WAIT_OBJECT_RECORD", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 64 }, "Objects. ObjectCount elements are valid.").with(&[
        address("Object", 8, 8, "PVOID", "").at_path("ObjectRecord.Object").means(Meaning::KernelObject),
        unsigned("ObjectType", 16, 1, "UCHAR", "").at_path("ObjectRecord.ObjectType").means(Meaning::Enumeration),
        field("", 17, 7, "padding", Kind::Padding, ""),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
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
    owned WmiWaitMultiplePtr32 / WmiWaitMultiplePtr32View: lone [520] "WMI_WAIT_MULTIPLE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
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
    owned WmiWaitMultiplePtr64 / WmiWaitMultiplePtr64View: lone [1032] "WMI_WAIT_MULTIPLE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Thread ID. `ULONG ThreadId` at 0x00.
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

/// Alias of [`WmiWaitMultiplePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitMultiplePtr32` or `WmiWaitMultiplePtr64`"]
pub type WmiWaitMultiple = WmiWaitMultiplePtr64;
/// Alias of [`WmiWaitMultiplePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiWaitMultiplePtr32View` or `WmiWaitMultiplePtr64View`"]
pub type WmiWaitMultipleView<'a> = WmiWaitMultiplePtr64View<'a>;
