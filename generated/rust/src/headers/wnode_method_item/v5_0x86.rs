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
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | WNODE_HEADER | `WnodeHeader` |
/// | 0x30 | 0x4 | ULONG | `OffsetInstanceName` |
/// | 0x34 | 0x4 | ULONG | `InstanceIndex` |
/// | 0x38 | 0x4 | ULONG | `MethodId` |
/// | 0x3c | 0x4 | ULONG | `DataBlockOffset` |
/// | 0x40 | 0x4 | ULONG | `SizeDataBlock` |
/// | 0x44 | to the end | UCHAR \[ \] | `VariableData` |
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
    /// `UCHAR VariableData`, at 0x44. The name, padding and the arguments. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
}
#[cfg(feature = "alloc")]
impl WnodeMethodItemX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 68;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 68 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = WnodeMethodItemX86View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 68], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(
                part::<0, 48, _>(bytes),
            ),
            offset_instance_name: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_index: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            method_id: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            size_data_block: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            variable_data: tail,
        }
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
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        68
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_method_item::V5_0X86;
}
#[cfg(feature = "alloc")]
impl Default for WnodeMethodItemX86 {
    /// All zero, with nothing after the fixed part.
    fn default() -> Self {
        Self::with_tail(&[0; 68], alloc::vec::Vec::new())
    }
}
#[cfg(feature = "alloc")]
impl Sealed for WnodeMethodItemX86 {}
#[cfg(feature = "alloc")]
impl Tailed for WnodeMethodItemX86 {
    const NAME: &'static str = "WNODE_METHOD_ITEM";
    const FIXED: usize = 68;
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(WnodeMethodItemX86View::announced(fixed)),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_METHOD_ITEM",
                    needed: 68,
                    have: fixed.len(),
                })
            }
        }
    }
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeMethodItemX86::from_slice(bytes)
    }
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.variable_data.len() * 1) as u64;
        let says = WnodeMethodItemX86View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount {
                name: "WNODE_METHOD_ITEM",
                field: "VariableData",
                says,
                have,
            });
        }
        out.extend_from_slice(&fixed);
        self.variable_data
            .iter()
            .for_each(|element| Element::with_le(
                element,
                |bytes| out.extend_from_slice(bytes),
            ));
        Ok(())
    }
}
#[cfg(feature = "binrw")]
binrw_tailed!(WnodeMethodItemX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeMethodItemX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            proptest::arbitrary::any::<[u8; 68]>(),
            proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6),
        )
            .prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
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
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeMethodItemX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement {
                        name: "WNODE_METHOD_ITEM",
                        element: 1,
                        left,
                    });
                }
                Ok(Self { fixed, rest })
            }
            None => {
                Err(Error::TooShort {
                    name: "WNODE_METHOD_ITEM",
                    needed: 68,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 68] {
        self.fixed
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_METHOD_ITEM.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeaderX86View<'a> {
        crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed))
    }
    /// `ULONG OffsetInstanceName`, at 0x30. Where the name of the instance is, from the start of this structure, unless names are static. Unit: bytes.
    #[inline]
    pub fn offset_instance_name(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG InstanceIndex`, at 0x34. The number of the instance, if names are static.
    #[inline]
    pub fn instance_index(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `ULONG MethodId`, at 0x38. The method.
    #[inline]
    pub fn method_id(&self) -> u32 {
        u32::from_le_bytes(get::<56, 4, _>(self.fixed))
    }
    /// `ULONG DataBlockOffset`, at 0x3C. Where the arguments are, from the start of this structure. Unit: bytes.
    #[inline]
    pub fn data_block_offset(&self) -> u32 {
        u32::from_le_bytes(get::<60, 4, _>(self.fixed))
    }
    /// `ULONG SizeDataBlock`, at 0x40. The size of the arguments. Unit: bytes.
    #[inline]
    pub fn size_data_block(&self) -> u32 {
        u32::from_le_bytes(get::<64, 4, _>(self.fixed))
    }
    /// `UCHAR VariableData`, at 0x44. The name, padding and the arguments. Unit: bytes.
    #[inline]
    pub fn variable_data(&self) -> Elements<'a, u8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    fn announced(_: &[u8; 68]) -> Option<u64> {
        None
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        68
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "WNODE_METHOD_ITEM",
                field: "WnodeHeader.BufferSize",
                says,
                have,
            });
        }
        match self.rest.get(begin - 68..total - 68) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_METHOD_ITEM",
                    needed: total,
                    have: 68 + self.rest.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> WnodeMethodItemX86 {
        WnodeMethodItemX86::with_tail(self.fixed, to_vec(self.rest))
    }
}
impl core::fmt::Debug for WnodeMethodItemX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WnodeMethodItemX86View");
        out.field("wnode_header", &self.wnode_header());
        out.field("offset_instance_name", &self.offset_instance_name());
        out.field("instance_index", &self.instance_index());
        out.field("method_id", &self.method_id());
        out.field("data_block_offset", &self.data_block_offset());
        out.field("size_data_block", &self.size_data_block());
        out.finish()
    }
}
impl<'a> Split<'a> for WnodeMethodItemX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeMethodItemX86;
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(68);
        match bytes.get(end..) {
            Some(rest) => {
                Ok((
                    Self {
                        rest: &view.rest[..end - 68],
                        ..view
                    },
                    rest,
                ))
            }
            None => {
                Err(Error::TooShort {
                    name: "WNODE_METHOD_ITEM",
                    needed: end,
                    have: bytes.len(),
                })
            }
        }
    }
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<WnodeMethodItemX86, Error> {
        Ok(self.to_value())
    }
}
