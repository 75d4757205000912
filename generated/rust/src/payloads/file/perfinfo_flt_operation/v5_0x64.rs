// Generated from spec/structs/PERFINFO_FLT_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FLT_OPERATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file system filter's callback is called.
///
/// In C: `PERFINFO_FLT_OPERATION`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FLT_OPERATION")]
pub struct PerfinfoFltOperationX64 {
    /// `PVOID RoutineAddr`, at 0x00. The callback.
    pub routine_addr: u64,
    /// `PVOID FileObject`, at 0x08. The file, by the address of its object.
    pub file_object: u64,
    /// `PVOID FsContext`, at 0x10. What the file system knows the file by.
    pub fs_context: u64,
    /// `PVOID IrpPtr`, at 0x18. The I/O request packet.
    pub irp_ptr: u64,
    /// `PVOID CbdPtr`, at 0x20. The callback data (FLT_CALLBACK_DATA).
    pub cbd_ptr: u64,
    /// `LONG MajorFunction`, at 0x28. The major function, an IRP_MJ_ constant.
    pub major_function: i32,
}

impl PerfinfoFltOperationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            routine_addr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            fs_context: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            irp_ptr: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            cbd_ptr: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            major_function: i32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 8, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.fs_context.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.cbd_ptr.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.major_function.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_flt_operation::V5_0X64;
}

fixed_record!(PerfinfoFltOperationX64, PerfinfoFltOperationX64View, 44, "PERFINFO_FLT_OPERATION");
getters! {
    self PerfinfoFltOperationX64View "PerfinfoFltOperationX64View" {
        /// `PVOID RoutineAddr`, at 0x00.
        routine_addr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x08.
        file_object: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID FsContext`, at 0x10.
        fs_context: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID IrpPtr`, at 0x18.
        irp_ptr: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `PVOID CbdPtr`, at 0x20.
        cbd_ptr: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `LONG MajorFunction`, at 0x28.
        major_function: i32 = i32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
