// Generated from spec/structs/WMI_LOGGER_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_LOGGER_MODE in the form of releases 5.1..5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// How a logger works, as bits with names.
///
/// In C: `WMI_LOGGER_MODE`, 0x4 bytes. Releases 5.1..5.2.
///
/// In the kernel's WMI_LOGGER_CONTEXT it shares its bytes with the mode as a number: LOGGER_MODE. For 5.1 and 5.2 it is from symbol files, for 5.0 it is supposed.
///
/// What no source says:
///
/// - How the bits above AddHeader are declared in 5.0.
///
/// Source: Geoff Chappell, *WMI_LOGGER_MODE*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_LOGGER_MODE")]
pub struct WmiLoggerMode {
    /// The word that holds fields of bits.
    pub bits_00: u32,
}

impl WmiLoggerMode {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        bytes
    }
    /// `SequentialFile`, bit 0 of the word at 0x00. EVENT_TRACE_FILE_MODE_SEQUENTIAL.
    #[inline]
    pub fn sequential_file(&self) -> u32 {
        (self.bits_00 >> 0) & 0x1
    }
    /// Sets `SequentialFile`.
    #[inline]
    pub fn set_sequential_file(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_00 = word;
    }
    /// `CircularFile`, bit 1 of the word at 0x00. EVENT_TRACE_FILE_MODE_CIRCULAR.
    #[inline]
    pub fn circular_file(&self) -> u32 {
        (self.bits_00 >> 1) & 0x1
    }
    /// Sets `CircularFile`.
    #[inline]
    pub fn set_circular_file(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 1) | (value & 0x1) << 1; self.bits_00 = word;
    }
    /// `AppendFile`, bit 2 of the word at 0x00. EVENT_TRACE_FILE_MODE_APPEND.
    #[inline]
    pub fn append_file(&self) -> u32 {
        (self.bits_00 >> 2) & 0x1
    }
    /// Sets `AppendFile`.
    #[inline]
    pub fn set_append_file(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 2) | (value & 0x1) << 2; self.bits_00 = word;
    }
    /// `Unused1`, bits 3 to 7 of the word at 0x00.
    #[inline]
    pub fn unused1(&self) -> u32 {
        (self.bits_00 >> 3) & 0x1f
    }
    /// Sets `Unused1`.
    #[inline]
    pub fn set_unused1(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1f << 3) | (value & 0x1f) << 3; self.bits_00 = word;
    }
    /// `RealTime`, bit 8 of the word at 0x00. EVENT_TRACE_REAL_TIME_MODE.
    #[inline]
    pub fn real_time(&self) -> u32 {
        (self.bits_00 >> 8) & 0x1
    }
    /// Sets `RealTime`.
    #[inline]
    pub fn set_real_time(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 8) | (value & 0x1) << 8; self.bits_00 = word;
    }
    /// `DelayOpenFile`, bit 9 of the word at 0x00. EVENT_TRACE_DELAY_OPEN_FILE_MODE.
    #[inline]
    pub fn delay_open_file(&self) -> u32 {
        (self.bits_00 >> 9) & 0x1
    }
    /// Sets `DelayOpenFile`.
    #[inline]
    pub fn set_delay_open_file(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 9) | (value & 0x1) << 9; self.bits_00 = word;
    }
    /// `BufferOnly`, bit 10 of the word at 0x00. EVENT_TRACE_BUFFERING_MODE.
    #[inline]
    pub fn buffer_only(&self) -> u32 {
        (self.bits_00 >> 10) & 0x1
    }
    /// Sets `BufferOnly`.
    #[inline]
    pub fn set_buffer_only(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 10) | (value & 0x1) << 10; self.bits_00 = word;
    }
    /// `PrivateLogger`, bit 11 of the word at 0x00. EVENT_TRACE_PRIVATE_LOGGER_MODE.
    #[inline]
    pub fn private_logger(&self) -> u32 {
        (self.bits_00 >> 11) & 0x1
    }
    /// Sets `PrivateLogger`.
    #[inline]
    pub fn set_private_logger(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 11) | (value & 0x1) << 11; self.bits_00 = word;
    }
    /// `AddHeader`, bit 12 of the word at 0x00. EVENT_TRACE_ADD_HEADER_MODE.
    #[inline]
    pub fn add_header(&self) -> u32 {
        (self.bits_00 >> 12) & 0x1
    }
    /// Sets `AddHeader`.
    #[inline]
    pub fn set_add_header(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 12) | (value & 0x1) << 12; self.bits_00 = word;
    }
    /// `UseExisting`, bit 13 of the word at 0x00.
    #[inline]
    pub fn use_existing(&self) -> u32 {
        (self.bits_00 >> 13) & 0x1
    }
    /// Sets `UseExisting`.
    #[inline]
    pub fn set_use_existing(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 13) | (value & 0x1) << 13; self.bits_00 = word;
    }
    /// `UseGlobalSequence`, bit 14 of the word at 0x00. EVENT_TRACE_USE_GLOBAL_SEQUENCE.
    #[inline]
    pub fn use_global_sequence(&self) -> u32 {
        (self.bits_00 >> 14) & 0x1
    }
    /// Sets `UseGlobalSequence`.
    #[inline]
    pub fn set_use_global_sequence(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 14) | (value & 0x1) << 14; self.bits_00 = word;
    }
    /// `UseLocalSequence`, bit 15 of the word at 0x00. EVENT_TRACE_USE_LOCAL_SEQUENCE.
    #[inline]
    pub fn use_local_sequence(&self) -> u32 {
        (self.bits_00 >> 15) & 0x1
    }
    /// Sets `UseLocalSequence`.
    #[inline]
    pub fn set_use_local_sequence(&mut self, value: u32) {
        let word = self.bits_00 & !(0x1 << 15) | (value & 0x1) << 15; self.bits_00 = word;
    }
    /// `Unused2`, bits 16 to 31 of the word at 0x00.
    #[inline]
    pub fn unused2(&self) -> u32 {
        (self.bits_00 >> 16) & 0xffff
    }
    /// Sets `Unused2`.
    #[inline]
    pub fn set_unused2(&mut self, value: u32) {
        let word = self.bits_00 & !(0xffff << 16) | (value & 0xffff) << 16; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_logger_mode::V5_1;
}

