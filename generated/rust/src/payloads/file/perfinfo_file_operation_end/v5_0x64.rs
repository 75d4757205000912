// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_OPERATION_END in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a file is done.
///
/// In C: `PERFINFO_FILE_OPERATION_END`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_OPERATION_END")]
pub struct PerfinfoFileOperationEndX64 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the beginning.
    pub irp: u64,
    /// `ULONG_PTR ExtraInformation`, at 0x08. What the operation makes of it: for reads and writes, how many bytes.
    pub extra_information: u64,
    /// `NTSTATUS Status`, at 0x10. What the operation returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoFileOperationEndX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            extra_information: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_operation_end::V5_0X64;
}

fixed_record!(PerfinfoFileOperationEndX64, PerfinfoFileOperationEndX64View, 20, "PERFINFO_FILE_OPERATION_END");
getters! {
    self PerfinfoFileOperationEndX64View "PerfinfoFileOperationEndX64View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR ExtraInformation`, at 0x08.
        extra_information: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x10.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<16, 4, _>(self.fixed));
    }
}
