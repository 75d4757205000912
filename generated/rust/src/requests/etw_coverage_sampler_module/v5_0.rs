// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_MODULE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A module in the data of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_MODULE`, 0x30 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_COVERAGE_SAMPLER_MODULE")]
pub struct EtwCoverageSamplerModule {
    /// `ULONG PathOffset`, at 0x00.
    pub path_offset: u32,
    /// `ULONG PathLength`, at 0x04.
    pub path_length: u32,
    /// `ULONG DebugInfoOffset`, at 0x08.
    pub debug_info_offset: u32,
    /// `ULONG DebugInfoLength`, at 0x0C.
    pub debug_info_length: u32,
    /// `ULONG TimeDateStamp`, at 0x10.
    pub time_date_stamp: u32,
    /// `ULONG ImageChecksum`, at 0x14.
    pub image_checksum: u32,
    /// `ULONG ImageSize`, at 0x18.
    pub image_size: u32,
    /// `ULONG ModuleId`, at 0x1C.
    pub module_id: u32,
    /// `ULONG ModuleSequence`, at 0x20.
    pub module_sequence: u32,
    /// `ULONG ExeModuleId`, at 0x24.
    pub exe_module_id: u32,
    /// `ULONG ExeModuleSequence`, at 0x28.
    pub exe_module_sequence: u32,
    /// `ULONG ExeProcessId`, at 0x2C.
    pub exe_process_id: u32,
}

impl EtwCoverageSamplerModule {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            path_offset: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            path_length: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            debug_info_offset: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            debug_info_length: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            time_date_stamp: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            image_checksum: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            image_size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            module_id: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            module_sequence: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            exe_module_id: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            exe_module_sequence: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            exe_process_id: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.path_offset.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.path_length.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.debug_info_offset.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.debug_info_length.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.time_date_stamp.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.image_checksum.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.image_size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.module_id.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.module_sequence.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.exe_module_id.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.exe_module_sequence.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.exe_process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_coverage_sampler_module::V5_0;
}

fixed_record!(EtwCoverageSamplerModule, EtwCoverageSamplerModuleView, 48, "ETW_COVERAGE_SAMPLER_MODULE");
getters! {
    self EtwCoverageSamplerModuleView "EtwCoverageSamplerModuleView" {
        /// `ULONG PathOffset`, at 0x00.
        path_offset: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG PathLength`, at 0x04.
        path_length: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG DebugInfoOffset`, at 0x08.
        debug_info_offset: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DebugInfoLength`, at 0x0C.
        debug_info_length: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG TimeDateStamp`, at 0x10.
        time_date_stamp: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG ImageChecksum`, at 0x14.
        image_checksum: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG ImageSize`, at 0x18.
        image_size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG ModuleId`, at 0x1C.
        module_id: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG ModuleSequence`, at 0x20.
        module_sequence: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG ExeModuleId`, at 0x24.
        exe_module_id: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG ExeModuleSequence`, at 0x28.
        exe_module_sequence: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG ExeProcessId`, at 0x2C.
        exe_process_id: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
