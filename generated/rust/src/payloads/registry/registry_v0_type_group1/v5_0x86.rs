// Generated from spec/structs/Registry_V0_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registry_V0_TypeGroup1 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a key or value of the registry.
///
/// In C: `Registry_V0_TypeGroup1`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// What no source says:
///
/// - In which unit ElapsedTime counts.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "Registry_V0_TypeGroup1")]
pub struct RegistryV0TypeGroup1X86 {
    /// `ULONG_PTR Status`, at 0x00. The NTSTATUS of the operation, as wide as a pointer.
    pub status: u32,
    /// `PVOID KeyHandle`, at 0x04. The key, by which operations on it are matched.
    pub key_handle: u32,
    /// `LONGLONG ElapsedTime`, at 0x08. How long the operation took.
    pub elapsed_time: i64,
    /// `WCHAR KeyName` up to a zero. The key or value.
    pub key_name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl RegistryV0TypeGroup1X86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV0TypeGroup1X86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.status.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.key_handle.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.elapsed_time.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::registry_v0_type_group1::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for RegistryV0TypeGroup1X86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 16];
        Self {
            status: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            key_handle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            elapsed_time: i64::from_le_bytes(get::<8, 8, _>(bytes)),
            key_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for RegistryV0TypeGroup1X86 {}
#[cfg(feature = "alloc")]
impl Tailed for RegistryV0TypeGroup1X86 {
    const NAME: &'static str = "Registry_V0_TypeGroup1";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(RegistryV0TypeGroup1X86View::announced(fixed)),
            None => Err(Error::TooShort { name: "Registry_V0_TypeGroup1", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV0TypeGroup1X86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("Registry_V0_TypeGroup1", out);
        {
            let part = &self.key_name;
            to.utf16("KeyName", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(RegistryV0TypeGroup1X86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for RegistryV0TypeGroup1X86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`RegistryV0TypeGroup1X86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RegistryV0TypeGroup1X86View<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> RegistryV0TypeGroup1X86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "Registry_V0_TypeGroup1", needed: 16, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<RegistryV0TypeGroup1X86Tail<'a>, Error> {
        let mut left = Left::new("Registry_V0_TypeGroup1", 16, self.rest);
        let key_name = left.text();
        Ok(RegistryV0TypeGroup1X86Tail { key_name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<RegistryV0TypeGroup1X86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(RegistryV0TypeGroup1X86 {
            status: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            key_handle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            elapsed_time: i64::from_le_bytes(get::<8, 8, _>(bytes)),
            key_name: {
                let part = tail.key_name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
}

getters! {
    self RegistryV0TypeGroup1X86View "RegistryV0TypeGroup1X86View" {
        /// `ULONG_PTR Status`, at 0x00.
        status: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID KeyHandle`, at 0x04.
        key_handle: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LONGLONG ElapsedTime`, at 0x08.
        elapsed_time: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for RegistryV0TypeGroup1X86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = RegistryV0TypeGroup1X86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 16], ..view }, rest)),
            None => Err(Error::TooShort { name: "Registry_V0_TypeGroup1", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<RegistryV0TypeGroup1X86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`RegistryV0TypeGroup1X86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegistryV0TypeGroup1X86Tail<'a> {
    /// `WCHAR KeyName` up to a zero. The key or value.
    pub key_name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
