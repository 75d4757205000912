// Generated from spec/structs/PERFINFO_FILE_OPERATION_END.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_OPERATION_END in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a file is done.
///
/// In C: `PERFINFO_FILE_OPERATION_END`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_OPERATION_END")]
pub struct PerfinfoFileOperationEndX86 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the beginning.
    pub irp: u32,
    /// `ULONG_PTR ExtraInformation`, at 0x04. What the operation makes of it: for reads and writes, how many bytes.
    pub extra_information: u32,
    /// `NTSTATUS Status`, at 0x08. What the operation returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoFileOperationEndX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            extra_information: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.extra_information.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_operation_end::V5_0X86;
}

fixed_record!(PerfinfoFileOperationEndX86, PerfinfoFileOperationEndX86View, 12, "PERFINFO_FILE_OPERATION_END");
getters! {
    self PerfinfoFileOperationEndX86View "PerfinfoFileOperationEndX86View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR ExtraInformation`, at 0x04.
        extra_information: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x08.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<8, 4, _>(self.fixed));
    }
}
