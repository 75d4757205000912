// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DUPLICATE_HANDLE_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// A handle to an object was duplicated.
///
/// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x16 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Object` |
/// | 0x04 | 0x4 | ULONG | `SourceHandle` |
/// | 0x08 | 0x4 | ULONG | `TargetHandle` |
/// | 0x0c | 0x4 | ULONG | `TargetProcessId` |
/// | 0x10 | 0x2 | USHORT | `ObjectType` |
/// | 0x12 | 0x4 | ULONG | `SourceProcessId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
pub struct EtwDuplicateHandleEvent32 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `ULONG SourceHandle`, at 0x04. The handle that was there; the highest bit marks a handle of the kernel.
    pub source_handle: u32,
    /// `ULONG TargetHandle`, at 0x08. The handle that was made; the highest bit marks a handle of the kernel.
    pub target_handle: u32,
    /// `ULONG TargetProcessId`, at 0x0C.
    pub target_process_id: u32,
    /// `USHORT ObjectType`, at 0x10. The index of the object's type.
    pub object_type: u16,
    /// `ULONG SourceProcessId`, at 0x12.
    pub source_process_id: u32,
}
impl EtwDuplicateHandleEvent32 {
    /// The size in bytes.
    pub const SIZE: usize = 22;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 22]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            source_handle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            target_handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_process_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            source_process_id: u32::from_le_bytes(get::<18, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 22 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DUPLICATE_HANDLE_EVENT",
                    needed: 22,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 22] {
        let mut bytes = [0; 22];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.source_handle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.target_handle.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.target_process_id.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<18, 4, _>(&mut bytes, self.source_process_id.to_le_bytes());
        bytes
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u32) {
        self.object = value;
    }
    /// `ULONG SourceHandle`, at 0x04. The handle that was there; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn source_handle(&self) -> u32 {
        self.source_handle
    }
    /// Sets `SourceHandle`.
    #[inline]
    pub fn set_source_handle(&mut self, value: u32) {
        self.source_handle = value;
    }
    /// `ULONG TargetHandle`, at 0x08. The handle that was made; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn target_handle(&self) -> u32 {
        self.target_handle
    }
    /// Sets `TargetHandle`.
    #[inline]
    pub fn set_target_handle(&mut self, value: u32) {
        self.target_handle = value;
    }
    /// `ULONG TargetProcessId`, at 0x0C.
    #[inline]
    pub fn target_process_id(&self) -> u32 {
        self.target_process_id
    }
    /// Sets `TargetProcessId`.
    #[inline]
    pub fn set_target_process_id(&mut self, value: u32) {
        self.target_process_id = value;
    }
    /// `USHORT ObjectType`, at 0x10. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u16) {
        self.object_type = value;
    }
    /// `ULONG SourceProcessId`, at 0x12.
    #[inline]
    pub fn source_process_id(&self) -> u32 {
        self.source_process_id
    }
    /// Sets `SourceProcessId`.
    #[inline]
    pub fn set_source_process_id(&mut self, value: u32) {
        self.source_process_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_duplicate_handle_event::V5_0X86;
}
impl Default for EtwDuplicateHandleEvent32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 22])
    }
}
impl Sealed for EtwDuplicateHandleEvent32 {}
impl Record for EtwDuplicateHandleEvent32 {
    const NAME: &'static str = "ETW_DUPLICATE_HANDLE_EVENT";
    const SIZE: usize = 22;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDuplicateHandleEvent32 {
    const SIZE: usize = 22;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDuplicateHandleEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDuplicateHandleEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        object,
                        source_handle,
                        target_handle,
                        target_process_id,
                        object_type,
                        source_process_id,
                    ),
                )|
            Self {
                object,
                source_handle,
                target_handle,
                target_process_id,
                object_type,
                source_process_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDuplicateHandleEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDuplicateHandleEvent32View<'a> {
    fixed: &'a [u8; 22],
}
impl<'a> EtwDuplicateHandleEvent32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 22 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DUPLICATE_HANDLE_EVENT",
                    needed: 22,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 22]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwDuplicateHandleEvent32 {
        EtwDuplicateHandleEvent32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 22] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG SourceHandle`, at 0x04. The handle that was there; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn source_handle(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG TargetHandle`, at 0x08. The handle that was made; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn target_handle(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG TargetProcessId`, at 0x0C.
    #[inline]
    pub fn target_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `USHORT ObjectType`, at 0x10. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<16, 2, _>(self.fixed))
    }
    /// `ULONG SourceProcessId`, at 0x12.
    #[inline]
    pub fn source_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<18, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwDuplicateHandleEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDuplicateHandleEvent32View");
        out.field("object", &self.object());
        out.field("source_handle", &self.source_handle());
        out.field("target_handle", &self.target_handle());
        out.field("target_process_id", &self.target_process_id());
        out.field("object_type", &self.object_type());
        out.field("source_process_id", &self.source_process_id());
        out.finish()
    }
}
