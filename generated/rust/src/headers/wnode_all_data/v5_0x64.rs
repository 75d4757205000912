// Generated from spec/structs/WNODE_ALL_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_ALL_DATA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The data of all instances of a block of Windows Management Instrumentation.
///
/// In C: `WNODE_ALL_DATA`, 0x48 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_ALL_DATA")]
pub struct WnodeAllDataX64 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_ALL_DATA.
    pub wnode_header: crate::headers::WnodeHeaderX64,
    /// `ULONG DataBlockOffset`, at 0x30. Where the data of the first instance are, from the start of this structure. Unit: bytes.
    pub data_block_offset: u32,
    /// `ULONG InstanceCount`, at 0x34. How many instances there are.
    pub instance_count: u32,
    /// `ULONG OffsetInstanceNameOffsets`, at 0x38. Where an array of offsets to the names of the instances is, from the start of this structure. Unit: bytes.
    pub offset_instance_name_offsets: u32,
    /// The bytes that `FixedInstanceSize`, `OffsetInstanceDataAndLength` share.
    pub union_3c: Bytes<8>,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_44: Bytes<4>,
}

impl WnodeAllDataX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeaderX64::from_bytes(part::<0, 48, _>(bytes)),
            data_block_offset: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            instance_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            offset_instance_name_offsets: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            union_3c: Bytes(get::<60, 8, _>(bytes)),
            padding_44: Bytes(get::<68, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.data_block_offset.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.instance_count.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.offset_instance_name_offsets.to_le_bytes());
        put::<60, 8, _>(&mut bytes, self.union_3c.0);
        put::<68, 4, _>(&mut bytes, self.padding_44.0);
        bytes
    }
    /// `ULONG FixedInstanceSize`, at 0x3C. The size of each instance. Unit: bytes.
    #[inline]
    pub fn fixed_instance_size(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_3c.0))
    }
    /// Sets `FixedInstanceSize`.
    #[inline]
    pub fn set_fixed_instance_size(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_3c.0, value.to_le_bytes());
    }
    /// `OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength`, at 0x3C. Where each instance is, InstanceCount of them: C declares one.
    #[inline]
    pub fn offset_instance_data_and_length(&self) -> [crate::headers::Offsetinstancedataandlength; 1] {
        array(part::<0, 8, _>(&self.union_3c.0), |bytes: [u8; 8]| crate::headers::Offsetinstancedataandlength::from_bytes(&bytes))
    }
    /// Sets `OffsetInstanceDataAndLength`.
    #[inline]
    pub fn set_offset_instance_data_and_length(&mut self, value: [crate::headers::Offsetinstancedataandlength; 1]) {
        fill(part_mut::<0, 8, _>(&mut self.union_3c.0), &value, |element| element.to_bytes());
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header.buffer_size as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_all_data::V5_0X64;
}

fixed_value!(WnodeAllDataX64, 72, "WNODE_ALL_DATA");
/// A borrowed view of [`WnodeAllDataX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeAllDataX64View<'a> {
    fixed: &'a [u8; 72],
    rest: &'a [u8],
}

impl<'a> WnodeAllDataX64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeAllDataX64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "WNODE_ALL_DATA", needed: 72, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeAllDataX64 {
        WnodeAllDataX64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 72] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `WnodeHeader.BufferSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
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
            return Err(Error::BadCount { name: "WNODE_ALL_DATA", field: "WnodeHeader.BufferSize", says, have });
        }
        match self.rest.get(begin - 72..total - 72) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "WNODE_ALL_DATA", needed: total, have: 72 + self.rest.len() }),
        }
    }
}

getters! {
    self WnodeAllDataX64View "WnodeAllDataX64View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX64View<'a> = crate::headers::WnodeHeaderX64View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG DataBlockOffset`, at 0x30.
        data_block_offset: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG InstanceCount`, at 0x34.
        instance_count: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG OffsetInstanceNameOffsets`, at 0x38.
        offset_instance_name_offsets: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG FixedInstanceSize`, at 0x3C.
        fixed_instance_size: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength`, at 0x3C.
        offset_instance_data_and_length: [crate::headers::Offsetinstancedataandlength; 1] = array(part::<60, 8, _>(self.fixed), |bytes: [u8; 8]| crate::headers::Offsetinstancedataandlength::from_bytes(&bytes));
    }
}

impl<'a> Split<'a> for WnodeAllDataX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeAllDataX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(72);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 72], ..view }, rest)),
            None => Err(Error::TooShort { name: "WNODE_ALL_DATA", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeAllDataX64, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_ALL_DATA", field: "WnodeHeader.BufferSize", says: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}
