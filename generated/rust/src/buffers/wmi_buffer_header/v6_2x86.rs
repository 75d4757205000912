// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_BUFFER_HEADER in the form of releases 6.2+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a trace buffer, in memory and in a log file.
///
/// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Releases 6.2+ with 32 bit pointers.
///
/// A log file is a sequence of trace buffers as they were in memory, so parts of this header are of use to the logger only, and addresses in it mean nothing in a file. Up to and including 6.0 it lies over a WNODE_HEADER. Symbol files have it from Windows XP SP3 and Windows Server 2003 SP2 on; what is said of earlier ones is inferred from the kernel's code.
///
/// What no source says:
///
/// - The names and types of Windows 2000, of Windows XP before SP3 and of Windows Server 2003 before SP2: those given here are inferred.
/// - What UsePerfClock, the Reserved fields, the Spare fields, Pointer0 and Pointer1 are for.
/// - What decides which arm of the union at 0x38 holds.
/// - What tells a reader, in a file of 5.0 to 5.2, how far it is to the next buffer: only Wnode has a BufferSize there, and ReferenceCount takes its bytes.
///
/// Source: Geoff Chappell, *WMI_BUFFER_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_BUFFER_HEADER")]
pub struct WmiBufferHeaderX86 {
    /// `ULONG BufferSize`, at 0x00. In a file, how far it is from this buffer to the next, or to the end; for a compressed buffer that is less than the buffer's size in memory. Unit: bytes.
    pub buffer_size: u32,
    /// `ULONG SavedOffset`, at 0x04. How much of the buffer is valid, this header included; for a compressed buffer, once it is decompressed. Unit: bytes.
    pub saved_offset: u32,
    /// `ULONG CurrentOffset`, at 0x08. Where the logger writes the next event. Unit: bytes.
    pub current_offset: u32,
    /// `LONG ReferenceCount`, at 0x0C. How many references the logger has to the buffer: 0 in files.
    pub reference_count: i32,
    /// `LARGE_INTEGER TimeStamp`, at 0x10. When the buffer was flushed.
    pub time_stamp: i64,
    /// `LONGLONG SequenceNumber`, at 0x18. The number of the buffer within its session.
    pub sequence_number: i64,
    /// The bytes that `ClockType`, `Frequency`, `SlistEntry`, `NextBuffer` share.
    pub union_20: Bytes<8>,
    /// `ETW_BUFFER_CONTEXT ClientContext`, at 0x28. The processor and the logger that the buffer belongs to.
    pub client_context: crate::buffers::EtwBufferContext,
    /// `ETW_BUFFER_STATE State`, at 0x2C. What the buffer is being used for.
    pub state: crate::buffers::EtwBufferState,
    /// `ULONG Offset`, at 0x30. How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here. Unit: bytes.
    pub offset: u32,
    /// `USHORT BufferFlag`, at 0x34. Whether the buffer is compressed, a flush marker, or came after a loss.
    pub buffer_flag: crate::buffers::EtwBufferFlag,
    /// `USHORT BufferType`, at 0x36. What sort of data the buffer holds.
    pub buffer_type: crate::buffers::EtwBufferType,
    /// The bytes that `Padding1`, `ReferenceTime`, `GlobalEntry`, `Pointer0`, `Pointer1` share.
    pub union_38: Bytes<16>,
}

