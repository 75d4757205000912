// Generated from spec/structs/WMI_WAIT_MULTIPLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_MULTIPLE in the form of releases 5.0+ with 64 bit pointers.
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
/// A thread waits for several objects.
///
/// In C: `WMI_WAIT_MULTIPLE`, 0x408 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadId` |
/// | 0x04 | 0x1 | UCHAR | `WaitType` |
/// | 0x05 | 0x1 | UCHAR | `ObjectCount` |
/// | 0x06 | 0x2 | padding |  |
/// | 0x08 | 0x400 | WMI_WAIT_OBJECT_RECORD \[64\] | `ObjectRecord` |
///
/// What no source says:
///
/// - Whether an event has all 64 elements or only those that hold.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_MULTIPLE")]
pub struct WmiWaitMultiple64 {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `UCHAR WaitType`, at 0x04. Whether any object will do or all must be signaled.
    pub wait_type: crate::payloads::sync::WmiWaitMultipleType,
    /// `UCHAR ObjectCount`, at 0x05. How many elements of ObjectRecord hold.
    pub object_count: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
    /// `WMI_WAIT_OBJECT_RECORD ObjectRecord`, at 0x08. The objects, of which ObjectCount hold.
    pub object_record: [crate::payloads::sync::WmiWaitObjectRecord64; 64],
}
impl WmiWaitMultiple64 {
    /// The size in bytes.
    pub const SIZE: usize = 1032;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 1032]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            wait_type: crate::payloads::sync::WmiWaitMultipleType::from_le(
                get::<4, 1, _>(bytes),
            ),
            object_count: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
            object_record: array(
                part::<8, 1024, _>(bytes),
                |bytes: [u8; 16]| crate::payloads::sync::WmiWaitObjectRecord64::from_bytes(
                    &bytes,
                ),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 1032 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_WAIT_MULTIPLE",
                    needed: 1032,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 1032] {
        let mut bytes = [0; 1032];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.wait_type.to_le());
        put::<5, 1, _>(&mut bytes, self.object_count.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        fill(
            part_mut::<8, 1024, _>(&mut bytes),
            &self.object_record,
            |element| element.to_bytes(),
        );
        bytes
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `UCHAR WaitType`, at 0x04. Whether any object will do or all must be signaled.
    #[inline]
    pub fn wait_type(&self) -> crate::payloads::sync::WmiWaitMultipleType {
        self.wait_type
    }
    /// Sets `WaitType`.
    #[inline]
    pub fn set_wait_type(&mut self, value: crate::payloads::sync::WmiWaitMultipleType) {
        self.wait_type = value;
    }
    /// `UCHAR ObjectCount`, at 0x05. How many elements of ObjectRecord hold.
    #[inline]
    pub fn object_count(&self) -> u8 {
        self.object_count
    }
    /// Sets `ObjectCount`.
    #[inline]
    pub fn set_object_count(&mut self, value: u8) {
        self.object_count = value;
    }
    /// `WMI_WAIT_OBJECT_RECORD ObjectRecord`, at 0x08. The objects, of which ObjectCount hold.
    #[inline]
    pub fn object_record(&self) -> [crate::payloads::sync::WmiWaitObjectRecord64; 64] {
        self.object_record
    }
    /// Sets `ObjectRecord`.
    #[inline]
    pub fn set_object_record(
        &mut self,
        value: [crate::payloads::sync::WmiWaitObjectRecord64; 64],
    ) {
        self.object_record = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_multiple::V5_0X64;
}
impl Default for WmiWaitMultiple64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 1032])
    }
}
impl Sealed for WmiWaitMultiple64 {}
impl Record for WmiWaitMultiple64 {
    const NAME: &'static str = "WMI_WAIT_MULTIPLE";
    const SIZE: usize = 1032;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiWaitMultiple64 {
    const SIZE: usize = 1032;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiWaitMultiple64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiWaitMultiple64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::sync::WmiWaitMultipleType>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<2>>(),
                proptest::arbitrary::any::<
                    [crate::payloads::sync::WmiWaitObjectRecord64; 64],
                >(),
            ),
        )
            .prop_map(|
                ((thread_id, wait_type, object_count, padding_06, object_record),)|
            Self {
                thread_id,
                wait_type,
                object_count,
                padding_06,
                object_record,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiWaitMultiple64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiWaitMultiple64View<'a> {
    fixed: &'a [u8; 1032],
}
impl<'a> WmiWaitMultiple64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 1032 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_WAIT_MULTIPLE",
                    needed: 1032,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 1032]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiWaitMultiple64 {
        WmiWaitMultiple64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 1032] {
        self.fixed
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `UCHAR WaitType`, at 0x04. Whether any object will do or all must be signaled.
    #[inline]
    pub fn wait_type(&self) -> crate::payloads::sync::WmiWaitMultipleType {
        crate::payloads::sync::WmiWaitMultipleType::from_le(get::<4, 1, _>(self.fixed))
    }
    /// `UCHAR ObjectCount`, at 0x05. How many elements of ObjectRecord hold.
    #[inline]
    pub fn object_count(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
    /// `WMI_WAIT_OBJECT_RECORD ObjectRecord`, at 0x08. The objects, of which ObjectCount hold.
    #[inline]
    pub fn object_record(&self) -> [crate::payloads::sync::WmiWaitObjectRecord64; 64] {
        array(
            part::<8, 1024, _>(self.fixed),
            |bytes: [u8; 16]| crate::payloads::sync::WmiWaitObjectRecord64::from_bytes(
                &bytes,
            ),
        )
    }
}
impl core::fmt::Debug for WmiWaitMultiple64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiWaitMultiple64View");
        out.field("thread_id", &self.thread_id());
        out.field("wait_type", &self.wait_type());
        out.field("object_count", &self.object_count());
        out.field("object_record", &self.object_record());
        out.finish()
    }
}