fixed_record!(WmiLoggerMode, WmiLoggerModeView, 4, "WMI_LOGGER_MODE");
getters! {
    self WmiLoggerModeView "WmiLoggerModeView" {
        /// `SequentialFile`, bit 0 of the word at 0x00.
        sequential_file: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `CircularFile`, bit 1 of the word at 0x00.
        circular_file: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 1) & 0x1;
        /// `AppendFile`, bit 2 of the word at 0x00.
        append_file: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x1;
        /// `Unused1`, bits 3 to 7 of the word at 0x00.
        unused1: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 3) & 0x1f;
        /// `RealTime`, bit 8 of the word at 0x00.
        real_time: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 8) & 0x1;
        /// `DelayOpenFile`, bit 9 of the word at 0x00.
        delay_open_file: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 9) & 0x1;
        /// `BufferOnly`, bit 10 of the word at 0x00.
        buffer_only: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 10) & 0x1;
        /// `PrivateLogger`, bit 11 of the word at 0x00.
        private_logger: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 11) & 0x1;
        /// `AddHeader`, bit 12 of the word at 0x00.
        add_header: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 12) & 0x1;
        /// `UseExisting`, bit 13 of the word at 0x00.
        use_existing: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 13) & 0x1;
        /// `UseGlobalSequence`, bit 14 of the word at 0x00.
        use_global_sequence: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 14) & 0x1;
        /// `UseLocalSequence`, bit 15 of the word at 0x00.
        use_local_sequence: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 15) & 0x1;
        /// `Unused2`, bits 16 to 31 of the word at 0x00.
        unused2: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 16) & 0xffff;
    }
}
