// Generated from spec/structs/ETW_OBJECT_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OBJECT_HANDLE_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A handle that exists, and its object.
///
/// In C: `ETW_OBJECT_HANDLE_EVENT`, 0x18 bytes with one element of its array, 0x12 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
pub struct EtwObjectHandleEventX64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `ULONG ProcessId`, at 0x08. The process that has the handle.
    pub process_id: u32,
    /// `ULONG Handle`, at 0x0C. The highest bit marks a handle of the kernel.
    pub handle: u32,
    /// `USHORT ObjectType`, at 0x10. The index of the object's type.
    pub object_type: u16,
    /// `WCHAR ObjectName` up to a zero.
    pub object_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwObjectHandleEventX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 18;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 18] {
        let mut bytes = [0; 18];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.handle.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_object_handle_event::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for EtwObjectHandleEventX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 18];
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            handle: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            object_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwObjectHandleEventX64 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectHandleEventX64 {
    const NAME: &'static str = "ETW_OBJECT_HANDLE_EVENT";
    const FIXED: usize = 18;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwObjectHandleEventX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_OBJECT_HANDLE_EVENT", needed: 18, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_OBJECT_HANDLE_EVENT", out);
        {
            let part = &self.object_name;
            to.utf16("ObjectName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectHandleEventX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectHandleEventX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 18]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwObjectHandleEventX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwObjectHandleEventX64View<'a> {
    fixed: &'a [u8; 18],
    rest: &'a [u8],
}

impl<'a> EtwObjectHandleEventX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_OBJECT_HANDLE_EVENT", needed: 18, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwObjectHandleEventX64Tail<'a>, Error> {
        let mut left = Left::new("ETW_OBJECT_HANDLE_EVENT", 18, self.rest);
        let object_name = left.text();
        Ok(EtwObjectHandleEventX64Tail { object_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwObjectHandleEventX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwObjectHandleEventX64 {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            handle: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            object_name: {
                let part = tail.object_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 18]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 18] {
        self.fixed
    }
}

getters! {
    self EtwObjectHandleEventX64View "EtwObjectHandleEventX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Handle`, at 0x0C.
        handle: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `USHORT ObjectType`, at 0x10.
        object_type: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwObjectHandleEventX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwObjectHandleEventX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 18], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_OBJECT_HANDLE_EVENT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwObjectHandleEventX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwObjectHandleEventX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwObjectHandleEventX64Tail<'a> {
    /// `WCHAR ObjectName` up to a zero.
    pub object_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
