// Generated from spec/structs/PERFINFO_DPC_EXECUTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_EXECUTION_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
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
/// A deferred procedure call is executed.
///
/// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `DpcRoutine` |
/// | 0x08 | 0x8 | ULONG_PTR | `Key` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
pub struct PerfinfoDpcExecutionInformation64 {
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    pub dpc_routine: u64,
    /// `ULONG_PTR Key`, at 0x08. Finds the event of the queueing.
    pub key: u64,
}
impl PerfinfoDpcExecutionInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            dpc_routine: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "PERFINFO_DPC_EXECUTION_INFORMATION",
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
        put::<0, 8, _>(&mut bytes, self.dpc_routine.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.key.to_le_bytes());
        bytes
    }
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    #[inline]
    pub fn dpc_routine(&self) -> u64 {
        self.dpc_routine
    }
    /// Sets `DpcRoutine`.
    #[inline]
    pub fn set_dpc_routine(&mut self, value: u64) {
        self.dpc_routine = value;
    }
    /// `ULONG_PTR Key`, at 0x08. Finds the event of the queueing.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }
    /// Sets `Key`.
    #[inline]
    pub fn set_key(&mut self, value: u64) {
        self.key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_execution_information::V5_0X64;
}
impl Default for PerfinfoDpcExecutionInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoDpcExecutionInformation64 {}
impl Record for PerfinfoDpcExecutionInformation64 {
    const NAME: &'static str = "PERFINFO_DPC_EXECUTION_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDpcExecutionInformation64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDpcExecutionInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDpcExecutionInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((dpc_routine, key),)| Self { dpc_routine, key });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDpcExecutionInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDpcExecutionInformation64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoDpcExecutionInformation64View<'a> {
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
                    name: "PERFINFO_DPC_EXECUTION_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoDpcExecutionInformation64 {
        PerfinfoDpcExecutionInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    #[inline]
    pub fn dpc_routine(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR Key`, at 0x08. Finds the event of the queueing.
    #[inline]
    pub fn key(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoDpcExecutionInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDpcExecutionInformation64View");
        out.field("dpc_routine", &self.dpc_routine());
        out.field("key", &self.key());
        out.finish()
    }
}
