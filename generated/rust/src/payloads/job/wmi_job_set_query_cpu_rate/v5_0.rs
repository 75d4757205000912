// Generated from spec/structs/WMI_JOB_SET_QUERY_CPU_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SET_QUERY_CPU_RATE in the form of releases 5.0+.
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
/// The processor rate of a job was set or queried.
///
/// In C: `WMI_JOB_SET_QUERY_CPU_RATE`, 0x8 bytes. Releases 5.0+.
///
/// The fields are those of the documented JOBOBJECT_CPU_RATE_CONTROL_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `AllFlags` |
/// | 0x04 | 0x4 | ULONG | `Value` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_SET_QUERY_CPU_RATE")]
pub struct WmiJobSetQueryCpuRate {
    /// `ULONG AllFlags`, at 0x00. What the rate controls, and how.
    pub all_flags: u32,
    /// `ULONG Value`, at 0x04. The rate or the weight, by the flags.
    pub value: u32,
}
impl WmiJobSetQueryCpuRate {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            all_flags: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            value: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "WMI_JOB_SET_QUERY_CPU_RATE",
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
        put::<0, 4, _>(&mut bytes, self.all_flags.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.value.to_le_bytes());
        bytes
    }
    /// `ULONG AllFlags`, at 0x00. What the rate controls, and how.
    #[inline]
    pub fn all_flags(&self) -> u32 {
        self.all_flags
    }
    /// Sets `AllFlags`.
    #[inline]
    pub fn set_all_flags(&mut self, value: u32) {
        self.all_flags = value;
    }
    /// `ULONG Value`, at 0x04. The rate or the weight, by the flags.
    #[inline]
    pub fn value(&self) -> u32 {
        self.value
    }
    /// Sets `Value`.
    #[inline]
    pub fn set_value(&mut self, value: u32) {
        self.value = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_set_query_cpu_rate::V5_0;
}
impl Default for WmiJobSetQueryCpuRate {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiJobSetQueryCpuRate {}
impl Record for WmiJobSetQueryCpuRate {
    const NAME: &'static str = "WMI_JOB_SET_QUERY_CPU_RATE";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiJobSetQueryCpuRate {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiJobSetQueryCpuRate);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiJobSetQueryCpuRate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((all_flags, value),)| Self { all_flags, value });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiJobSetQueryCpuRate`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiJobSetQueryCpuRateView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiJobSetQueryCpuRateView<'a> {
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
                    name: "WMI_JOB_SET_QUERY_CPU_RATE",
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
    pub fn to_value(&self) -> WmiJobSetQueryCpuRate {
        WmiJobSetQueryCpuRate::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG AllFlags`, at 0x00. What the rate controls, and how.
    #[inline]
    pub fn all_flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Value`, at 0x04. The rate or the weight, by the flags.
    #[inline]
    pub fn value(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiJobSetQueryCpuRateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiJobSetQueryCpuRateView");
        out.field("all_flags", &self.all_flags());
        out.field("value", &self.value());
        out.finish()
    }
}