impl WmiBufferHeaderX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            buffer_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            saved_offset: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            current_offset: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reference_count: i32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_stamp: i64::from_le_bytes(get::<16, 8, _>(bytes)),
            sequence_number: i64::from_le_bytes(get::<24, 8, _>(bytes)),
            union_20: Bytes(get::<32, 8, _>(bytes)),
            client_context: crate::buffers::EtwBufferContext::from_bytes(part::<40, 4, _>(bytes)),
            state: crate::buffers::EtwBufferState::from_le(get::<44, 4, _>(bytes)),
            offset: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            buffer_flag: crate::buffers::EtwBufferFlag::from_le(get::<52, 2, _>(bytes)),
            buffer_type: crate::buffers::EtwBufferType::from_le(get::<54, 2, _>(bytes)),
            union_38: Bytes(get::<56, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.saved_offset.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.current_offset.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reference_count.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.sequence_number.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.union_20.0);
        put::<40, 4, _>(&mut bytes, self.client_context.to_bytes());
        put::<44, 4, _>(&mut bytes, self.state.to_le());
        put::<48, 4, _>(&mut bytes, self.offset.to_le_bytes());
        put::<52, 2, _>(&mut bytes, self.buffer_flag.to_le());
        put::<54, 2, _>(&mut bytes, self.buffer_type.to_le());
        put::<56, 16, _>(&mut bytes, self.union_38.0);
        bytes
    }
    /// `ClockType`, bits 0 to 2 of the word at 0x20. The clock of the time stamps.
    #[inline]
    pub fn clock_type(&self) -> crate::buffers::EventTraceClock {
        crate::buffers::EventTraceClock(((u64::from_le_bytes(get::<0, 8, _>(&self.union_20.0)) >> 0) & 0x7) as u32)
    }
    /// Sets `ClockType`.
    #[inline]
    pub fn set_clock_type(&mut self, value: crate::buffers::EventTraceClock) {
        let word = u64::from_le_bytes(get::<0, 8, _>(&self.union_20.0)) & !(0x7 << 0) | (value.0 as u64 & 0x7) << 0; put::<0, 8, _>(&mut self.union_20.0, word.to_le_bytes());
    }
    /// `Frequency`, bits 3 to 63 of the word at 0x20. The frequency of that clock.
    #[inline]
    pub fn frequency(&self) -> u64 {
        (u64::from_le_bytes(get::<0, 8, _>(&self.union_20.0)) >> 3) & 0x1fffffffffffffff
    }
    /// Sets `Frequency`.
    #[inline]
    pub fn set_frequency(&mut self, value: u64) {
        let word = u64::from_le_bytes(get::<0, 8, _>(&self.union_20.0)) & !(0x1fffffffffffffff << 3) | (value & 0x1fffffffffffffff) << 3; put::<0, 8, _>(&mut self.union_20.0, word.to_le_bytes());
    }
    /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x20. The link in the local list while the logger flushes.
    #[inline]
    pub fn slist_entry(&self) -> crate::buffers::SingleListEntryX86 {
        crate::buffers::SingleListEntryX86::from_bytes(part::<0, 4, _>(&self.union_20.0))
    }
    /// Sets `SlistEntry`.
    #[inline]
    pub fn set_slist_entry(&mut self, value: crate::buffers::SingleListEntryX86) {
        put::<0, 4, _>(&mut self.union_20.0, value.to_bytes());
    }
    /// `WMI_BUFFER_HEADER * NextBuffer`, at 0x20. The next buffer to be flushed.
    #[inline]
    pub fn next_buffer(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_20.0))
    }
    /// Sets `NextBuffer`.
    #[inline]
    pub fn set_next_buffer(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_20.0, value.to_le_bytes());
    }
    /// `ULONG Padding1`, at 0x38.
    #[inline]
    pub fn padding1(&self) -> [u32; 4] {
        array(part::<0, 16, _>(&self.union_38.0), u32::from_le_bytes)
    }
    /// Sets `Padding1`.
    #[inline]
    pub fn set_padding1(&mut self, value: [u32; 4]) {
        fill(part_mut::<0, 16, _>(&mut self.union_38.0), &value, |element| element.to_le_bytes());
    }
    /// `ETW_REF_CLOCK ReferenceTime`, at 0x38. The session's reference time, for real-time events that are kept.
    #[inline]
    pub fn reference_time(&self) -> crate::buffers::EtwRefClock {
        crate::buffers::EtwRefClock::from_bytes(part::<0, 16, _>(&self.union_38.0))
    }
    /// Sets `ReferenceTime`.
    #[inline]
    pub fn set_reference_time(&mut self, value: crate::buffers::EtwRefClock) {
        put::<0, 16, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// `LIST_ENTRY GlobalEntry`, at 0x38. The link in the logger's global list.
    #[inline]
    pub fn global_entry(&self) -> crate::buffers::ListEntryX86 {
        crate::buffers::ListEntryX86::from_bytes(part::<0, 8, _>(&self.union_38.0))
    }
    /// Sets `GlobalEntry`.
    #[inline]
    pub fn set_global_entry(&mut self, value: crate::buffers::ListEntryX86) {
        put::<0, 8, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// `PVOID Pointer0`, at 0x38. What it is for is not known.
    #[inline]
    pub fn pointer0(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_38.0))
    }
    /// Sets `Pointer0`.
    #[inline]
    pub fn set_pointer0(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `PVOID Pointer1`, at 0x3C. What it is for is not known.
    #[inline]
    pub fn pointer1(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_38.0))
    }
    /// Sets `Pointer1`.
    #[inline]
    pub fn set_pointer1(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_buffer_header::V6_2X86;
}

