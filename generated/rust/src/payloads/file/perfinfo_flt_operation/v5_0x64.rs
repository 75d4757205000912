// Generated from spec/structs/PERFINFO_FLT_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FLT_OPERATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A file system filter's callback is called.
///
/// In C: `PERFINFO_FLT_OPERATION`, 0x2c bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `RoutineAddr` |
/// | 0x08 | 0x8 | PVOID | `FileObject` |
/// | 0x10 | 0x8 | PVOID | `FsContext` |
/// | 0x18 | 0x8 | PVOID | `IrpPtr` |
/// | 0x20 | 0x8 | PVOID | `CbdPtr` |
/// | 0x28 | 0x4 | LONG | `MajorFunction` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FLT_OPERATION")]
pub struct PerfinfoFltOperation64 {
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
impl PerfinfoFltOperation64 {
    /// The size in bytes.
    pub const SIZE: usize = 44;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_FLT_OPERATION",
                    needed: 44,
                    have: bytes.len(),
                })
            }
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
    /// `PVOID RoutineAddr`, at 0x00. The callback.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        self.routine_addr
    }
    /// Sets `RoutineAddr`.
    #[inline]
    pub fn set_routine_addr(&mut self, value: u64) {
        self.routine_addr = value;
    }
    /// `PVOID FileObject`, at 0x08. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u64 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u64) {
        self.file_object = value;
    }
    /// `PVOID FsContext`, at 0x10. What the file system knows the file by.
    #[inline]
    pub fn fs_context(&self) -> u64 {
        self.fs_context
    }
    /// Sets `FsContext`.
    #[inline]
    pub fn set_fs_context(&mut self, value: u64) {
        self.fs_context = value;
    }
    /// `PVOID IrpPtr`, at 0x18. The I/O request packet.
    #[inline]
    pub fn irp_ptr(&self) -> u64 {
        self.irp_ptr
    }
    /// Sets `IrpPtr`.
    #[inline]
    pub fn set_irp_ptr(&mut self, value: u64) {
        self.irp_ptr = value;
    }
    /// `PVOID CbdPtr`, at 0x20. The callback data (FLT_CALLBACK_DATA).
    #[inline]
    pub fn cbd_ptr(&self) -> u64 {
        self.cbd_ptr
    }
    /// Sets `CbdPtr`.
    #[inline]
    pub fn set_cbd_ptr(&mut self, value: u64) {
        self.cbd_ptr = value;
    }
    /// `LONG MajorFunction`, at 0x28. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> i32 {
        self.major_function
    }
    /// Sets `MajorFunction`.
    #[inline]
    pub fn set_major_function(&mut self, value: i32) {
        self.major_function = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_flt_operation::V5_0X64;
}
impl Default for PerfinfoFltOperation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 44])
    }
}
impl Sealed for PerfinfoFltOperation64 {}
impl Record for PerfinfoFltOperation64 {
    const NAME: &'static str = "PERFINFO_FLT_OPERATION";
    const SIZE: usize = 44;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoFltOperation64 {
    const SIZE: usize = 44;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoFltOperation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoFltOperation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<i32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        routine_addr,
                        file_object,
                        fs_context,
                        irp_ptr,
                        cbd_ptr,
                        major_function,
                    ),
                )|
            Self {
                routine_addr,
                file_object,
                fs_context,
                irp_ptr,
                cbd_ptr,
                major_function,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoFltOperation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoFltOperation64View<'a> {
    fixed: &'a [u8; 44],
}
impl<'a> PerfinfoFltOperation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 44 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_FLT_OPERATION",
                    needed: 44,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 44]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoFltOperation64 {
        PerfinfoFltOperation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 44] {
        self.fixed
    }
    /// `PVOID RoutineAddr`, at 0x00. The callback.
    #[inline]
    pub fn routine_addr(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x08. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID FsContext`, at 0x10. What the file system knows the file by.
    #[inline]
    pub fn fs_context(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `PVOID IrpPtr`, at 0x18. The I/O request packet.
    #[inline]
    pub fn irp_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `PVOID CbdPtr`, at 0x20. The callback data (FLT_CALLBACK_DATA).
    #[inline]
    pub fn cbd_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `LONG MajorFunction`, at 0x28. The major function, an IRP_MJ_ constant.
    #[inline]
    pub fn major_function(&self) -> i32 {
        i32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoFltOperation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoFltOperation64View");
        out.field("routine_addr", &self.routine_addr());
        out.field("file_object", &self.file_object());
        out.field("fs_context", &self.fs_context());
        out.field("irp_ptr", &self.irp_ptr());
        out.field("cbd_ptr", &self.cbd_ptr());
        out.field("major_function", &self.major_function());
        out.finish()
    }
}
