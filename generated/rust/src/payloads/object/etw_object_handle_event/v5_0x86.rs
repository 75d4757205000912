// Generated from spec/structs/ETW_OBJECT_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OBJECT_HANDLE_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// A handle that exists, and its object.
///
/// In C: `ETW_OBJECT_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Object` |
/// | 0x04 | 0x4 | ULONG | `ProcessId` |
/// | 0x08 | 0x4 | ULONG | `Handle` |
/// | 0x0c | 0x2 | USHORT | `ObjectType` |
/// | 0x0e | to the end | WCHAR \[ \] | `ObjectName` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
pub struct EtwObjectHandleEvent32 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `ULONG ProcessId`, at 0x04. The process that has the handle.
    pub process_id: u32,
    /// `ULONG Handle`, at 0x08. The highest bit marks a handle of the kernel.
    pub handle: u32,
    /// `USHORT ObjectType`, at 0x0C. The index of the object's type.
    pub object_type: u16,
    /// `WCHAR ObjectName`, at 0x0E.
    pub object_name: alloc::vec::Vec<u16>,
}
#[cfg(feature = "alloc")]
impl EtwObjectHandleEvent32 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 14;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 14 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EtwObjectHandleEvent32View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 14], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            process_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            object_name: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 14] {
        let mut bytes = [0; 14];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.handle.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
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
    /// `ULONG ProcessId`, at 0x04. The process that has the handle.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG Handle`, at 0x08. The highest bit marks a handle of the kernel.
    #[inline]
    pub fn handle(&self) -> u32 {
        self.handle
    }
    /// Sets `Handle`.
    #[inline]
    pub fn set_handle(&mut self, value: u32) {
        self.handle = value;
    }
    /// `USHORT ObjectType`, at 0x0C. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u16) {
        self.object_type = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_object_handle_event::V5_0X86;
}
#[cfg(feature = "alloc")]
impl Default for EtwObjectHandleEvent32 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 14], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for EtwObjectHandleEvent32 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectHandleEvent32 {
    const NAME: &'static str = "ETW_OBJECT_HANDLE_EVENT";
    const FIXED: usize = 14;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwObjectHandleEvent32View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_OBJECT_HANDLE_EVENT",
                    needed: 14,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEvent32::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.object_name.len() * 2) as u64;
        let says = EtwObjectHandleEvent32View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "ETW_OBJECT_HANDLE_EVENT",
                field: "ObjectName",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.object_name
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectHandleEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectHandleEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6),
            ),
        )
            .prop_map(|((object, process_id, handle, object_type, object_name),)| Self {
                object,
                process_id,
                handle,
                object_type,
                object_name,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwObjectHandleEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwObjectHandleEvent32View<'a> {
    fixed: &'a [u8; 14],
    rest: &'a [u8],
}
impl<'a> EtwObjectHandleEvent32View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwObjectHandleEvent32`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 2;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "ETW_OBJECT_HANDLE_EVENT",
                        element: 2,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "ETW_OBJECT_HANDLE_EVENT",
                    needed: 14,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 14] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ProcessId`, at 0x04. The process that has the handle.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Handle`, at 0x08. The highest bit marks a handle of the kernel.
    #[inline]
    pub fn handle(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `USHORT ObjectType`, at 0x0C. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `WCHAR ObjectName`, at 0x0E.
    #[inline]
    pub fn object_name(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 14]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> EtwObjectHandleEvent32 {
        EtwObjectHandleEvent32::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for EtwObjectHandleEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwObjectHandleEvent32View");
        out.field("object", &self.object());
        out.field("process_id", &self.process_id());
        out.field("handle", &self.handle());
        out.field("object_type", &self.object_type());
        out.finish()
    }
}
