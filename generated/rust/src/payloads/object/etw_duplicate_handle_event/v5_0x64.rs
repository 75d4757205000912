// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DUPLICATE_HANDLE_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x1a bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Object` |
/// | 0x08 | 0x4 | ULONG | `SourceHandle` |
/// | 0x0c | 0x4 | ULONG | `TargetHandle` |
/// | 0x10 | 0x4 | ULONG | `TargetProcessId` |
/// | 0x14 | 0x2 | USHORT | `ObjectType` |
/// | 0x16 | 0x4 | ULONG | `SourceProcessId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
pub struct EtwDuplicateHandleEvent64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `ULONG SourceHandle`, at 0x08. The handle that was there; the highest bit marks a handle of the kernel.
    pub source_handle: u32,
    /// `ULONG TargetHandle`, at 0x0C. The handle that was made; the highest bit marks a handle of the kernel.
    pub target_handle: u32,
    /// `ULONG TargetProcessId`, at 0x10.
    pub target_process_id: u32,
    /// `USHORT ObjectType`, at 0x14. The index of the object's type.
    pub object_type: u16,
    /// `ULONG SourceProcessId`, at 0x16.
    pub source_process_id: u32,
}
impl EtwDuplicateHandleEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 26;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 26]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            source_handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_handle: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            target_process_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<20, 2, _>(bytes)),
            source_process_id: u32::from_le_bytes(get::<22, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 26 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DUPLICATE_HANDLE_EVENT",
                    needed: 26,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 26] {
        let mut bytes = [0; 26];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.source_handle.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.target_handle.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.target_process_id.to_le_bytes());
        put::<20, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<22, 4, _>(&mut bytes, self.source_process_id.to_le_bytes());
        bytes
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u64 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u64) {
        self.object = value;
    }
    /// `ULONG SourceHandle`, at 0x08. The handle that was there; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn source_handle(&self) -> u32 {
        self.source_handle
    }
    /// Sets `SourceHandle`.
    #[inline]
    pub fn set_source_handle(&mut self, value: u32) {
        self.source_handle = value;
    }
    /// `ULONG TargetHandle`, at 0x0C. The handle that was made; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn target_handle(&self) -> u32 {
        self.target_handle
    }
    /// Sets `TargetHandle`.
    #[inline]
    pub fn set_target_handle(&mut self, value: u32) {
        self.target_handle = value;
    }
    /// `ULONG TargetProcessId`, at 0x10.
    #[inline]
    pub fn target_process_id(&self) -> u32 {
        self.target_process_id
    }
    /// Sets `TargetProcessId`.
    #[inline]
    pub fn set_target_process_id(&mut self, value: u32) {
        self.target_process_id = value;
    }
    /// `USHORT ObjectType`, at 0x14. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u16) {
        self.object_type = value;
    }
    /// `ULONG SourceProcessId`, at 0x16.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_duplicate_handle_event::V5_0X64;
}
impl Default for EtwDuplicateHandleEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 26])
    }
}
impl Sealed for EtwDuplicateHandleEvent64 {}
impl Record for EtwDuplicateHandleEvent64 {
    const NAME: &'static str = "ETW_DUPLICATE_HANDLE_EVENT";
    const SIZE: usize = 26;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDuplicateHandleEvent64 {
    const SIZE: usize = 26;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDuplicateHandleEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDuplicateHandleEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
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
/// A borrowed view of [`EtwDuplicateHandleEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDuplicateHandleEvent64View<'a> {
    fixed: &'a [u8; 26],
}
impl<'a> EtwDuplicateHandleEvent64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 26 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DUPLICATE_HANDLE_EVENT",
                    needed: 26,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 26]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwDuplicateHandleEvent64 {
        EtwDuplicateHandleEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 26] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG SourceHandle`, at 0x08. The handle that was there; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn source_handle(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG TargetHandle`, at 0x0C. The handle that was made; the highest bit marks a handle of the kernel.
    #[inline]
    pub fn target_handle(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG TargetProcessId`, at 0x10.
    #[inline]
    pub fn target_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `USHORT ObjectType`, at 0x14. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<20, 2, _>(self.fixed))
    }
    /// `ULONG SourceProcessId`, at 0x16.
    #[inline]
    pub fn source_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<22, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwDuplicateHandleEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDuplicateHandleEvent64View");
        out.field("object", &self.object());
        out.field("source_handle", &self.source_handle());
        out.field("target_handle", &self.target_handle());
        out.field("target_process_id", &self.target_process_id());
        out.field("object_type", &self.object_type());
        out.field("source_process_id", &self.source_process_id());
        out.finish()
    }
}
