// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_SCHEDULE_READ_AHEAD in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The cache manager plans to read ahead.
///
/// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x48 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
pub struct PerfinfoCcScheduleReadAheadX64 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u64,
    /// `ULONG_PTR FileObjectKey`, at 0x08. The file, by the address of its object.
    pub file_object_key: u64,
    /// `ULONGLONG FileOffset`, at 0x10. Where the program reads. Unit: bytes.
    pub file_offset: u64,
    /// `ULONG Length`, at 0x18. How much the program reads. Unit: bytes.
    pub length: u32,
    /// `ULONG ReadAheadUnit`, at 0x1C. Unit: bytes.
    pub read_ahead_unit: u32,
    /// `ULONG ReadAheadLength`, at 0x20. Unit: bytes.
    pub read_ahead_length: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_24: Bytes<4>,
    /// `ULONGLONG ReadAheadOffset`, at 0x28. Unit: bytes.
    pub read_ahead_offset: u64,
    /// `ULONGLONG ReadAheadBeyondLastByte`, at 0x30. Up to where the file has been read ahead. Unit: bytes.
    pub read_ahead_beyond_last_byte: u64,
    /// `UCHAR ReadPattern`, at 0x38. What it is for is not known.
    pub read_pattern: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_39: Bytes<3>,
    /// `ULONG SequentialReadCount`, at 0x3C. How many reads followed one another.
    pub sequential_read_count: u32,
    /// `ULONG SharedCacheMapFlags`, at 0x40. What it is for is not known.
    pub shared_cache_map_flags: u32,
    /// The word that holds fields of bits.
    pub bits_44: u32,
}

impl PerfinfoCcScheduleReadAheadX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            work_item_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_offset: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            read_ahead_unit: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            read_ahead_length: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            padding_24: Bytes(get::<36, 4, _>(bytes)),
            read_ahead_offset: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            read_ahead_beyond_last_byte: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            read_pattern: u8::from_le_bytes(get::<56, 1, _>(bytes)),
            padding_39: Bytes(get::<57, 3, _>(bytes)),
            sequential_read_count: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            shared_cache_map_flags: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            bits_44: u32::from_le_bytes(get::<68, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 8, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_offset.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.read_ahead_unit.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.read_ahead_length.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.padding_24.0);
        put::<40, 8, _>(&mut bytes, self.read_ahead_offset.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.read_ahead_beyond_last_byte.to_le_bytes());
        put::<56, 1, _>(&mut bytes, self.read_pattern.to_le_bytes());
        put::<57, 3, _>(&mut bytes, self.padding_39.0);
        put::<60, 4, _>(&mut bytes, self.sequential_read_count.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.shared_cache_map_flags.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.bits_44.to_le_bytes());
        bytes
    }
    /// `ReadAheadSettingsChanged`, bit 0 of the word at 0x44. 1 if the settings were changed.
    #[inline]
    pub fn read_ahead_settings_changed(&self) -> u32 {
        (self.bits_44 >> 0) & 0x1
    }
    /// Sets `ReadAheadSettingsChanged`.
    #[inline]
    pub fn set_read_ahead_settings_changed(&mut self, value: u32) {
        let word = self.bits_44 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_44 = word;
    }
    /// `ReadAheadActive`, bit 1 of the word at 0x44. 1 if reading ahead is under way.
    #[inline]
    pub fn read_ahead_active(&self) -> u32 {
        (self.bits_44 >> 1) & 0x1
    }
    /// Sets `ReadAheadActive`.
    #[inline]
    pub fn set_read_ahead_active(&mut self, value: u32) {
        let word = self.bits_44 & !(0x1 << 1) | (value & 0x1) << 1; self.bits_44 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_schedule_read_ahead::V5_0X64;
}

fixed_record!(PerfinfoCcScheduleReadAheadX64, PerfinfoCcScheduleReadAheadX64View, 72, "PERFINFO_CC_SCHEDULE_READ_AHEAD");
getters! {
    self PerfinfoCcScheduleReadAheadX64View "PerfinfoCcScheduleReadAheadX64View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR FileObjectKey`, at 0x08.
        file_object_key: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONGLONG FileOffset`, at 0x10.
        file_offset: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG Length`, at 0x18.
        length: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG ReadAheadUnit`, at 0x1C.
        read_ahead_unit: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG ReadAheadLength`, at 0x20.
        read_ahead_length: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONGLONG ReadAheadOffset`, at 0x28.
        read_ahead_offset: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONGLONG ReadAheadBeyondLastByte`, at 0x30.
        read_ahead_beyond_last_byte: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `UCHAR ReadPattern`, at 0x38.
        read_pattern: u8 = u8::from_le_bytes(get::<56, 1, _>(self.fixed));
        /// `ULONG SequentialReadCount`, at 0x3C.
        sequential_read_count: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG SharedCacheMapFlags`, at 0x40.
        shared_cache_map_flags: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `ReadAheadSettingsChanged`, bit 0 of the word at 0x44.
        read_ahead_settings_changed: u32 = (u32::from_le_bytes(get::<68, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `ReadAheadActive`, bit 1 of the word at 0x44.
        read_ahead_active: u32 = (u32::from_le_bytes(get::<68, 4, _>(self.fixed)) >> 1) & 0x1;
    }
}
