// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTION_FLAGS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_OPTION_FLAGS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The flags among the options of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_OPTION_FLAGS`, 0x4 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_OPTION_FLAGS")]
pub struct EtwCoverageSamplerOptionFlags {
    /// The bytes that `AllFlags`, `RequireProfileTotalIssuesSource`, `ForceProfileTimeSource`, `NoProfileSampling`, `NoCSwitchSampling`, `NoReadyThreadSampling`, `NoFaultSampling`, `NoStackCache`, `NoSampleBuffers`, `NoPauseWhenFull`, `NoLowPriority`, `WithAppId`, `FilterKernel` share.
    pub union_00: Bytes<4>,
}

impl EtwCoverageSamplerOptionFlags {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `ULONG AllFlags`, at 0x00. The flags as one number.
    #[inline]
    pub fn all_flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `AllFlags`.
    #[inline]
    pub fn set_all_flags(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `RequireProfileTotalIssuesSource`, bit 0 of the word at 0x00.
    #[inline]
    pub fn require_profile_total_issues_source(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 0) & 0x1
    }
    /// Sets `RequireProfileTotalIssuesSource`.
    #[inline]
    pub fn set_require_profile_total_issues_source(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `ForceProfileTimeSource`, bit 1 of the word at 0x00.
    #[inline]
    pub fn force_profile_time_source(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 1) & 0x1
    }
    /// Sets `ForceProfileTimeSource`.
    #[inline]
    pub fn set_force_profile_time_source(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoProfileSampling`, bit 2 of the word at 0x00.
    #[inline]
    pub fn no_profile_sampling(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 2) & 0x1
    }
    /// Sets `NoProfileSampling`.
    #[inline]
    pub fn set_no_profile_sampling(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoCSwitchSampling`, bit 3 of the word at 0x00.
    #[inline]
    pub fn no_c_switch_sampling(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 3) & 0x1
    }
    /// Sets `NoCSwitchSampling`.
    #[inline]
    pub fn set_no_c_switch_sampling(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 3) | (value & 0x1) << 3; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoReadyThreadSampling`, bit 4 of the word at 0x00.
    #[inline]
    pub fn no_ready_thread_sampling(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 4) & 0x1
    }
    /// Sets `NoReadyThreadSampling`.
    #[inline]
    pub fn set_no_ready_thread_sampling(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 4) | (value & 0x1) << 4; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoFaultSampling`, bit 5 of the word at 0x00.
    #[inline]
    pub fn no_fault_sampling(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 5) & 0x1
    }
    /// Sets `NoFaultSampling`.
    #[inline]
    pub fn set_no_fault_sampling(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 5) | (value & 0x1) << 5; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoStackCache`, bit 6 of the word at 0x00.
    #[inline]
    pub fn no_stack_cache(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 6) & 0x1
    }
    /// Sets `NoStackCache`.
    #[inline]
    pub fn set_no_stack_cache(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 6) | (value & 0x1) << 6; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoSampleBuffers`, bit 7 of the word at 0x00.
    #[inline]
    pub fn no_sample_buffers(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 7) & 0x1
    }
    /// Sets `NoSampleBuffers`.
    #[inline]
    pub fn set_no_sample_buffers(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 7) | (value & 0x1) << 7; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoPauseWhenFull`, bit 8 of the word at 0x00.
    #[inline]
    pub fn no_pause_when_full(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 8) & 0x1
    }
    /// Sets `NoPauseWhenFull`.
    #[inline]
    pub fn set_no_pause_when_full(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 8) | (value & 0x1) << 8; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `NoLowPriority`, bit 9 of the word at 0x00.
    #[inline]
    pub fn no_low_priority(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 9) & 0x1
    }
    /// Sets `NoLowPriority`.
    #[inline]
    pub fn set_no_low_priority(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 9) | (value & 0x1) << 9; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `WithAppId`, bit 10 of the word at 0x00.
    #[inline]
    pub fn with_app_id(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 10) & 0x1
    }
    /// Sets `WithAppId`.
    #[inline]
    pub fn set_with_app_id(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 10) | (value & 0x1) << 10; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `FilterKernel`, bit 11 of the word at 0x00.
    #[inline]
    pub fn filter_kernel(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) >> 11) & 0x1
    }
    /// Sets `FilterKernel`.
    #[inline]
    pub fn set_filter_kernel(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_00.0)) & !(0x1 << 11) | (value & 0x1) << 11; put::<0, 4, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_option_flags::V5_0;
}

fixed_record!(EtwCoverageSamplerOptionFlags, EtwCoverageSamplerOptionFlagsView, 4, "ETW_COVERAGE_SAMPLER_OPTION_FLAGS");
getters! {
    self EtwCoverageSamplerOptionFlagsView "EtwCoverageSamplerOptionFlagsView" {
        /// `ULONG AllFlags`, at 0x00.
        all_flags: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `RequireProfileTotalIssuesSource`, bit 0 of the word at 0x00.
        require_profile_total_issues_source: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1;
        /// `ForceProfileTimeSource`, bit 1 of the word at 0x00.
        force_profile_time_source: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 1) & 0x1;
        /// `NoProfileSampling`, bit 2 of the word at 0x00.
        no_profile_sampling: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 2) & 0x1;
        /// `NoCSwitchSampling`, bit 3 of the word at 0x00.
        no_c_switch_sampling: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 3) & 0x1;
        /// `NoReadyThreadSampling`, bit 4 of the word at 0x00.
        no_ready_thread_sampling: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 4) & 0x1;
        /// `NoFaultSampling`, bit 5 of the word at 0x00.
        no_fault_sampling: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 5) & 0x1;
        /// `NoStackCache`, bit 6 of the word at 0x00.
        no_stack_cache: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 6) & 0x1;
        /// `NoSampleBuffers`, bit 7 of the word at 0x00.
        no_sample_buffers: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 7) & 0x1;
        /// `NoPauseWhenFull`, bit 8 of the word at 0x00.
        no_pause_when_full: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 8) & 0x1;
        /// `NoLowPriority`, bit 9 of the word at 0x00.
        no_low_priority: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 9) & 0x1;
        /// `WithAppId`, bit 10 of the word at 0x00.
        with_app_id: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 10) & 0x1;
        /// `FilterKernel`, bit 11 of the word at 0x00.
        filter_kernel: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 11) & 0x1;
    }
}
