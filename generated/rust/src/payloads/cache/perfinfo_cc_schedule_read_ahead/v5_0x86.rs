// Generated from spec/structs/PERFINFO_CC_SCHEDULE_READ_AHEAD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_CC_SCHEDULE_READ_AHEAD in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The cache manager plans to read ahead.
///
/// In C: `PERFINFO_CC_SCHEDULE_READ_AHEAD`, 0x40 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_CC_SCHEDULE_READ_AHEAD")]
pub struct PerfinfoCcScheduleReadAheadX86 {
    /// `ULONG_PTR WorkItemKey`, at 0x00. Finds the other events of the work item.
    pub work_item_key: u32,
    /// `ULONG_PTR FileObjectKey`, at 0x04. The file, by the address of its object.
    pub file_object_key: u32,
    /// `ULONGLONG FileOffset`, at 0x08. Where the program reads. Unit: bytes.
    pub file_offset: u64,
    /// `ULONG Length`, at 0x10. How much the program reads. Unit: bytes.
    pub length: u32,
    /// `ULONG ReadAheadUnit`, at 0x14. Unit: bytes.
    pub read_ahead_unit: u32,
    /// `ULONG ReadAheadLength`, at 0x18. Unit: bytes.
    pub read_ahead_length: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_1c: Bytes<4>,
    /// `ULONGLONG ReadAheadOffset`, at 0x20. Unit: bytes.
    pub read_ahead_offset: u64,
    /// `ULONGLONG ReadAheadBeyondLastByte`, at 0x28. Up to where the file has been read ahead. Unit: bytes.
    pub read_ahead_beyond_last_byte: u64,
    /// `UCHAR ReadPattern`, at 0x30. What it is for is not known.
    pub read_pattern: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_31: Bytes<3>,
    /// `ULONG SequentialReadCount`, at 0x34. How many reads followed one another.
    pub sequential_read_count: u32,
    /// `ULONG SharedCacheMapFlags`, at 0x38. What it is for is not known.
    pub shared_cache_map_flags: u32,
    /// The word that holds fields of bits.
    pub bits_3c: u32,
}

impl PerfinfoCcScheduleReadAheadX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            work_item_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            read_ahead_unit: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            read_ahead_length: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            padding_1c: Bytes(get::<28, 4, _>(bytes)),
            read_ahead_offset: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            read_ahead_beyond_last_byte: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            read_pattern: u8::from_le_bytes(get::<48, 1, _>(bytes)),
            padding_31: Bytes(get::<49, 3, _>(bytes)),
            sequential_read_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            shared_cache_map_flags: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            bits_3c: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 4, _>(&mut bytes, self.work_item_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_offset.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.read_ahead_unit.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.read_ahead_length.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.padding_1c.0);
        put::<32, 8, _>(&mut bytes, self.read_ahead_offset.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.read_ahead_beyond_last_byte.to_le_bytes());
        put::<48, 1, _>(&mut bytes, self.read_pattern.to_le_bytes());
        put::<49, 3, _>(&mut bytes, self.padding_31.0);
        put::<52, 4, _>(&mut bytes, self.sequential_read_count.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.shared_cache_map_flags.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.bits_3c.to_le_bytes());
        bytes
    }
    /// `ReadAheadSettingsChanged`, bit 0 of the word at 0x3C. 1 if the settings were changed.
    #[inline]
    pub fn read_ahead_settings_changed(&self) -> u32 {
        (self.bits_3c >> 0) & 0x1
    }
    /// Sets `ReadAheadSettingsChanged`.
    #[inline]
    pub fn set_read_ahead_settings_changed(&mut self, value: u32) {
        let word = self.bits_3c & !(0x1 << 0) | (value & 0x1) << 0; self.bits_3c = word;
    }
    /// `ReadAheadActive`, bit 1 of the word at 0x3C. 1 if reading ahead is under way.
    #[inline]
    pub fn read_ahead_active(&self) -> u32 {
        (self.bits_3c >> 1) & 0x1
    }
    /// Sets `ReadAheadActive`.
    #[inline]
    pub fn set_read_ahead_active(&mut self, value: u32) {
        let word = self.bits_3c & !(0x1 << 1) | (value & 0x1) << 1; self.bits_3c = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_cc_schedule_read_ahead::V5_0X86;
}

fixed_record!(PerfinfoCcScheduleReadAheadX86, PerfinfoCcScheduleReadAheadX86View, 64, "PERFINFO_CC_SCHEDULE_READ_AHEAD");
getters! {
    self PerfinfoCcScheduleReadAheadX86View "PerfinfoCcScheduleReadAheadX86View" {
        /// `ULONG_PTR WorkItemKey`, at 0x00.
        work_item_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObjectKey`, at 0x04.
        file_object_key: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG FileOffset`, at 0x08.
        file_offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Length`, at 0x10.
        length: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG ReadAheadUnit`, at 0x14.
        read_ahead_unit: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG ReadAheadLength`, at 0x18.
        read_ahead_length: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONGLONG ReadAheadOffset`, at 0x20.
        read_ahead_offset: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONGLONG ReadAheadBeyondLastByte`, at 0x28.
        read_ahead_beyond_last_byte: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `UCHAR ReadPattern`, at 0x30.
        read_pattern: u8 = u8::from_le_bytes(get::<48, 1, _>(self.fixed));
        /// `ULONG SequentialReadCount`, at 0x34.
        sequential_read_count: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG SharedCacheMapFlags`, at 0x38.
        shared_cache_map_flags: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ReadAheadSettingsChanged`, bit 0 of the word at 0x3C.
        read_ahead_settings_changed: u32 = (u32::from_le_bytes(get::<60, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `ReadAheadActive`, bit 1 of the word at 0x3C.
        read_ahead_active: u32 = (u32::from_le_bytes(get::<60, 4, _>(self.fixed)) >> 1) & 0x1;
    }
}
