// Generated from spec/structs/PageFault_HardFault.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PageFault_HardFault in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A page was read from disk because it was accessed.
///
/// In C: `PageFault_HardFault`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// PERFINFO_HARDPAGEFAULT_INFORMATION is the same without InitialTime; the header that has it says that the time comes before it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PageFault_HardFault")]
pub struct PageFaultHardFaultX64 {
    /// `LARGE_INTEGER InitialTime`, at 0x00. When the fault began; the event's own time is its end.
    pub initial_time: i64,
    /// `ULONGLONG ReadOffset`, at 0x08. Where in the file it is read. Unit: bytes.
    pub read_offset: u64,
    /// `PVOID VirtualAddress`, at 0x10. The address that was accessed.
    pub virtual_address: u64,
    /// `PVOID FileObject`, at 0x18. The file, by the address that the events of file names have too.
    pub file_object: u64,
    /// `ULONG TThreadId`, at 0x20. The thread that accessed it.
    pub t_thread_id: u32,
    /// `ULONG ByteCount`, at 0x24. Unit: bytes.
    pub byte_count: u32,
}

impl PageFaultHardFaultX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            read_offset: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            virtual_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            t_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            byte_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.read_offset.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.t_thread_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.byte_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::page_fault_hard_fault::V5_0X64;
}

fixed_record!(PageFaultHardFaultX64, PageFaultHardFaultX64View, 40, "PageFault_HardFault");
getters! {
    self PageFaultHardFaultX64View "PageFaultHardFaultX64View" {
        /// `LARGE_INTEGER InitialTime`, at 0x00.
        initial_time: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG ReadOffset`, at 0x08.
        read_offset: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID VirtualAddress`, at 0x10.
        virtual_address: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x18.
        file_object: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG TThreadId`, at 0x20.
        t_thread_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG ByteCount`, at 0x24.
        byte_count: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
