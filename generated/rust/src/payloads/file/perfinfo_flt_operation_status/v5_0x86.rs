// Generated from spec/structs/PERFINFO_FLT_OPERATION_STATUS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FLT_OPERATION_STATUS in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file system filter's callback failed.
///
/// In C: `PERFINFO_FLT_OPERATION_STATUS`, 0x1c bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FLT_OPERATION_STATUS")]
pub struct PerfinfoFltOperationStatusX86 {
    /// `PVOID RoutineAddr`, at 0x00. The callback.
    pub routine_addr: u32,
    /// `PVOID FileObject`, at 0x04. The file, by the address of its object.
    pub file_object: u32,
    /// `PVOID FsContext`, at 0x08. What the file system knows the file by.
    pub fs_context: u32,
    /// `PVOID IrpPtr`, at 0x0C. The I/O request packet.
    pub irp_ptr: u32,
    /// `PVOID CbdPtr`, at 0x10. The callback data (FLT_CALLBACK_DATA).
    pub cbd_ptr: u32,
    /// `LONG MajorFunction`, at 0x14. The major function, an IRP_MJ_ constant.
    pub major_function: i32,
    /// `NTSTATUS Status`, at 0x18. What it returned.
    pub status: crate::common::Ntstatus,
}

impl PerfinfoFltOperationStatusX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            routine_addr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            fs_context: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            irp_ptr: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            cbd_ptr: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            major_function: i32::from_le_bytes(get::<20, 4, _>(bytes)),
            status: crate::common::Ntstatus::from_le(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.fs_context.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.cbd_ptr.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.major_function.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.status.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_flt_operation_status::V5_0X86;
}

fixed_record!(PerfinfoFltOperationStatusX86, PerfinfoFltOperationStatusX86View, 28, "PERFINFO_FLT_OPERATION_STATUS");
getters! {
    self PerfinfoFltOperationStatusX86View "PerfinfoFltOperationStatusX86View" {
        /// `PVOID RoutineAddr`, at 0x00.
        routine_addr: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID FileObject`, at 0x04.
        file_object: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PVOID FsContext`, at 0x08.
        fs_context: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID IrpPtr`, at 0x0C.
        irp_ptr: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `PVOID CbdPtr`, at 0x10.
        cbd_ptr: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG MajorFunction`, at 0x14.
        major_function: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `NTSTATUS Status`, at 0x18.
        status: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<24, 4, _>(self.fixed));
    }
}
