// Generated from spec/structs/WMI_REGISTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_REGISTRY in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a key or a value of the registry.
///
/// In C: `WMI_REGISTRY`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+ with 32 bit pointers.
///
/// What no source says:
///
/// - Which operations have which arm of the union.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WMI_REGISTRY")]
pub struct WmiRegistryX86 {
    /// `LONGLONG InitialTime`, at 0x00. When the operation began, by the session's clock.
    pub initial_time: i64,
    /// `ULONG Status`, at 0x08. What the operation returned.
    pub status: u32,
    /// The bytes that `Index`, `InfoClass` share.
    pub union_0c: Bytes<4>,
    /// `PVOID Kcb`, at 0x10. The key control block of the key.
    pub kcb: u32,
    /// `WCHAR Name` up to a zero. The name of the key or the value.
    pub name: Utf16String,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiRegistryX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.status.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.union_0c.0);
        put::<16, 4, _>(&mut bytes, self.kcb.to_le_bytes());
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
    /// `ULONG Index`, at 0x0C. The index of a subkey or value, where the operation has one.
    #[inline]
    pub fn index(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `Index`.
    #[inline]
    pub fn set_index(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// `ULONG InfoClass`, at 0x0C. The information class, where the operation has one.
    #[inline]
    pub fn info_class(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_0c.0))
    }
    /// Sets `InfoClass`.
    #[inline]
    pub fn set_info_class(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_0c.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_registry::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WmiRegistryX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 20];
        Self {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
            kcb: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WmiRegistryX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WmiRegistryX86 {
    const NAME: &'static str = "WMI_REGISTRY";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WmiRegistryX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WMI_REGISTRY", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WMI_REGISTRY", out);
        {
            let part = &self.name;
            to.utf16("Name", part)?;
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiRegistryX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiRegistryX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 20]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WmiRegistryX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiRegistryX86View<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> WmiRegistryX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WMI_REGISTRY", needed: 20, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WmiRegistryX86Tail<'a>, Error> {
        let mut left = Left::new("WMI_REGISTRY", 20, self.rest);
        let name = left.text();
        Ok(WmiRegistryX86Tail { name, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiRegistryX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WmiRegistryX86 {
            initial_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            union_0c: Bytes(get::<12, 4, _>(bytes)),
            kcb: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            name: {
                let part = tail.name;
                part.to_value()
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
}

getters! {
    self WmiRegistryX86View "WmiRegistryX86View" {
        /// `LONGLONG InitialTime`, at 0x00.
        initial_time: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Status`, at 0x08.
        status: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Index`, at 0x0C.
        index: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG InfoClass`, at 0x0C.
        info_class: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `PVOID Kcb`, at 0x10.
        kcb: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WmiRegistryX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WmiRegistryX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 20], ..view }, rest)),
            None => Err(Error::TooShort { name: "WMI_REGISTRY", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WmiRegistryX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WmiRegistryX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WmiRegistryX86Tail<'a> {
    /// `WCHAR Name` up to a zero. The name of the key or the value.
    pub name: Utf16Str<'a>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
