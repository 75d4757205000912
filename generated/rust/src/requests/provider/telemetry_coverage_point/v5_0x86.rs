// Generated from spec/structs/TELEMETRY_COVERAGE_POINT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TELEMETRY_COVERAGE_POINT in the form of releases 5.0+ with 32 bit pointers.
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
/// A point in code of which telemetry is to know whether it was reached.
///
/// In C: `TELEMETRY_COVERAGE_POINT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | CHAR * | `Name` |
/// | 0x04 | 0x4 | ULONG | `Hash` |
/// | 0x08 | 0x4 | ULONG | `LastCoveredRound` |
/// | 0x0c | 0x4 | ULONG | `Flags` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TELEMETRY_COVERAGE_POINT")]
pub struct TelemetryCoveragePoint32 {
    /// `CHAR * Name`, at 0x00.
    pub name: u32,
    /// `ULONG Hash`, at 0x04. Of the name.
    pub hash_: u32,
    /// `ULONG LastCoveredRound`, at 0x08. What it is for is not known.
    pub last_covered_round: u32,
    /// `ULONG Flags`, at 0x0C. What it is for is not known.
    pub flags: u32,
}
impl TelemetryCoveragePoint32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            name: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            hash_: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            last_covered_round: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "TELEMETRY_COVERAGE_POINT",
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
        put::<0, 4, _>(&mut bytes, self.name.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.hash_.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.last_covered_round.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.flags.to_le_bytes());
        bytes
    }
    /// `CHAR * Name`, at 0x00.
    #[inline]
    pub fn name(&self) -> u32 {
        self.name
    }
    /// Sets `Name`.
    #[inline]
    pub fn set_name(&mut self, value: u32) {
        self.name = value;
    }
    /// `ULONG Hash`, at 0x04. Of the name.
    #[inline]
    pub fn hash_(&self) -> u32 {
        self.hash_
    }
    /// Sets `Hash`.
    #[inline]
    pub fn set_hash_(&mut self, value: u32) {
        self.hash_ = value;
    }
    /// `ULONG LastCoveredRound`, at 0x08. What it is for is not known.
    #[inline]
    pub fn last_covered_round(&self) -> u32 {
        self.last_covered_round
    }
    /// Sets `LastCoveredRound`.
    #[inline]
    pub fn set_last_covered_round(&mut self, value: u32) {
        self.last_covered_round = value;
    }
    /// `ULONG Flags`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::telemetry_coverage_point::V5_0X86;
}
impl Default for TelemetryCoveragePoint32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for TelemetryCoveragePoint32 {}
impl Record for TelemetryCoveragePoint32 {
    const NAME: &'static str = "TELEMETRY_COVERAGE_POINT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TelemetryCoveragePoint32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TelemetryCoveragePoint32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TelemetryCoveragePoint32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((name, hash_, last_covered_round, flags),)| Self {
                name,
                hash_,
                last_covered_round,
                flags,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TelemetryCoveragePoint32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TelemetryCoveragePoint32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> TelemetryCoveragePoint32View<'a> {
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
                    name: "TELEMETRY_COVERAGE_POINT",
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
    pub fn to_value(&self) -> TelemetryCoveragePoint32 {
        TelemetryCoveragePoint32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `CHAR * Name`, at 0x00.
    #[inline]
    pub fn name(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Hash`, at 0x04. Of the name.
    #[inline]
    pub fn hash_(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG LastCoveredRound`, at 0x08. What it is for is not known.
    #[inline]
    pub fn last_covered_round(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for TelemetryCoveragePoint32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TelemetryCoveragePoint32View");
        out.field("name", &self.name());
        out.field("hash_", &self.hash_());
        out.field("last_covered_round", &self.last_covered_round());
        out.field("flags", &self.flags());
        out.finish()
    }
}
