// Generated from spec/structs/ETW_COVERAGE_SAMPLER_OPTIONS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_OPTIONS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The options of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_OPTIONS`, 0x250 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_OPTIONS")]
pub struct EtwCoverageSamplerOptions {
    /// `ETW_COVERAGE_SAMPLER_OPTION_FLAGS Flags`, at 0x00.
    pub flags: crate::requests::EtwCoverageSamplerOptionFlags,
    /// `ULONG HashSeed`, at 0x04.
    pub hash_seed: u32,
    /// `ULONG ImageLruSize`, at 0x08.
    pub image_lru_size: u32,
    /// `ULONG SampleTableMinEntries`, at 0x0C.
    pub sample_table_min_entries: u32,
    /// `ULONG SampleTableMaxEntries`, at 0x10.
    pub sample_table_max_entries: u32,
    /// `ULONG SampleTableMaxQueued`, at 0x14.
    pub sample_table_max_queued: u32,
    /// `ULONG SampleBufferSize`, at 0x18.
    pub sample_buffer_size: u32,
    /// `ULONG SampleBufferMaxCountPerProc`, at 0x1C.
    pub sample_buffer_max_count_per_proc: u32,
    /// `ULONG CaptureBufferMaxCountPerProc`, at 0x20.
    pub capture_buffer_max_count_per_proc: u32,
    /// `ULONG ApcMaxCountPerProc`, at 0x24.
    pub apc_max_count_per_proc: u32,
    /// `ULONG ProfileSamplePeriodUS`, at 0x28.
    pub profile_sample_period_us: u32,
    /// `ULONG ProfileSampleCountPerPeriod`, at 0x2C.
    pub profile_sample_count_per_period: u32,
    /// `ULONG CSwitchSamplePeriodUS`, at 0x30.
    pub c_switch_sample_period_us: u32,
    /// `ULONG CSwitchSampleCountPerPeriod`, at 0x34.
    pub c_switch_sample_count_per_period: u32,
    /// `ULONG RThreadSamplePeriodUS`, at 0x38.
    pub r_thread_sample_period_us: u32,
    /// `ULONG RThreadSampleCountPerPeriod`, at 0x3C.
    pub r_thread_sample_count_per_period: u32,
    /// `ULONG PGFaultSamplePeriodUS`, at 0x40.
    pub pg_fault_sample_period_us: u32,
    /// `ULONG PGFaultSampleCountPerPeriod`, at 0x44.
    pub pg_fault_sample_count_per_period: u32,
    /// `ULONG StackDepth`, at 0x48.
    pub stack_depth: u32,
    /// `ULONG StackCacheEntries`, at 0x4C.
    pub stack_cache_entries: u32,
    /// `WCHAR PathInclusionList`, at 0x50.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub path_inclusion_list: [u16; 128],
    /// `WCHAR PathExclusionList`, at 0x150.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub path_exclusion_list: [u16; 128],
}

