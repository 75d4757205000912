// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_BUFFER_HEADER in the form of releases early 6.0 with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a trace buffer, in memory and in a log file.
///
/// An older form.
/// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Releases early 6.0 with 32 bit pointers.
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
pub struct V6_0X86 {
    /// The bytes that `Wnode`, `BufferSize`, `SavedOffset`, `CurrentOffset`, `ReferenceCount`, `TimeStamp`, `StartPerfClock`, `SequenceNumber`, `Spare0`, `Spare1`, `ClientContext`, `State`, `Flags` share.
    pub union_00: Bytes<48>,
    /// `ULONG Offset`, at 0x30. How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here. Unit: bytes.
    pub offset: u32,
    /// `USHORT BufferFlag`, at 0x34. Whether the buffer is compressed, a flush marker, or came after a loss.
    pub buffer_flag: crate::buffers::EtwBufferFlag,
    /// `USHORT BufferType`, at 0x36. What sort of data the buffer holds.
    pub buffer_type: crate::buffers::EtwBufferType,
    /// The bytes that `Padding1`, `StartTime`, `Entry`, `SlistEntry`, `NextBuffer`, `GlobalEntry` share.
    pub union_38: Bytes<16>,
}

impl V6_0X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            union_00: Bytes(get::<0, 48, _>(bytes)),
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
        put::<0, 48, _>(&mut bytes, self.union_00.0);
        put::<48, 4, _>(&mut bytes, self.offset.to_le_bytes());
        put::<52, 2, _>(&mut bytes, self.buffer_flag.to_le());
        put::<54, 2, _>(&mut bytes, self.buffer_type.to_le());
        put::<56, 16, _>(&mut bytes, self.union_38.0);
        bytes
    }
    /// `WNODE_HEADER Wnode`, at 0x00. The header that the structure was made from.
    #[inline]
    pub fn wnode(&self) -> crate::headers::WnodeHeaderX86 {
        crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(&self.union_00.0))
    }
    /// Sets `Wnode`.
    #[inline]
    pub fn set_wnode(&mut self, value: crate::headers::WnodeHeaderX86) {
        put::<0, 48, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `ULONG BufferSize`, at 0x00. In a file, how far it is from this buffer to the next, or to the end. Unit: bytes.
    #[inline]
    pub fn buffer_size(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `BufferSize`.
    #[inline]
    pub fn set_buffer_size(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG SavedOffset`, at 0x04. How much of the buffer is valid, this header included. Unit: bytes.
    #[inline]
    pub fn saved_offset(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_00.0))
    }
    /// Sets `SavedOffset`.
    #[inline]
    pub fn set_saved_offset(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG CurrentOffset`, at 0x08. Where the logger writes the next event. Unit: bytes.
    #[inline]
    pub fn current_offset(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(&self.union_00.0))
    }
    /// Sets `CurrentOffset`.
    #[inline]
    pub fn set_current_offset(&mut self, value: u32) {
        put::<8, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `LONG ReferenceCount`, at 0x0C. How many references the logger has to the buffer; before 6.0 it is at 0x00.
    #[inline]
    pub fn reference_count(&self) -> i32 {
        i32::from_le_bytes(get::<12, 4, _>(&self.union_00.0))
    }
    /// Sets `ReferenceCount`.
    #[inline]
    pub fn set_reference_count(&mut self, value: i32) {
        put::<12, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `LARGE_INTEGER TimeStamp`, at 0x10. When the buffer was flushed.
    #[inline]
    pub fn time_stamp(&self) -> i64 {
        i64::from_le_bytes(get::<16, 8, _>(&self.union_00.0))
    }
    /// Sets `TimeStamp`.
    #[inline]
    pub fn set_time_stamp(&mut self, value: i64) {
        put::<16, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `LARGE_INTEGER StartPerfClock`, at 0x10. A reference time on the performance clock: from 6.1 a field of ReferenceTime has this name.
    #[inline]
    pub fn start_perf_clock(&self) -> i64 {
        i64::from_le_bytes(get::<16, 8, _>(&self.union_00.0))
    }
    /// Sets `StartPerfClock`.
    #[inline]
    pub fn set_start_perf_clock(&mut self, value: i64) {
        put::<16, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `LONGLONG SequenceNumber`, at 0x18. The number of the buffer within its session.
    #[inline]
    pub fn sequence_number(&self) -> i64 {
        i64::from_le_bytes(get::<24, 8, _>(&self.union_00.0))
    }
    /// Sets `SequenceNumber`.
    #[inline]
    pub fn set_sequence_number(&mut self, value: i64) {
        put::<24, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG Spare0`, at 0x20. What it is for is not known.
    #[inline]
    pub fn spare0(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(&self.union_00.0))
    }
    /// Sets `Spare0`.
    #[inline]
    pub fn set_spare0(&mut self, value: u32) {
        put::<32, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG Spare1`, at 0x24. What it is for is not known.
    #[inline]
    pub fn spare1(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(&self.union_00.0))
    }
    /// Sets `Spare1`.
    #[inline]
    pub fn set_spare1(&mut self, value: u32) {
        put::<36, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ETW_BUFFER_CONTEXT ClientContext`, at 0x28. The processor and the logger that the buffer belongs to.
    #[inline]
    pub fn client_context(&self) -> crate::buffers::etw_buffer_context::V6_0 {
        crate::buffers::etw_buffer_context::V6_0::from_bytes(part::<40, 4, _>(&self.union_00.0))
    }
    /// Sets `ClientContext`.
    #[inline]
    pub fn set_client_context(&mut self, value: crate::buffers::etw_buffer_context::V6_0) {
        put::<40, 4, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `ETW_BUFFER_STATE State`, at 0x2C. What the buffer is being used for.
    #[inline]
    pub fn state(&self) -> crate::buffers::EtwBufferState {
        crate::buffers::EtwBufferState::from_le(get::<44, 4, _>(&self.union_00.0))
    }
    /// Sets `State`.
    #[inline]
    pub fn set_state(&mut self, value: crate::buffers::EtwBufferState) {
        put::<44, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// `ULONG Flags`, at 0x2C. Remains from 5.2, without use.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(&self.union_00.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<44, 4, _>(&mut self.union_00.0, value.to_le_bytes());
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
    /// `LARGE_INTEGER StartTime`, at 0x38. A reference time: from 6.1 a field of ReferenceTime has this name.
    #[inline]
    pub fn start_time(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(&self.union_38.0))
    }
    /// Sets `StartTime`.
    #[inline]
    pub fn set_start_time(&mut self, value: i64) {
        put::<0, 8, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `LIST_ENTRY Entry`, at 0x38. The link in a list of the logger's; before 6.0 it is at 0x18.
    #[inline]
    pub fn entry(&self) -> crate::buffers::ListEntryX86 {
        crate::buffers::ListEntryX86::from_bytes(part::<0, 8, _>(&self.union_38.0))
    }
    /// Sets `Entry`.
    #[inline]
    pub fn set_entry(&mut self, value: crate::buffers::ListEntryX86) {
        put::<0, 8, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x38. The link in a list of the logger's; before 6.0 it is at 0x1C or, in 64-bit Windows, 0x20, and from late 6.0 at 0x20.
    #[inline]
    pub fn slist_entry(&self) -> crate::buffers::SingleListEntryX86 {
        crate::buffers::SingleListEntryX86::from_bytes(part::<0, 4, _>(&self.union_38.0))
    }
    /// Sets `SlistEntry`.
    #[inline]
    pub fn set_slist_entry(&mut self, value: crate::buffers::SingleListEntryX86) {
        put::<0, 4, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// `WMI_BUFFER_HEADER * NextBuffer`, at 0x38. The next buffer to be flushed; from late 6.0 it is at 0x20.
    #[inline]
    pub fn next_buffer(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_38.0))
    }
    /// Sets `NextBuffer`.
    #[inline]
    pub fn set_next_buffer(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `SINGLE_LIST_ENTRY GlobalEntry`, at 0x3C. The link in the logger's global list.
    #[inline]
    pub fn global_entry(&self) -> crate::buffers::SingleListEntryX86 {
        crate::buffers::SingleListEntryX86::from_bytes(part::<4, 4, _>(&self.union_38.0))
    }
    /// Sets `GlobalEntry`.
    #[inline]
    pub fn set_global_entry(&mut self, value: crate::buffers::SingleListEntryX86) {
        put::<4, 4, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_buffer_header::V6_0X86;
}

fixed_record!(V6_0X86, V6_0X86View, 72, "WMI_BUFFER_HEADER");
getters! {
    self V6_0X86View "V6_0X86View" {
        /// `WNODE_HEADER Wnode`, at 0x00.
        wnode: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
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
        /// `LARGE_INTEGER StartPerfClock`, at 0x10.
        start_perf_clock: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `LONGLONG SequenceNumber`, at 0x18.
        sequence_number: i64 = i64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG Spare0`, at 0x20.
        spare0: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Spare1`, at 0x24.
        spare1: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ETW_BUFFER_CONTEXT ClientContext`, at 0x28.
        client_context: crate::buffers::etw_buffer_context::V6_0View<'a> = crate::buffers::etw_buffer_context::V6_0View::from_bytes(part::<40, 4, _>(self.fixed));
        /// `ETW_BUFFER_STATE State`, at 0x2C.
        state: crate::buffers::EtwBufferState = crate::buffers::EtwBufferState::from_le(get::<44, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x2C.
        flags: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG Offset`, at 0x30.
        offset: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `USHORT BufferFlag`, at 0x34.
        buffer_flag: crate::buffers::EtwBufferFlag = crate::buffers::EtwBufferFlag::from_le(get::<52, 2, _>(self.fixed));
        /// `USHORT BufferType`, at 0x36.
        buffer_type: crate::buffers::EtwBufferType = crate::buffers::EtwBufferType::from_le(get::<54, 2, _>(self.fixed));
        /// `ULONG Padding1`, at 0x38.
        padding1: [u32; 4] = array(part::<56, 16, _>(self.fixed), u32::from_le_bytes);
        /// `LARGE_INTEGER StartTime`, at 0x38.
        start_time: i64 = i64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `LIST_ENTRY Entry`, at 0x38.
        entry: crate::buffers::ListEntryX86View<'a> = crate::buffers::ListEntryX86View::from_bytes(part::<56, 8, _>(self.fixed));
        /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x38.
        slist_entry: crate::buffers::SingleListEntryX86View<'a> = crate::buffers::SingleListEntryX86View::from_bytes(part::<56, 4, _>(self.fixed));
        /// `WMI_BUFFER_HEADER * NextBuffer`, at 0x38.
        next_buffer: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `SINGLE_LIST_ENTRY GlobalEntry`, at 0x3C.
        global_entry: crate::buffers::SingleListEntryX86View<'a> = crate::buffers::SingleListEntryX86View::from_bytes(part::<60, 4, _>(self.fixed));
    }
}
