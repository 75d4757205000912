// Generated from spec/structs/WNODE_EVENT_REFERENCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_EVENT_REFERENCE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A note of an event that is too big to be sent, and is to be queried instead.
///
/// In C: `WNODE_EVENT_REFERENCE`, 0x48 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_EVENT_REFERENCE structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_EVENT_REFERENCE")]
pub struct WnodeEventReferenceX86 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_EVENT_REFERENCE.
    pub wnode_header: crate::headers::WnodeHeaderX86,
    /// `GUID TargetGuid`, at 0x30. The event to be queried.
    pub target_guid: Guid,
    /// `ULONG TargetDataBlockSize`, at 0x40. The size of the event. Unit: bytes.
    pub target_data_block_size: u32,
    /// The bytes that `TargetInstanceIndex`, `TargetInstanceName` share.
    pub union_44: Bytes<4>,
}

impl WnodeEventReferenceX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            target_guid: Guid::from_bytes(get::<48, 16, _>(bytes)),
            target_data_block_size: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            union_44: Bytes(get::<68, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 16, _>(&mut bytes, self.target_guid.to_bytes());
        put::<64, 4, _>(&mut bytes, self.target_data_block_size.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.union_44.0);
        bytes
    }
    /// `ULONG TargetInstanceIndex`, at 0x44. The number of the instance, if names are static.
    #[inline]
    pub fn target_instance_index(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_44.0))
    }
    /// Sets `TargetInstanceIndex`.
    #[inline]
    pub fn set_target_instance_index(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_44.0, value.to_le_bytes());
    }
    /// `WCHAR TargetInstanceName`, at 0x44. The size of the instance's name in bytes, with which a counted string begins: C declares one element.
    #[inline]
    pub fn target_instance_name(&self) -> [u16; 1] {
        array(part::<0, 2, _>(&self.union_44.0), u16::from_le_bytes)
    }
    /// Sets `TargetInstanceName`.
    #[inline]
    pub fn set_target_instance_name(&mut self, value: [u16; 1]) {
        fill(part_mut::<0, 2, _>(&mut self.union_44.0), &value, |element| element.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_event_reference::V5_0X86;
}

fixed_value!(WnodeEventReferenceX86, 72, "WNODE_EVENT_REFERENCE");
/// A borrowed view of [`WnodeEventReferenceX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeEventReferenceX86View<'a> {
    fixed: &'a [u8; 72],
    rest: &'a [u8],
}

impl<'a> WnodeEventReferenceX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`WnodeEventReferenceX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "WNODE_EVENT_REFERENCE", needed: 72, have: bytes.len() }),
        }
    }
    /// A view of just its bytes, with nothing behind them.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 72]) -> Self {
        Self { fixed, rest: &[] }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeEventReferenceX86 {
        WnodeEventReferenceX86::from_bytes(self.fixed)
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
            return Err(Error::BadCount { name: "WNODE_EVENT_REFERENCE", field: "WnodeHeader.BufferSize", says, have });
        }
        match self.rest.get(begin - 72..total - 72) {
            Some(data) => Ok(data),
            None => Err(Error::TooShort { name: "WNODE_EVENT_REFERENCE", needed: total, have: 72 + self.rest.len() }),
        }
    }
}

getters! {
    self WnodeEventReferenceX86View "WnodeEventReferenceX86View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `GUID TargetGuid`, at 0x30.
        target_guid: Guid = Guid::from_bytes(get::<48, 16, _>(self.fixed));
        /// `ULONG TargetDataBlockSize`, at 0x40.
        target_data_block_size: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `ULONG TargetInstanceIndex`, at 0x44.
        target_instance_index: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
        /// `WCHAR TargetInstanceName`, at 0x44.
        target_instance_name: [u16; 1] = array(part::<68, 2, _>(self.fixed), u16::from_le_bytes);
    }
}

impl<'a> Split<'a> for WnodeEventReferenceX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventReferenceX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = view.total_size().max(72);
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 72], ..view }, rest)),
            None => Err(Error::TooShort { name: "WNODE_EVENT_REFERENCE", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventReferenceX86, Error> {
        // A value has no place for the data.
        if !self.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_REFERENCE", field: "WnodeHeader.BufferSize", says: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}