impl EtwCoverageSamplerOptions {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 592]) -> Self {
        Self {
            flags: crate::requests::EtwCoverageSamplerOptionFlags::from_bytes(part::<0, 4, _>(bytes)),
            hash_seed: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            image_lru_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            sample_table_min_entries: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            sample_table_max_entries: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            sample_table_max_queued: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            sample_buffer_size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            sample_buffer_max_count_per_proc: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            capture_buffer_max_count_per_proc: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            apc_max_count_per_proc: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            profile_sample_period_us: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            profile_sample_count_per_period: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            c_switch_sample_period_us: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            c_switch_sample_count_per_period: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            r_thread_sample_period_us: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            r_thread_sample_count_per_period: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            pg_fault_sample_period_us: u32::from_le_bytes(get::<64, 4, _>(bytes)),
            pg_fault_sample_count_per_period: u32::from_le_bytes(get::<68, 4, _>(bytes)),
            stack_depth: u32::from_le_bytes(get::<72, 4, _>(bytes)),
            stack_cache_entries: u32::from_le_bytes(get::<76, 4, _>(bytes)),
            path_inclusion_list: array(part::<80, 256, _>(bytes), u16::from_le_bytes),
            path_exclusion_list: array(part::<336, 256, _>(bytes), u16::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 592] {
        let mut bytes = [0; 592];
        put::<0, 4, _>(&mut bytes, self.flags.to_bytes());
        put::<4, 4, _>(&mut bytes, self.hash_seed.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.image_lru_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.sample_table_min_entries.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.sample_table_max_entries.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.sample_table_max_queued.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.sample_buffer_size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.sample_buffer_max_count_per_proc.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.capture_buffer_max_count_per_proc.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.apc_max_count_per_proc.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.profile_sample_period_us.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.profile_sample_count_per_period.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.c_switch_sample_period_us.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.c_switch_sample_count_per_period.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.r_thread_sample_period_us.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.r_thread_sample_count_per_period.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.pg_fault_sample_period_us.to_le_bytes());
        put::<68, 4, _>(&mut bytes, self.pg_fault_sample_count_per_period.to_le_bytes());
        put::<72, 4, _>(&mut bytes, self.stack_depth.to_le_bytes());
        put::<76, 4, _>(&mut bytes, self.stack_cache_entries.to_le_bytes());
        fill(part_mut::<80, 256, _>(&mut bytes), &self.path_inclusion_list, |element| element.to_le_bytes());
        fill(part_mut::<336, 256, _>(&mut bytes), &self.path_exclusion_list, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_options::V5_0;
}

fixed_record!(EtwCoverageSamplerOptions, EtwCoverageSamplerOptionsView, 592, "ETW_COVERAGE_SAMPLER_OPTIONS");
getters! {
    self EtwCoverageSamplerOptionsView "EtwCoverageSamplerOptionsView" {
        /// `ETW_COVERAGE_SAMPLER_OPTION_FLAGS Flags`, at 0x00.
        flags: crate::requests::EtwCoverageSamplerOptionFlagsView<'a> = crate::requests::EtwCoverageSamplerOptionFlagsView::from_bytes(part::<0, 4, _>(self.fixed));
        /// `ULONG HashSeed`, at 0x04.
        hash_seed: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ImageLruSize`, at 0x08.
        image_lru_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SampleTableMinEntries`, at 0x0C.
        sample_table_min_entries: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG SampleTableMaxEntries`, at 0x10.
        sample_table_max_entries: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG SampleTableMaxQueued`, at 0x14.
        sample_table_max_queued: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG SampleBufferSize`, at 0x18.
        sample_buffer_size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG SampleBufferMaxCountPerProc`, at 0x1C.
        sample_buffer_max_count_per_proc: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG CaptureBufferMaxCountPerProc`, at 0x20.
        capture_buffer_max_count_per_proc: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG ApcMaxCountPerProc`, at 0x24.
        apc_max_count_per_proc: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG ProfileSamplePeriodUS`, at 0x28.
        profile_sample_period_us: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG ProfileSampleCountPerPeriod`, at 0x2C.
        profile_sample_count_per_period: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG CSwitchSamplePeriodUS`, at 0x30.
        c_switch_sample_period_us: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG CSwitchSampleCountPerPeriod`, at 0x34.
        c_switch_sample_count_per_period: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG RThreadSamplePeriodUS`, at 0x38.
        r_thread_sample_period_us: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG RThreadSampleCountPerPeriod`, at 0x3C.
        r_thread_sample_count_per_period: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
        /// `ULONG PGFaultSamplePeriodUS`, at 0x40.
        pg_fault_sample_period_us: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
        /// `ULONG PGFaultSampleCountPerPeriod`, at 0x44.
        pg_fault_sample_count_per_period: u32 = u32::from_le_bytes(get::<68, 4, _>(self.fixed));
        /// `ULONG StackDepth`, at 0x48.
        stack_depth: u32 = u32::from_le_bytes(get::<72, 4, _>(self.fixed));
        /// `ULONG StackCacheEntries`, at 0x4C.
        stack_cache_entries: u32 = u32::from_le_bytes(get::<76, 4, _>(self.fixed));
        /// `WCHAR PathInclusionList`, at 0x50.
        path_inclusion_list: [u16; 128] = array(part::<80, 256, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR PathExclusionList`, at 0x150.
        path_exclusion_list: [u16; 128] = array(part::<336, 256, _>(self.fixed), u16::from_le_bytes);
    }
}
