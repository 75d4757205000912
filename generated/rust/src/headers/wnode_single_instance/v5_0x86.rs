// Generated from spec/structs/WNODE_SINGLE_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_SINGLE_INSTANCE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The data of one instance of a block of Windows Management Instrumentation.
///
/// In C: `WNODE_SINGLE_INSTANCE`, 0x40 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "WNODE_SINGLE_INSTANCE")]
pub struct WnodeSingleInstanceX86 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_SINGLE_INSTANCE.
    pub wnode_header: crate::headers::WnodeHeaderX86,
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    pub offset_instance_name: u32,
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    pub instance_index: u32,
    /// `ULONG DataBlockOffset`, at 0x38. Where the data are, from the start of this structure. Unit: bytes.
    pub data_block_offset: u32,
    /// `ULONG SizeDataBlock`, at 0x3C. The size of the data. Unit: bytes.
    pub size_data_block: u32,
    /// `UCHAR VariableData`, to the end. The name, padding and the data. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeSingleInstanceX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 64;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstanceX86View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.offset_instance_name.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.instance_index.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.data_block_offset.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.size_data_block.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_single_instance::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for WnodeSingleInstanceX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 64];
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            variable_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for WnodeSingleInstanceX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WnodeSingleInstanceX86 {
    const NAME: &'static str = "WNODE_SINGLE_INSTANCE";
    const FIXED: usize = 64;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WnodeSingleInstanceX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "WNODE_SINGLE_INSTANCE", needed: 64, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstanceX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("WNODE_SINGLE_INSTANCE", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.wnode_header.buffer_size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "WNODE_SINGLE_INSTANCE", field: "WnodeHeader.BufferSize", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeSingleInstanceX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleInstanceX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 64]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = WnodeSingleInstanceX86View::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.wnode_header.buffer_size = (total) as u32;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`WnodeSingleInstanceX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeSingleInstanceX86View<'a> {
    fixed: &'a [u8; 64],
    rest: &'a [u8],
}

impl<'a> WnodeSingleInstanceX86View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("WNODE_SINGLE_INSTANCE", "WnodeHeader.BufferSize", 64, u64::from(view.wnode_header().buffer_size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "WNODE_SINGLE_INSTANCE", needed: 64, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<WnodeSingleInstanceX86Tail<'a>, Error> {
        let mut left = Left::new("WNODE_SINGLE_INSTANCE", 64, self.rest);
        let variable_data = left.open();
        Ok(WnodeSingleInstanceX86Tail { variable_data, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WnodeSingleInstanceX86, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(WnodeSingleInstanceX86 {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<60, 4, _>(bytes)),
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
    fn announced(fixed: &[u8; 64]) -> Option<u64> {
        let view = WnodeSingleInstanceX86View { fixed, rest: &[] };
        Some((u64::from(view.wnode_header().buffer_size()) * 1).saturating_sub(64))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 64] {
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
    self WnodeSingleInstanceX86View "WnodeSingleInstanceX86View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG OffsetInstanceName`, at 0x30.
        offset_instance_name: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG InstanceIndex`, at 0x34.
        instance_index: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG DataBlockOffset`, at 0x38.
        data_block_offset: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG SizeDataBlock`, at 0x3C.
        size_data_block: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for WnodeSingleInstanceX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeSingleInstanceX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 64 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 64], ..view }, rest)),
            None => Err(Error::TooShort { name: "WNODE_SINGLE_INSTANCE", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeSingleInstanceX86, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`WnodeSingleInstanceX86`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WnodeSingleInstanceX86Tail<'a> {
    /// `UCHAR VariableData`, to the end. The name, padding and the data. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
