// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Cache manager schedules a read-ahead.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_CC_SCHEDULE_READ_AHEAD",
    aliases: &[],
    form: "PerfinfoCcScheduleReadAheadPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 64,
    fixed: 64,
    inserted: &[],
    total: None,
    summary: "Cache manager schedules a read-ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Correlates the events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 4, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the program's read.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadUnit", path: "ReadAheadUnit", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadLength", path: "ReadAheadLength", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 28, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ReadAheadOffset", path: "ReadAheadOffset", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadBeyondLastByte", path: "ReadAheadBeyondLastByte", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "End of the part of the file already read ahead.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadPattern", path: "ReadPattern", offset: 48, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 49, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SequentialReadCount", path: "SequentialReadCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of consecutive sequential reads.", units: "", unknown: false, children: &[] },
        Field { name: "SharedCacheMapFlags", path: "SharedCacheMapFlags", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReadAheadSettingsChanged", path: "ReadAheadSettingsChanged", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 if the settings were changed.", units: "", unknown: false, children: &[] },
            Field { name: "ReadAheadActive", path: "ReadAheadActive", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "1 if a read-ahead is in progress.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 60, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_CC_SCHEDULE_READ_AHEAD",
    aliases: &[],
    form: "PerfinfoCcScheduleReadAheadPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Cache manager schedules a read-ahead.",
    fields: &[
        Field { name: "WorkItemKey", path: "WorkItemKey", offset: 0, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Correlates the events of the work item.", units: "", unknown: false, children: &[] },
        Field { name: "FileObjectKey", path: "FileObjectKey", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "File object pointer.", units: "", unknown: false, children: &[] },
        Field { name: "FileOffset", path: "FileOffset", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Offset at which the program reads.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Length", path: "Length", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the program's read.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadUnit", path: "ReadAheadUnit", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadLength", path: "ReadAheadLength", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 36, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ReadAheadOffset", path: "ReadAheadOffset", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadAheadBeyondLastByte", path: "ReadAheadBeyondLastByte", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "End of the part of the file already read ahead.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReadPattern", path: "ReadPattern", offset: 56, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 57, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SequentialReadCount", path: "SequentialReadCount", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of consecutive sequential reads.", units: "", unknown: false, children: &[] },
        Field { name: "SharedCacheMapFlags", path: "SharedCacheMapFlags", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReadAheadSettingsChanged", path: "ReadAheadSettingsChanged", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "1 if the settings were changed.", units: "", unknown: false, children: &[] },
            Field { name: "ReadAheadActive", path: "ReadAheadActive", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "1 if a read-ahead is in progress.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 68, size: 4, ty: "ULONG", kind: Kind::Bit { start: 2, width: 30 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Cache manager schedules a read-ahead.
    ///
    /// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x40 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    owned PerfinfoCcScheduleReadAheadPtr32 / PerfinfoCcScheduleReadAheadPtr32View: lone [64] "PERFINFO_CC_SCHEDULE_READ_AHEAD" Table::form(&LAYOUT_0);
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
        /// Purpose unknown. `ULONG SharedCacheMapFlags` at 0x38.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 56;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x3C.
        read_ahead_settings_changed set_read_ahead_settings_changed: u32 = 4 60 0 1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x3C.
        read_ahead_active set_read_ahead_active: u32 = 4 60 1 1;
    }
}

impl PerfinfoCcScheduleReadAheadPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Cache manager schedules a read-ahead.
    ///
    /// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x48 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
    owned PerfinfoCcScheduleReadAheadPtr64 / PerfinfoCcScheduleReadAheadPtr64View: lone [72] "PERFINFO_CC_SCHEDULE_READ_AHEAD" Table::form(&LAYOUT_1);
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
        /// Purpose unknown. `ULONG SharedCacheMapFlags` at 0x40.
        shared_cache_map_flags set_shared_cache_map_flags: u32 = 64;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x44.
        read_ahead_settings_changed set_read_ahead_settings_changed: u32 = 4 68 0 1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x44.
        read_ahead_active set_read_ahead_active: u32 = 4 68 1 1;
    }
}

impl PerfinfoCcScheduleReadAheadPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
