// Generated from spec/structs/PERFINFO_DPC_EXECUTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_EXECUTION_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `DpcRoutine` |
/// | 0x04 | 0x4 | ULONG_PTR | `Key` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
pub struct PerfinfoDpcExecutionInformation32 {
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    pub dpc_routine: u32,
    /// `ULONG_PTR Key`, at 0x04. Finds the event of the queueing.
    pub key: u32,
}
impl PerfinfoDpcExecutionInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            dpc_routine: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_DPC_EXECUTION_INFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.dpc_routine.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.key.to_le_bytes());
        bytes
    }
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    #[inline]
    pub fn dpc_routine(&self) -> u32 {
        self.dpc_routine
    }
    /// Sets `DpcRoutine`.
    #[inline]
    pub fn set_dpc_routine(&mut self, value: u32) {
        self.dpc_routine = value;
    }
    /// `ULONG_PTR Key`, at 0x04. Finds the event of the queueing.
    #[inline]
    pub fn key(&self) -> u32 {
        self.key
    }
    /// Sets `Key`.
    #[inline]
    pub fn set_key(&mut self, value: u32) {
        self.key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_execution_information::V5_0X86;
}
impl Default for PerfinfoDpcExecutionInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoDpcExecutionInformation32 {}
impl Record for PerfinfoDpcExecutionInformation32 {
    const NAME: &'static str = "PERFINFO_DPC_EXECUTION_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDpcExecutionInformation32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDpcExecutionInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDpcExecutionInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((dpc_routine, key),)| Self { dpc_routine, key });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDpcExecutionInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDpcExecutionInformation32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoDpcExecutionInformation32View<'a> {
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
                    name: "PERFINFO_DPC_EXECUTION_INFORMATION",
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
    pub fn to_value(&self) -> PerfinfoDpcExecutionInformation32 {
        PerfinfoDpcExecutionInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    #[inline]
    pub fn dpc_routine(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG_PTR Key`, at 0x04. Finds the event of the queueing.
    #[inline]
    pub fn key(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoDpcExecutionInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDpcExecutionInformation32View");
        out.field("dpc_routine", &self.dpc_routine());
        out.field("key", &self.key());
        out.finish()
    }
}
