// Generated from spec/structs/WNODE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_HEADER in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a data block of Windows Management Instrumentation.
///
/// In C: `WNODE_HEADER`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// It begins with a 32-bit size, too great to be true if its highest bit is set: a set highest bit tells that the bytes are a trace header instead. From 6.1 NtTraceEvent takes no event that begins with it.
///
/// What no source says:
///
/// - Which arms of the unions each release has: only their present form was read.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Geoff Chappell, *Trace Headers*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *NtTraceEvent*; Geoff Chappell, *TraceEvent*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_HEADER")]
pub struct WnodeHeaderX86 {
    /// `ULONG BufferSize`, at 0x00. The size of the header and all that follows it. Unit: bytes.
    pub buffer_size: u32,
    /// `ULONG ProviderId`, at 0x04. What it is for is not known.
    pub provider_id: u32,
    /// The bytes that `HistoricalContext`, `Version`, `Linkage` share.
    pub union_08: Bytes<8>,
    /// The bytes that `CountLost`, `KernelHandle`, `TimeStamp` share.
    pub union_10: Bytes<8>,
    /// `GUID Guid`, at 0x18. The class of the data, where EVENT_TRACE_HEADER has it too.
    pub guid: Guid,
    /// `ULONG ClientContext`, at 0x28. What it is for is not known.
    pub client_context: u32,
    /// `ULONG Flags`, at 0x2C. How the header and the data are to be taken, and which structure the header begins.
    pub flags: crate::headers::EventTraceHeaderFlags,
}

impl WnodeHeaderX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            buffer_size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            provider_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            union_08: Bytes(get::<8, 8, _>(bytes)),
            union_10: Bytes(get::<16, 8, _>(bytes)),
            guid: Guid::from_bytes(get::<24, 16, _>(bytes)),
            client_context: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            flags: crate::headers::EventTraceHeaderFlags::from_le(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.buffer_size.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.provider_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.union_08.0);
        put::<16, 8, _>(&mut bytes, self.union_10.0);
        put::<24, 16, _>(&mut bytes, self.guid.to_bytes());
        put::<40, 4, _>(&mut bytes, self.client_context.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// `ULONG64 HistoricalContext`, at 0x08. The handle of the event tracing session, where tracing uses the header.
    #[inline]
    pub fn historical_context(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `HistoricalContext`.
    #[inline]
    pub fn set_historical_context(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG Version`, at 0x08. What it is for is not known.
    #[inline]
    pub fn version(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG Linkage`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn linkage(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(&self.union_08.0))
    }
    /// Sets `Linkage`.
    #[inline]
    pub fn set_linkage(&mut self, value: u32) {
        put::<4, 4, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG CountLost`, at 0x10. What it is for is not known.
    #[inline]
    pub fn count_lost(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0))
    }
    /// Sets `CountLost`.
    #[inline]
    pub fn set_count_lost(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_10.0, value.to_le_bytes());
    }
    /// `HANDLE KernelHandle`, at 0x10. What it is for is not known.
    #[inline]
    pub fn kernel_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0))
    }
    /// Sets `KernelHandle`.
    #[inline]
    pub fn set_kernel_handle(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_10.0, value.to_le_bytes());
    }
    /// `LARGE_INTEGER TimeStamp`, at 0x10. A time stamp, where EVENT_TRACE_HEADER has it too.
    #[inline]
    pub fn time_stamp(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(&self.union_10.0))
    }
    /// Sets `TimeStamp`.
    #[inline]
    pub fn set_time_stamp(&mut self, value: i64) {
        put::<0, 8, _>(&mut self.union_10.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_header::V5_0X86;
}

fixed_record!(WnodeHeaderX86, WnodeHeaderX86View, 48, "WNODE_HEADER");
getters! {
    self WnodeHeaderX86View "WnodeHeaderX86View" {
        /// `ULONG BufferSize`, at 0x00.
        buffer_size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ProviderId`, at 0x04.
        provider_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG64 HistoricalContext`, at 0x08.
        historical_context: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG Version`, at 0x08.
        version: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Linkage`, at 0x0C.
        linkage: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG CountLost`, at 0x10.
        count_lost: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `HANDLE KernelHandle`, at 0x10.
        kernel_handle: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LARGE_INTEGER TimeStamp`, at 0x10.
        time_stamp: i64 = i64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `GUID Guid`, at 0x18.
        guid: Guid = Guid::from_bytes(get::<24, 16, _>(self.fixed));
        /// `ULONG ClientContext`, at 0x28.
        client_context: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x2C.
        flags: crate::headers::EventTraceHeaderFlags = crate::headers::EventTraceHeaderFlags::from_le(get::<44, 4, _>(self.fixed));
    }
}
