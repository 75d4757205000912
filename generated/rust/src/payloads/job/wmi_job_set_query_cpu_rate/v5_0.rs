// Generated from spec/structs/WMI_JOB_SET_QUERY_CPU_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_JOB_SET_QUERY_CPU_RATE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The processor rate of a job was set or queried.
///
/// In C: `WMI_JOB_SET_QUERY_CPU_RATE`, 0x8 bytes. Releases 5.0+.
///
/// The fields are those of the documented JOBOBJECT_CPU_RATE_CONTROL_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            all_flags: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            value: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_job_set_query_cpu_rate::V5_0;
}

fixed_record!(WmiJobSetQueryCpuRate, WmiJobSetQueryCpuRateView, 8, "WMI_JOB_SET_QUERY_CPU_RATE");
getters! {
    self WmiJobSetQueryCpuRateView "WmiJobSetQueryCpuRateView" {
        /// `ULONG AllFlags`, at 0x00.
        all_flags: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Value`, at 0x04.
        value: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
