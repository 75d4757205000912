// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo spec generate`. Do not edit: edit that file.

//! Cache manager schedules a read-ahead.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_SCHEDULE_READ_AHEAD", "PerfinfoCcScheduleReadAheadPtr32", (64, 64), "Cache manager schedules a read-ahead.", &[
    address("WorkItemKey", 0, 4, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 4, 4, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("FileOffset", 8, 8, "ULONGLONG", "Offset at which the program reads.").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 16, 4, "ULONG", "Size of the program's read.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadUnit", 20, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadLength", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("", 28, 4, "padding", Kind::Padding, ""),
    unsigned("ReadAheadOffset", 32, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadBeyondLastByte", 40, 8, "ULONGLONG", "End of the part of the file already read ahead.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadPattern", 48, 1, "UCHAR", "").of_unknown_purpose(),
    field("", 49, 3, "padding", Kind::Padding, ""),
    unsigned("SequentialReadCount", 52, 4, "ULONG", "Number of consecutive sequential reads.").means(Meaning::Count),
    unsigned("SharedCacheMapFlags", 56, 4, "ULONG", "").means(Meaning::Flags),
    field("", 60, 4, "ULONG", Kind::Bits, "").with(&[
        bit("ReadAheadSettingsChanged", (60, 4), "ULONG", 0, 1, "1 if the settings were changed.").means(Meaning::Boolean),
        bit("ReadAheadActive", (60, 4), "ULONG", 1, 1, "1 if a read-ahead is in progress.").means(Meaning::Boolean),
        bit("", (60, 4), "ULONG", 2, 30, "").of_unknown_purpose(),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_SCHEDULE_READ_AHEAD", "PerfinfoCcScheduleReadAheadPtr64", (72, 72), "Cache manager schedules a read-ahead.", &[
    address("WorkItemKey", 0, 8, "ULONG_PTR", "Correlates the events of the work item.").means(Meaning::Identifier),
    address("FileObjectKey", 8, 8, "ULONG_PTR", "File object pointer.").means(Meaning::FileObject),
    unsigned("FileOffset", 16, 8, "ULONGLONG", "Offset at which the program reads.").in_units("bytes").means(Meaning::Bytes),
    unsigned("Length", 24, 4, "ULONG", "Size of the program's read.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadUnit", 28, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadLength", 32, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    field("", 36, 4, "padding", Kind::Padding, ""),
    unsigned("ReadAheadOffset", 40, 8, "ULONGLONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadAheadBeyondLastByte", 48, 8, "ULONGLONG", "End of the part of the file already read ahead.").in_units("bytes").means(Meaning::Bytes),
    unsigned("ReadPattern", 56, 1, "UCHAR", "").of_unknown_purpose(),
    field("", 57, 3, "padding", Kind::Padding, ""),
    unsigned("SequentialReadCount", 60, 4, "ULONG", "Number of consecutive sequential reads.").means(Meaning::Count),
    unsigned("SharedCacheMapFlags", 64, 4, "ULONG", "").means(Meaning::Flags),
    field("", 68, 4, "ULONG", Kind::Bits, "").with(&[
        bit("ReadAheadSettingsChanged", (68, 4), "ULONG", 0, 1, "1 if the settings were changed.").means(Meaning::Boolean),
        bit("ReadAheadActive", (68, 4), "ULONG", 1, 1, "1 if a read-ahead is in progress.").means(Meaning::Boolean),
        bit("", (68, 4), "ULONG", 2, 30, "").of_unknown_purpose(),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Cache manager schedules a read-ahead.
    ///
    /// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x40 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of SharedCacheMapFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    owned PerfinfoCcScheduleReadAheadPtr32 / PerfinfoCcScheduleReadAheadPtr32View: lone [64] "PERFINFO_CC_SCHEDULE_READ_AHEAD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u32 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key set_file_object_key: u32 = 4;
        /// Offset at which the program reads. `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset set_file_offset: u64 = 8;
        /// Size of the program's read. `ULONG Length` at 0x10. Unit: bytes.
        length set_length: u32 = 16;
        /// `ULONG ReadAheadUnit` at 0x14. Unit: bytes.
        read_ahead_unit set_read_ahead_unit: u32 = 20;
        /// `ULONG ReadAheadLength` at 0x18. Unit: bytes.
        read_ahead_length set_read_ahead_length: u32 = 24;
        /// `ULONGLONG ReadAheadOffset` at 0x20. Unit: bytes.
        read_ahead_offset set_read_ahead_offset: u64 = 32;
        /// End of the part of the file already read ahead. `ULONGLONG ReadAheadBeyondLastByte` at 0x28. Unit: bytes.
        read_ahead_beyond_last_byte set_read_ahead_beyond_last_byte: u64 = 40;
        /// Purpose unknown. `UCHAR ReadPattern` at 0x30.
        read_pattern set_read_pattern: u8 = 48;
        /// Number of consecutive sequential reads. `ULONG SequentialReadCount` at 0x34.
        sequential_read_count set_sequential_read_count: u32 = 52;
        /// `ULONG SharedCacheMapFlags` at 0x38.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 56;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x3C.
        read_ahead_settings_changed set_read_ahead_settings_changed: u32 = 4 60 0 1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x3C.
        read_ahead_active set_read_ahead_active: u32 = 4 60 1 1;
    }
}

fixed! {
    /// Cache manager schedules a read-ahead.
    ///
    /// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x48 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Bits of SharedCacheMapFlags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    owned PerfinfoCcScheduleReadAheadPtr64 / PerfinfoCcScheduleReadAheadPtr64View: lone [72] "PERFINFO_CC_SCHEDULE_READ_AHEAD" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key set_work_item_key: u64 = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key set_file_object_key: u64 = 8;
        /// Offset at which the program reads. `ULONGLONG FileOffset` at 0x10. Unit: bytes.
        file_offset set_file_offset: u64 = 16;
        /// Size of the program's read. `ULONG Length` at 0x18. Unit: bytes.
        length set_length: u32 = 24;
        /// `ULONG ReadAheadUnit` at 0x1C. Unit: bytes.
        read_ahead_unit set_read_ahead_unit: u32 = 28;
        /// `ULONG ReadAheadLength` at 0x20. Unit: bytes.
        read_ahead_length set_read_ahead_length: u32 = 32;
        /// `ULONGLONG ReadAheadOffset` at 0x28. Unit: bytes.
        read_ahead_offset set_read_ahead_offset: u64 = 40;
        /// End of the part of the file already read ahead. `ULONGLONG ReadAheadBeyondLastByte` at 0x30. Unit: bytes.
        read_ahead_beyond_last_byte set_read_ahead_beyond_last_byte: u64 = 48;
        /// Purpose unknown. `UCHAR ReadPattern` at 0x38.
        read_pattern set_read_pattern: u8 = 56;
        /// Number of consecutive sequential reads. `ULONG SequentialReadCount` at 0x3C.
        sequential_read_count set_sequential_read_count: u32 = 60;
        /// `ULONG SharedCacheMapFlags` at 0x40.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 64;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x44.
        read_ahead_settings_changed set_read_ahead_settings_changed: u32 = 4 68 0 1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x44.
        read_ahead_active set_read_ahead_active: u32 = 4 68 1 1;
    }
}

/// Alias of [`PerfinfoCcScheduleReadAheadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcScheduleReadAheadPtr32` or `PerfinfoCcScheduleReadAheadPtr64`"]
pub type PerfinfoCcScheduleReadAhead = PerfinfoCcScheduleReadAheadPtr64;
/// Alias of [`PerfinfoCcScheduleReadAheadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoCcScheduleReadAheadPtr32View` or `PerfinfoCcScheduleReadAheadPtr64View`"]
pub type PerfinfoCcScheduleReadAheadView<'a> = PerfinfoCcScheduleReadAheadPtr64View<'a>;
