// Generated from spec/structs/ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION in the form of releases 5.0+.
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
/// Whose number of used processors is asked for.
///
/// In C: `ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `LoggerId` |
/// | 0x02 | 0x2 | USHORT | `Reserved` |
/// | 0x04 | 0x4 | ULONG | `Reserved2` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION")]
pub struct EtwQueryUsedProcessorCountInformation {
    /// `USHORT LoggerId`, at 0x00. The session.
    pub logger_id: u16,
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    pub reserved: u16,
    /// `ULONG Reserved2`, at 0x04. What it is for is not known.
    pub reserved2: u32,
}
impl EtwQueryUsedProcessorCountInformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            reserved2: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved2.to_le_bytes());
        bytes
    }
    /// `USHORT LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u16) {
        self.logger_id = value;
    }
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// `ULONG Reserved2`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u32 {
        self.reserved2
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u32) {
        self.reserved2 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_query_used_processor_count_information::V5_0;
}
impl Default for EtwQueryUsedProcessorCountInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwQueryUsedProcessorCountInformation {}
impl Record for EtwQueryUsedProcessorCountInformation {
    const NAME: &'static str = "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwQueryUsedProcessorCountInformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwQueryUsedProcessorCountInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwQueryUsedProcessorCountInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((logger_id, reserved, reserved2),)| Self {
                logger_id,
                reserved,
                reserved2,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwQueryUsedProcessorCountInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwQueryUsedProcessorCountInformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwQueryUsedProcessorCountInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_QUERY_USED_PROCESSOR_COUNT_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwQueryUsedProcessorCountInformation {
        EtwQueryUsedProcessorCountInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `USHORT LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x02. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `ULONG Reserved2`, at 0x04. What it is for is not known.
    #[inline]
    pub fn reserved2(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwQueryUsedProcessorCountInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwQueryUsedProcessorCountInformationView");
        out.field("logger_id", &self.logger_id());
        out.field("reserved", &self.reserved());
        out.field("reserved2", &self.reserved2());
        out.finish()
    }
}
