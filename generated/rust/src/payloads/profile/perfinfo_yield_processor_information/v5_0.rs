// Generated from spec/structs/PERFINFO_YIELD_PROCESSOR_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_YIELD_PROCESSOR_INFORMATION in the form of releases 5.0+.
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
/// A routine at raised priority was asked to yield the processor.
///
/// In C: `PERFINFO_YIELD_PROCESSOR_INFORMATION`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `YieldReason` |
/// | 0x04 | 0x4 | ULONG | `DpcWatchdogCount` |
/// | 0x08 | 0x4 | ULONG | `DpcTimeCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_YIELD_PROCESSOR_INFORMATION")]
pub struct PerfinfoYieldProcessorInformation {
    /// `ULONG YieldReason`, at 0x00. What it is for is not known.
    pub yield_reason: u32,
    /// `ULONG DpcWatchdogCount`, at 0x04. What it is for is not known.
    pub dpc_watchdog_count: u32,
    /// `ULONG DpcTimeCount`, at 0x08. What it is for is not known.
    pub dpc_time_count: u32,
}
impl PerfinfoYieldProcessorInformation {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            yield_reason: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            dpc_watchdog_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            dpc_time_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_YIELD_PROCESSOR_INFORMATION",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.yield_reason.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.dpc_watchdog_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dpc_time_count.to_le_bytes());
        bytes
    }
    /// `ULONG YieldReason`, at 0x00. What it is for is not known.
    #[inline]
    pub fn yield_reason(&self) -> u32 {
        self.yield_reason
    }
    /// Sets `YieldReason`.
    #[inline]
    pub fn set_yield_reason(&mut self, value: u32) {
        self.yield_reason = value;
    }
    /// `ULONG DpcWatchdogCount`, at 0x04. What it is for is not known.
    #[inline]
    pub fn dpc_watchdog_count(&self) -> u32 {
        self.dpc_watchdog_count
    }
    /// Sets `DpcWatchdogCount`.
    #[inline]
    pub fn set_dpc_watchdog_count(&mut self, value: u32) {
        self.dpc_watchdog_count = value;
    }
    /// `ULONG DpcTimeCount`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dpc_time_count(&self) -> u32 {
        self.dpc_time_count
    }
    /// Sets `DpcTimeCount`.
    #[inline]
    pub fn set_dpc_time_count(&mut self, value: u32) {
        self.dpc_time_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_yield_processor_information::V5_0;
}
impl Default for PerfinfoYieldProcessorInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoYieldProcessorInformation {}
impl Record for PerfinfoYieldProcessorInformation {
    const NAME: &'static str = "PERFINFO_YIELD_PROCESSOR_INFORMATION";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoYieldProcessorInformation {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoYieldProcessorInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoYieldProcessorInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((yield_reason, dpc_watchdog_count, dpc_time_count),)| Self {
                yield_reason,
                dpc_watchdog_count,
                dpc_time_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoYieldProcessorInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoYieldProcessorInformationView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoYieldProcessorInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_YIELD_PROCESSOR_INFORMATION",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoYieldProcessorInformation {
        PerfinfoYieldProcessorInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG YieldReason`, at 0x00. What it is for is not known.
    #[inline]
    pub fn yield_reason(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG DpcWatchdogCount`, at 0x04. What it is for is not known.
    #[inline]
    pub fn dpc_watchdog_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG DpcTimeCount`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dpc_time_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoYieldProcessorInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoYieldProcessorInformationView");
        out.field("yield_reason", &self.yield_reason());
        out.field("dpc_watchdog_count", &self.dpc_watchdog_count());
        out.field("dpc_time_count", &self.dpc_time_count());
        out.finish()
    }
}
