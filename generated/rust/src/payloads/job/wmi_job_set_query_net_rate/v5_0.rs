// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SET_QUERY_NET_RATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The network rate of a job was set or queried.
///
/// In C: `WMI_JOB_SET_QUERY_NET_RATE`, 0x18 bytes with one element of its array, 0x11 without. Releases 5.0+.
///
/// The fields are those of the documented JOBOBJECT_NET_RATE_CONTROL_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
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
}

impl WmiJobSetQueryNetRate {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 17]) -> Self {
        Self {
            flags: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            max_bandwidth: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            dscp_tag: u8::from_le_bytes(get::<16, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 17] {
        let mut bytes = [0; 17];
        put::<0, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.max_bandwidth.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.dscp_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_set_query_net_rate::V5_0;
}

fixed_record!(WmiJobSetQueryNetRate, WmiJobSetQueryNetRateView, 17, "WMI_JOB_SET_QUERY_NET_RATE");
getters! {
    self WmiJobSetQueryNetRateView "WmiJobSetQueryNetRateView" {
        /// `ULONG Flags`, at 0x00.
        flags: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG64 MaxBandwidth`, at 0x08.
        max_bandwidth: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR DscpTag`, at 0x10.
        dscp_tag: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
    }
}
