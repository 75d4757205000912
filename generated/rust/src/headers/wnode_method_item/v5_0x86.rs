// Generated from spec/structs/WNODE_METHOD_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_METHOD_ITEM in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A method to be executed for an instance, with its arguments.
///
/// In C: `WNODE_METHOD_ITEM`, 0x48 bytes with one element of its array, 0x44 without. Releases 5.0+ with 32 bit pointers.
///
/// C's size has 4 bytes of padding at its end, which are the first of VariableData.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *WNODE_HEADER structure*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WNODE_METHOD_ITEM")]
pub struct WnodeMethodItemX86 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_METHOD_ITEM.
    pub wnode_header: crate::headers::WnodeHeaderX86,
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    pub offset_instance_name: u32,
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    pub instance_index: u32,
    /// `ULONG MethodId`, at 0x38. The method.
    pub method_id: u32,
    /// `ULONG DataBlockOffset`, at 0x3C. Where the arguments are, from the start of this structure. Unit: bytes.
    pub data_block_offset: u32,
    /// `ULONG SizeDataBlock`, at 0x40. The size of the arguments. Unit: bytes.
    pub size_data_block: u32,
    /// `UCHAR VariableData`, to the end. The name, padding and the arguments. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeMethodItemX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 68;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeMethodItemX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.offset_instance_name.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.instance_index.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.method_id.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.data_block_offset.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.size_data_block.to_le_bytes());
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
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header.buffer_size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_method_item::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WnodeMethodItemX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 68];
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            method_id: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            variable_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WnodeMethodItemX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WnodeMethodItemX86 {
    const NAME: &'static str = "WNODE_METHOD_ITEM";
    const FIXED: usize = 68;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WnodeMethodItemX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WNODE_METHOD_ITEM", needed: 68, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeMethodItemX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WNODE_METHOD_ITEM", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.wnode_header.buffer_size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "WNODE_METHOD_ITEM", field: "WnodeHeader.BufferSize", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeMethodItemX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeMethodItemX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 68]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = WnodeMethodItemX86View::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.wnode_header.buffer_size = (total) as u32;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WnodeMethodItemX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeMethodItemX86View<'a> {
    fixed: &'a [u8; 68],
    rest: &'a [u8],
}

impl<'a> WnodeMethodItemX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("WNODE_METHOD_ITEM", "WnodeHeader.BufferSize", 68, u64::from(view.wnode_header().buffer_size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WNODE_METHOD_ITEM", needed: 68, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WnodeMethodItemX86Tail<'a>, Error> {
        let mut left = Left::new("WNODE_METHOD_ITEM", 68, self.rest);
        let variable_data = left.open();
        Ok(WnodeMethodItemX86Tail { variable_data, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WnodeMethodItemX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WnodeMethodItemX86 {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            method_id: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            variable_data: {
                let part = tail.variable_data;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 68]) -> Option<u64> {
        let view = WnodeMethodItemX86View { fixed, rest: &[] };
        Some((u64::from(view.wnode_header().buffer_size()) * 1).saturating_sub(68))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 68] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self WnodeMethodItemX86View "WnodeMethodItemX86View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG OffsetInstanceName`, at 0x30.
        offset_instance_name: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG InstanceIndex`, at 0x34.
        instance_index: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG MethodId`, at 0x38.
        method_id: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG DataBlockOffset`, at 0x3C.
        data_block_offset: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG SizeDataBlock`, at 0x40.
        size_data_block: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WnodeMethodItemX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeMethodItemX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 68 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 68], ..view }, rest)),
            None => Err(Error::TooShort { name: "WNODE_METHOD_ITEM", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeMethodItemX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WnodeMethodItemX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WnodeMethodItemX86Tail<'a> {
    /// `UCHAR VariableData`, to the end. The name, padding and the arguments. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
