// Generated from spec/structs/ETW_PMC_SESSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_SESSION_INFORMATION in the form of releases 5.0+.
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
/// A session that uses counters of the processor.
///
/// In C: `ETW_PMC_SESSION_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `NextOffset` |
/// | 0x04 | 0x2 | USHORT | `LoggerId` |
/// | 0x06 | 0x2 | USHORT | `Reserved` |
/// | 0x08 | 0x4 | ULONG | `CounterCount` |
/// | 0x0c | 0x4 | ULONG | `SourceCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PMC_SESSION_INFORMATION")]
pub struct EtwPmcSessionInformation {
    /// `ULONG NextOffset`, at 0x00. From this structure to the next, 0 in the last. Unit: bytes.
    pub next_offset: u32,
    /// `USHORT LoggerId`, at 0x04. The session.
    pub logger_id: u16,
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    pub reserved: u16,
    /// `ULONG CounterCount`, at 0x08. How many counters follow.
    pub counter_count: u32,
    /// `ULONG SourceCount`, at 0x0C. How many sources follow the counters.
    pub source_count: u32,
}
impl EtwPmcSessionInformation {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            next_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            logger_id: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            counter_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            source_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PMC_SESSION_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.next_offset.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.counter_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.source_count.to_le_bytes());
        bytes
    }
    /// `ULONG NextOffset`, at 0x00. From this structure to the next, 0 in the last. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        self.next_offset
    }
    /// Sets `NextOffset`.
    #[inline]
    pub fn set_next_offset(&mut self, value: u32) {
        self.next_offset = value;
    }
    /// `USHORT LoggerId`, at 0x04. The session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u16) {
        self.logger_id = value;
    }
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// `ULONG CounterCount`, at 0x08. How many counters follow.
    #[inline]
    pub fn counter_count(&self) -> u32 {
        self.counter_count
    }
    /// Sets `CounterCount`.
    #[inline]
    pub fn set_counter_count(&mut self, value: u32) {
        self.counter_count = value;
    }
    /// `ULONG SourceCount`, at 0x0C. How many sources follow the counters.
    #[inline]
    pub fn source_count(&self) -> u32 {
        self.source_count
    }
    /// Sets `SourceCount`.
    #[inline]
    pub fn set_source_count(&mut self, value: u32) {
        self.source_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_session_information::V5_0;
}
impl Default for EtwPmcSessionInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwPmcSessionInformation {}
impl Record for EtwPmcSessionInformation {
    const NAME: &'static str = "ETW_PMC_SESSION_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPmcSessionInformation {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPmcSessionInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSessionInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                ((next_offset, logger_id, reserved, counter_count, source_count),)|
            Self {
                next_offset,
                logger_id,
                reserved,
                counter_count,
                source_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPmcSessionInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPmcSessionInformationView<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwPmcSessionInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PMC_SESSION_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwPmcSessionInformation {
        EtwPmcSessionInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG NextOffset`, at 0x00. From this structure to the next, 0 in the last. Unit: bytes.
    #[inline]
    pub fn next_offset(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `USHORT LoggerId`, at 0x04. The session.
    #[inline]
    pub fn logger_id(&self) -> u16 {
        u16::from_le_bytes(get::<4, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x06. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<6, 2, _>(self.fixed))
    }
    /// `ULONG CounterCount`, at 0x08. How many counters follow.
    #[inline]
    pub fn counter_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG SourceCount`, at 0x0C. How many sources follow the counters.
    #[inline]
    pub fn source_count(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPmcSessionInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPmcSessionInformationView");
        out.field("next_offset", &self.next_offset());
        out.field("logger_id", &self.logger_id());
        out.field("reserved", &self.reserved());
        out.field("counter_count", &self.counter_count());
        out.field("source_count", &self.source_count());
        out.finish()
    }
}
