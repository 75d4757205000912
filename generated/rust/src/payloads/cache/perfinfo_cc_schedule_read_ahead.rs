// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Cache manager schedules a read-ahead.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_CC_SCHEDULE_READ_AHEAD", "PerfinfoCcScheduleReadAheadPtr32")
    .size(64)
    .about("Cache manager schedules a read-ahead.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..4).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(4..8).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG FileOffset").at(8..16).about("Offset at which the program reads.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(16..20).about("Size of the program's read.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG ReadAheadUnit").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ReadAheadLength").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(28..32),
        unsigned("ULONGLONG ReadAheadOffset").at(32..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG ReadAheadBeyondLastByte").at(40..48)
            .about("End of the part of the file already read ahead.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("UCHAR ReadPattern").at(48..49).of_unknown_purpose(),
        field("padding ", Kind::Padding).at(49..52),
        unsigned("ULONG SequentialReadCount").at(52..56).about("Number of consecutive sequential reads.")
            .means(Meaning::Count),
        unsigned("ULONG SharedCacheMapFlags").at(56..60).means(Meaning::Flags),
        bit_fields("ULONG ").at(60..64).with(&[More::Fields(&[
            bit("ULONG ReadAheadSettingsChanged").at(60..64).bits(0..1).about("1 if the settings were changed.")
                .means(Meaning::Boolean),
            bit("ULONG ReadAheadActive").at(60..64).bits(1..2).about("1 if a read-ahead is in progress.")
                .means(Meaning::Boolean),
            bit("ULONG ").at(60..64).bits(2..32).of_unknown_purpose(),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_CC_SCHEDULE_READ_AHEAD", "PerfinfoCcScheduleReadAheadPtr64")
    .size(72)
    .about("Cache manager schedules a read-ahead.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR WorkItemKey").at(0..8).about("Correlates the events of the work item.")
            .means(Meaning::Identifier),
        address("ULONG_PTR FileObjectKey").at(8..16).about("File object pointer.").means(Meaning::FileObject),
        unsigned("ULONGLONG FileOffset").at(16..24).about("Offset at which the program reads.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG Length").at(24..28).about("Size of the program's read.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG ReadAheadUnit").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ReadAheadLength").at(32..36).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("padding ", Kind::Padding).at(36..40),
        unsigned("ULONGLONG ReadAheadOffset").at(40..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONGLONG ReadAheadBeyondLastByte").at(48..56)
            .about("End of the part of the file already read ahead.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("UCHAR ReadPattern").at(56..57).of_unknown_purpose(),
        field("padding ", Kind::Padding).at(57..60),
        unsigned("ULONG SequentialReadCount").at(60..64).about("Number of consecutive sequential reads.")
            .means(Meaning::Count),
        unsigned("ULONG SharedCacheMapFlags").at(64..68).means(Meaning::Flags),
        bit_fields("ULONG ").at(68..72).with(&[More::Fields(&[
            bit("ULONG ReadAheadSettingsChanged").at(68..72).bits(0..1).about("1 if the settings were changed.")
                .means(Meaning::Boolean),
            bit("ULONG ReadAheadActive").at(68..72).bits(1..2).about("1 if a read-ahead is in progress.")
                .means(Meaning::Boolean),
            bit("ULONG ").at(68..72).bits(2..32).of_unknown_purpose(),
        ])]),
    ]);
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
    owned PerfinfoCcScheduleReadAheadPtr32 / PerfinfoCcScheduleReadAheadPtr32View: lone,
        name = "PERFINFO_CC_SCHEDULE_READ_AHEAD", size = 64, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u32, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x04.
        file_object_key / set_file_object_key: u32, at = 4;
        /// Offset at which the program reads. `ULONGLONG FileOffset` at 0x08. Unit: bytes.
        file_offset / set_file_offset: u64, at = 8;
        /// Size of the program's read. `ULONG Length` at 0x10. Unit: bytes.
        length / set_length: u32, at = 16;
        /// `ULONG ReadAheadUnit` at 0x14. Unit: bytes.
        read_ahead_unit / set_read_ahead_unit: u32, at = 20;
        /// `ULONG ReadAheadLength` at 0x18. Unit: bytes.
        read_ahead_length / set_read_ahead_length: u32, at = 24;
        /// `ULONGLONG ReadAheadOffset` at 0x20. Unit: bytes.
        read_ahead_offset / set_read_ahead_offset: u64, at = 32;
        /// End of the part of the file already read ahead. `ULONGLONG ReadAheadBeyondLastByte` at 0x28. Unit: bytes.
        read_ahead_beyond_last_byte / set_read_ahead_beyond_last_byte: u64, at = 40;
        /// Purpose unknown. `UCHAR ReadPattern` at 0x30.
        read_pattern / set_read_pattern: u8, at = 48;
        /// Number of consecutive sequential reads. `ULONG SequentialReadCount` at 0x34.
        sequential_read_count / set_sequential_read_count: u32, at = 52;
        /// `ULONG SharedCacheMapFlags` at 0x38.
        shared_cache_map_flags / set_shared_cache_map_flags: u32, at = 56;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x3C.
        read_ahead_settings_changed / set_read_ahead_settings_changed: u32, at = 60, size = 4, bits = 0..1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x3C.
        read_ahead_active / set_read_ahead_active: u32, at = 60, size = 4, bits = 1..2;
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
    owned PerfinfoCcScheduleReadAheadPtr64 / PerfinfoCcScheduleReadAheadPtr64View: lone,
        name = "PERFINFO_CC_SCHEDULE_READ_AHEAD", size = 72, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Correlates the events of the work item. `ULONG_PTR WorkItemKey` at 0x00.
        work_item_key / set_work_item_key: u64, at = 0;
        /// File object pointer. `ULONG_PTR FileObjectKey` at 0x08.
        file_object_key / set_file_object_key: u64, at = 8;
        /// Offset at which the program reads. `ULONGLONG FileOffset` at 0x10. Unit: bytes.
        file_offset / set_file_offset: u64, at = 16;
        /// Size of the program's read. `ULONG Length` at 0x18. Unit: bytes.
        length / set_length: u32, at = 24;
        /// `ULONG ReadAheadUnit` at 0x1C. Unit: bytes.
        read_ahead_unit / set_read_ahead_unit: u32, at = 28;
        /// `ULONG ReadAheadLength` at 0x20. Unit: bytes.
        read_ahead_length / set_read_ahead_length: u32, at = 32;
        /// `ULONGLONG ReadAheadOffset` at 0x28. Unit: bytes.
        read_ahead_offset / set_read_ahead_offset: u64, at = 40;
        /// End of the part of the file already read ahead. `ULONGLONG ReadAheadBeyondLastByte` at 0x30. Unit: bytes.
        read_ahead_beyond_last_byte / set_read_ahead_beyond_last_byte: u64, at = 48;
        /// Purpose unknown. `UCHAR ReadPattern` at 0x38.
        read_pattern / set_read_pattern: u8, at = 56;
        /// Number of consecutive sequential reads. `ULONG SequentialReadCount` at 0x3C.
        sequential_read_count / set_sequential_read_count: u32, at = 60;
        /// `ULONG SharedCacheMapFlags` at 0x40.
        shared_cache_map_flags / set_shared_cache_map_flags: u32, at = 64;
    }
    bits {
        /// 1 if the settings were changed. `ReadAheadSettingsChanged`, bit 0 of the integer at 0x44.
        read_ahead_settings_changed / set_read_ahead_settings_changed: u32, at = 68, size = 4, bits = 0..1;
        /// 1 if a read-ahead is in progress. `ReadAheadActive`, bit 1 of the integer at 0x44.
        read_ahead_active / set_read_ahead_active: u32, at = 68, size = 4, bits = 1..2;
    }
}

/// Alias of [`PerfinfoCcScheduleReadAheadPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcScheduleReadAheadPtr32` or \
        `PerfinfoCcScheduleReadAheadPtr64`"
]
pub type PerfinfoCcScheduleReadAhead = PerfinfoCcScheduleReadAheadPtr64;
/// Alias of [`PerfinfoCcScheduleReadAheadPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoCcScheduleReadAheadPtr32View` or \
        `PerfinfoCcScheduleReadAheadPtr64View`"
]
pub type PerfinfoCcScheduleReadAheadView<'a> = PerfinfoCcScheduleReadAheadPtr64View<'a>;
