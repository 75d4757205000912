// Generated from spec/structs/WMI_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_BUFFER_HEADER in the form of releases 5.1 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a trace buffer, in memory and in a log file.
///
/// An older form.
/// No source knows a Windows that has it: it is what the definition gives at this pointer size.
/// In C: `WMI_BUFFER_HEADER`, 0x48 bytes. Releases 5.1 with 64 bit pointers.
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
pub struct V5_1X64 {
    /// The bytes that `Wnode`, `Reserved1`, `Reserved2`, `Reserved3`, `Alignment`, `SlistEntry`, `Entry`, `ReferenceCount`, `SavedOffset`, `CurrentOffset`, `UsePerfClock`, `TimeStamp`, `Guid`, `ClientContext`, `State`, `Flags` share.
    pub union_00: Bytes<48>,
    /// `ULONG Offset`, at 0x30. How much of the buffer was in use when it was flushed: it can be more than SavedOffset, and the events then go on to here. Unit: bytes.
    pub offset: u32,
    /// `ULONG EventsLost`, at 0x34. How many events were lost.
    pub events_lost: u32,
    /// The bytes that `InstanceGuid`, `LoggerContext`, `GlobalEntry` share.
    pub union_38: Bytes<16>,
}

impl V5_1X64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            union_00: Bytes(get::<0, 48, _>(bytes)),
            offset: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            events_lost: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            union_38: Bytes(get::<56, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 48, _>(&mut bytes, self.union_00.0);
        put::<48, 4, _>(&mut bytes, self.offset.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.events_lost.to_le_bytes());
        put::<56, 16, _>(&mut bytes, self.union_38.0);
        bytes
    }
    /// `WNODE_HEADER Wnode`, at 0x00. The header that the structure was made from.
    #[inline]
    pub fn wnode(&self) -> crate::headers::WnodeHeaderX64 {
        crate::headers::WnodeHeaderX64::from_bytes(part::<0, 48, _>(&self.union_00.0))
    }
    /// Sets `Wnode`.
    #[inline]
    pub fn set_wnode(&mut self, value: crate::headers::WnodeHeaderX64) {
        put::<0, 48, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `ULONGLONG Reserved1`, at 0x00. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_00.0))
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONGLONG Reserved2`, at 0x08. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(&self.union_00.0))
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u64) {
        put::<8, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `LARGE_INTEGER Reserved3`, at 0x10. What it is for is not known.
    #[inline]
    pub fn reserved3(&self) -> i64 {
        i64::from_le_bytes(get::<16, 8, _>(&self.union_00.0))
    }
    /// Sets `Reserved3`.
    #[inline]
    pub fn set_reserved3(&mut self, value: i64) {
        put::<16, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `PVOID Alignment`, at 0x18. Moves the next field by the size of a pointer.
    #[inline]
    pub fn alignment(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(&self.union_00.0))
    }
    /// Sets `Alignment`.
    #[inline]
    pub fn set_alignment(&mut self, value: u64) {
        put::<24, 8, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x20. The link in the list of free buffers.
    #[inline]
    pub fn slist_entry(&self) -> crate::buffers::SingleListEntryX64 {
        crate::buffers::SingleListEntryX64::from_bytes(part::<32, 8, _>(&self.union_00.0))
    }
    /// Sets `SlistEntry`.
    #[inline]
    pub fn set_slist_entry(&mut self, value: crate::buffers::SingleListEntryX64) {
        put::<32, 8, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `LIST_ENTRY Entry`, at 0x18. Not seen in use, and taken to remain from 5.0.
    #[inline]
    pub fn entry(&self) -> crate::buffers::ListEntryX64 {
        crate::buffers::ListEntryX64::from_bytes(part::<24, 16, _>(&self.union_00.0))
    }
    /// Sets `Entry`.
    #[inline]
    pub fn set_entry(&mut self, value: crate::buffers::ListEntryX64) {
        put::<24, 16, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `LONG ReferenceCount`, at 0x00. How many references the logger has to the buffer; from 6.0 it is at 0x0C.
    #[inline]
    pub fn reference_count(&self) -> i32 {
        i32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `ReferenceCount`.
    #[inline]
    pub fn set_reference_count(&mut self, value: i32) {
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
    /// `ULONG UsePerfClock`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn use_perf_clock(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(&self.union_00.0))
    }
    /// Sets `UsePerfClock`.
    #[inline]
    pub fn set_use_perf_clock(&mut self, value: u32) {
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
    /// `GUID Guid`, at 0x18. Where WNODE_HEADER has its Guid.
    #[inline]
    pub fn guid(&self) -> Guid {
        Guid::from_bytes(get::<24, 16, _>(&self.union_00.0))
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: Guid) {
        put::<24, 16, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `WMI_CLIENT_CONTEXT ClientContext`, at 0x28. The processor and the logger that the buffer belongs to.
    #[inline]
    pub fn client_context(&self) -> crate::buffers::WmiClientContext {
        crate::buffers::WmiClientContext::from_bytes(part::<40, 4, _>(&self.union_00.0))
    }
    /// Sets `ClientContext`.
    #[inline]
    pub fn set_client_context(&mut self, value: crate::buffers::WmiClientContext) {
        put::<40, 4, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `WMI_BUFFER_STATE State`, at 0x2C. What the buffer is being used for.
    #[inline]
    pub fn state(&self) -> crate::buffers::WmiBufferState {
        crate::buffers::WmiBufferState::from_bytes(part::<44, 4, _>(&self.union_00.0))
    }
    /// Sets `State`.
    #[inline]
    pub fn set_state(&mut self, value: crate::buffers::WmiBufferState) {
        put::<44, 4, _>(&mut self.union_00.0, value.to_bytes());
    }
    /// `ULONG Flags`, at 0x2C. All bits of the state as one number.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(&self.union_00.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<44, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `GUID InstanceGuid`, at 0x38. What it is for is not known.
    #[inline]
    pub fn instance_guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(&self.union_38.0))
    }
    /// Sets `InstanceGuid`.
    #[inline]
    pub fn set_instance_guid(&mut self, value: Guid) {
        put::<0, 16, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// `PVOID LoggerContext`, at 0x38. The kernel's structure for the logger.
    #[inline]
    pub fn logger_context(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_38.0))
    }
    /// Sets `LoggerContext`.
    #[inline]
    pub fn set_logger_context(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_38.0, value.to_le_bytes());
    }
    /// `SINGLE_LIST_ENTRY GlobalEntry`, at 0x40. The link in the logger's global list.
    #[inline]
    pub fn global_entry(&self) -> crate::buffers::SingleListEntryX64 {
        crate::buffers::SingleListEntryX64::from_bytes(part::<8, 8, _>(&self.union_38.0))
    }
    /// Sets `GlobalEntry`.
    #[inline]
    pub fn set_global_entry(&mut self, value: crate::buffers::SingleListEntryX64) {
        put::<8, 8, _>(&mut self.union_38.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_buffer_header::V5_1X64;
}

fixed_record!(V5_1X64, V5_1X64View, 72, "WMI_BUFFER_HEADER");
getters! {
    self V5_1X64View "V5_1X64View" {
        /// `WNODE_HEADER Wnode`, at 0x00.
        wnode: crate::headers::WnodeHeaderX64View<'a> = crate::headers::WnodeHeaderX64View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONGLONG Reserved1`, at 0x00.
        reserved1: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG Reserved2`, at 0x08.
        reserved2: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `LARGE_INTEGER Reserved3`, at 0x10.
        reserved3: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID Alignment`, at 0x18.
        alignment: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `SINGLE_LIST_ENTRY SlistEntry`, at 0x20.
        slist_entry: crate::buffers::SingleListEntryX64View<'a> = crate::buffers::SingleListEntryX64View::from_bytes(part::<32, 8, _>(self.fixed));
        /// `LIST_ENTRY Entry`, at 0x18.
        entry: crate::buffers::ListEntryX64View<'a> = crate::buffers::ListEntryX64View::from_bytes(part::<24, 16, _>(self.fixed));
        /// `LONG ReferenceCount`, at 0x00.
        reference_count: i32 = i32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SavedOffset`, at 0x04.
        saved_offset: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG CurrentOffset`, at 0x08.
        current_offset: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG UsePerfClock`, at 0x0C.
        use_perf_clock: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `LARGE_INTEGER TimeStamp`, at 0x10.
        time_stamp: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `GUID Guid`, at 0x18.
        guid: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `WMI_CLIENT_CONTEXT ClientContext`, at 0x28.
        client_context: crate::buffers::WmiClientContextView<'a> = crate::buffers::WmiClientContextView::from_bytes(part::<40, 4, _>(self.fixed));
        /// `WMI_BUFFER_STATE State`, at 0x2C.
        state: crate::buffers::WmiBufferStateView<'a> = crate::buffers::WmiBufferStateView::from_bytes(part::<44, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x2C.
        flags: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG Offset`, at 0x30.
        offset: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG EventsLost`, at 0x34.
        events_lost: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `GUID InstanceGuid`, at 0x38.
        instance_guid: Guid = Guid::from_bytes(get::<56, 16, _>(self.fixed));
        /// `PVOID LoggerContext`, at 0x38.
        logger_context: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `SINGLE_LIST_ENTRY GlobalEntry`, at 0x40.
        global_entry: crate::buffers::SingleListEntryX64View<'a> = crate::buffers::SingleListEntryX64View::from_bytes(part::<64, 8, _>(self.fixed));
    }
}
