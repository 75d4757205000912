// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SET_QUERY_NET_RATE in the form of releases 5.0+.
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
/// The network rate of a job was set or queried.
///
/// In C: `WMI_JOB_SET_QUERY_NET_RATE`, 0x18 bytes. Releases 5.0+.
///
/// The fields are those of the documented JOBOBJECT_NET_RATE_CONTROL_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Flags` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | ULONG64 | `MaxBandwidth` |
/// | 0x10 | 0x1 | UCHAR | `DscpTag` |
/// | 0x11 | 0x7 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_JOB_SET_QUERY_NET_RATE")]
pub struct WmiJobSetQueryNetRate {
    /// `ULONG Flags`, at 0x00.
    pub flags: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `ULONG64 MaxBandwidth`, at 0x08. What the job may send. Unit: bytes per second.
    pub max_bandwidth: u64,
    /// `UCHAR DscpTag`, at 0x10. The differentiated-services tag that the job's packets get.
    pub dscp_tag: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_11: Bytes<7>,
}
impl WmiJobSetQueryNetRate {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            flags: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            max_bandwidth: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            dscp_tag: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            padding_11: Bytes(get::<17, 7, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_SET_QUERY_NET_RATE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.max_bandwidth.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.dscp_tag.to_le_bytes());
        put::<17, 7, _>(&mut bytes, self.padding_11.0);
        bytes
    }
    /// `ULONG Flags`, at 0x00.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// `ULONG64 MaxBandwidth`, at 0x08. What the job may send. Unit: bytes per second.
    #[inline]
    pub fn max_bandwidth(&self) -> u64 {
        self.max_bandwidth
    }
    /// Sets `MaxBandwidth`.
    #[inline]
    pub fn set_max_bandwidth(&mut self, value: u64) {
        self.max_bandwidth = value;
    }
    /// `UCHAR DscpTag`, at 0x10. The differentiated-services tag that the job's packets get.
    #[inline]
    pub fn dscp_tag(&self) -> u8 {
        self.dscp_tag
    }
    /// Sets `DscpTag`.
    #[inline]
    pub fn set_dscp_tag(&mut self, value: u8) {
        self.dscp_tag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_set_query_net_rate::V5_0;
}
impl Default for WmiJobSetQueryNetRate {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for WmiJobSetQueryNetRate {}
impl Record for WmiJobSetQueryNetRate {
    const NAME: &'static str = "WMI_JOB_SET_QUERY_NET_RATE";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiJobSetQueryNetRate {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiJobSetQueryNetRate);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiJobSetQueryNetRate {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<7>>(),
            ),
        )
            .prop_map(|((flags, padding_04, max_bandwidth, dscp_tag, padding_11),)| Self {
                flags,
                padding_04,
                max_bandwidth,
                dscp_tag,
                padding_11,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiJobSetQueryNetRate`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiJobSetQueryNetRateView<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> WmiJobSetQueryNetRateView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_JOB_SET_QUERY_NET_RATE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiJobSetQueryNetRate {
        WmiJobSetQueryNetRate::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG Flags`, at 0x00.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG64 MaxBandwidth`, at 0x08. What the job may send. Unit: bytes per second.
    #[inline]
    pub fn max_bandwidth(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `UCHAR DscpTag`, at 0x10. The differentiated-services tag that the job's packets get.
    #[inline]
    pub fn dscp_tag(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiJobSetQueryNetRateView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiJobSetQueryNetRateView");
        out.field("flags", &self.flags());
        out.field("max_bandwidth", &self.max_bandwidth());
        out.field("dscp_tag", &self.dscp_tag());
        out.finish()
    }
}
