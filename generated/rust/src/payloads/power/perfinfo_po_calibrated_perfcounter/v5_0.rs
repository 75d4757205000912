// Generated from spec/structs/PERFINFO_PO_CALIBRATED_PERFCOUNTER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_CALIBRATED_PERFCOUNTER in the form of releases 5.0+.
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
/// The performance counter was calibrated after sleep.
///
/// In C: `PERFINFO_PO_CALIBRATED_PERFCOUNTER`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LARGE_INTEGER | `PerformanceCounter` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_CALIBRATED_PERFCOUNTER")]
pub struct PerfinfoPoCalibratedPerfcounter {
    /// `LARGE_INTEGER PerformanceCounter`, at 0x00. The performance counter just then.
    pub performance_counter: i64,
}
impl PerfinfoPoCalibratedPerfcounter {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            performance_counter: i64::from_le_bytes(get::<0, 8, _>(bytes)),
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
                    name: "PERFINFO_PO_CALIBRATED_PERFCOUNTER",
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
        put::<0, 8, _>(&mut bytes, self.performance_counter.to_le_bytes());
        bytes
    }
    /// `LARGE_INTEGER PerformanceCounter`, at 0x00. The performance counter just then.
    #[inline]
    pub fn performance_counter(&self) -> i64 {
        self.performance_counter
    }
    /// Sets `PerformanceCounter`.
    #[inline]
    pub fn set_performance_counter(&mut self, value: i64) {
        self.performance_counter = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_calibrated_perfcounter::V5_0;
}
impl Default for PerfinfoPoCalibratedPerfcounter {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoPoCalibratedPerfcounter {}
impl Record for PerfinfoPoCalibratedPerfcounter {
    const NAME: &'static str = "PERFINFO_PO_CALIBRATED_PERFCOUNTER";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPoCalibratedPerfcounter {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPoCalibratedPerfcounter);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoCalibratedPerfcounter {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<i64>(),),)
            .prop_map(|((performance_counter,),)| Self { performance_counter });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPoCalibratedPerfcounter`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPoCalibratedPerfcounterView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoPoCalibratedPerfcounterView<'a> {
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
                    name: "PERFINFO_PO_CALIBRATED_PERFCOUNTER",
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
    pub fn to_value(&self) -> PerfinfoPoCalibratedPerfcounter {
        PerfinfoPoCalibratedPerfcounter::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `LARGE_INTEGER PerformanceCounter`, at 0x00. The performance counter just then.
    #[inline]
    pub fn performance_counter(&self) -> i64 {
        i64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPoCalibratedPerfcounterView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPoCalibratedPerfcounterView");
        out.field("performance_counter", &self.performance_counter());
        out.finish()
    }
}