fixed_record!(WmiBufferHeaderX86, WmiBufferHeaderX86View, 72, "WMI_BUFFER_HEADER");
getters! {
    self WmiBufferHeaderX86View "WmiBufferHeaderX86View" {
        /// `ULONG BufferSize`, at 0x00.
        buffer_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SavedOffset`, at 0x04.
        saved_offset: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG CurrentOffset`, at 0x08.
        current_offset: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `LONG ReferenceCount`, at 0x0C.
        reference_count: i32 = i32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LARGE_INTEGER TimeStamp`, at 0x10.
        time_stamp: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `LONGLONG SequenceNumber`, at 0x18.
        sequence_number: i64 = i64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ClockType`, bits 0 to 2 of the word at 0x20.
        clock_type: crate::buffers::EventTraceClock = crate::buffers::EventTraceClock(((u64::from_le_bytes(get::<32, 8, _>(self.fixed)) >> 0) & 0x7) as u32);
        /// `Frequency`, bits 3 to 63 of the word at 0x20.
        frequency: u64 = (u64::from_le_bytes(get::<32, 8, _>(self.fixed)) >> 3) & 0x1fffffffffffffff;
        /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x20.
        slist_entry: crate::buffers::SingleListEntryX86View<'a> = crate::buffers::SingleListEntryX86View::from_bytes(part::<32, 4, _>(self.fixed));
        /// `WMI_BUFFER_HEADER * NextBuffer`, at 0x20.
        next_buffer: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ETW_BUFFER_CONTEXT ClientContext`, at 0x28.
        client_context: crate::buffers::EtwBufferContextView<'a> = crate::buffers::EtwBufferContextView::from_bytes(part::<40, 4, _>(self.fixed));
        /// `ETW_BUFFER_STATE State`, at 0x2C.
        state: crate::buffers::EtwBufferState = crate::buffers::EtwBufferState::from_le(get::<44, 4, _>(self.fixed));
        /// `ULONG Offset`, at 0x30.
        offset: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `USHORT BufferFlag`, at 0x34.
        buffer_flag: crate::buffers::EtwBufferFlag = crate::buffers::EtwBufferFlag::from_le(get::<52, 2, _>(self.fixed));
        /// `USHORT BufferType`, at 0x36.
        buffer_type: crate::buffers::EtwBufferType = crate::buffers::EtwBufferType::from_le(get::<54, 2, _>(self.fixed));
        /// `ULONG Padding1`, at 0x38.
        padding1: [u32; 4] = array(part::<56, 16, _>(self.fixed), u32::from_le_bytes);
        /// `ETW_REF_CLOCK ReferenceTime`, at 0x38.
        reference_time: crate::buffers::EtwRefClockView<'a> = crate::buffers::EtwRefClockView::from_bytes(part::<56, 16, _>(self.fixed));
        /// `LIST_ENTRY GlobalEntry`, at 0x38.
        global_entry: crate::buffers::ListEntryX86View<'a> = crate::buffers::ListEntryX86View::from_bytes(part::<56, 8, _>(self.fixed));
        /// `PVOID Pointer0`, at 0x38.
        pointer0: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `PVOID Pointer1`, at 0x3C.
        pointer1: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    }
}
