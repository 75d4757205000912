// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_COVERAGE_SAMPLER_MODULE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// A module in the data of a coverage sampler.
///
/// In C: `ETW_COVERAGE_SAMPLER_MODULE`, 0x30 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `PathOffset` |
/// | 0x04 | 0x4 | ULONG | `PathLength` |
/// | 0x08 | 0x4 | ULONG | `DebugInfoOffset` |
/// | 0x0c | 0x4 | ULONG | `DebugInfoLength` |
/// | 0x10 | 0x4 | ULONG | `TimeDateStamp` |
/// | 0x14 | 0x4 | ULONG | `ImageChecksum` |
/// | 0x18 | 0x4 | ULONG | `ImageSize` |
/// | 0x1c | 0x4 | ULONG | `ModuleId` |
/// | 0x20 | 0x4 | ULONG | `ModuleSequence` |
/// | 0x24 | 0x4 | ULONG | `ExeModuleId` |
/// | 0x28 | 0x4 | ULONG | `ExeModuleSequence` |
/// | 0x2c | 0x4 | ULONG | `ExeProcessId` |
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
fixed_record!(
    EtwCoverageSamplerModule, EtwCoverageSamplerModuleView, 48,
    "ETW_COVERAGE_SAMPLER_MODULE"
);
impl<'a> EtwCoverageSamplerModuleView<'a> {
    /// `ULONG PathOffset`, at 0x00.
    #[inline]
    pub fn path_offset(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG PathLength`, at 0x04.
    #[inline]
    pub fn path_length(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG DebugInfoOffset`, at 0x08.
    #[inline]
    pub fn debug_info_offset(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG DebugInfoLength`, at 0x0C.
    #[inline]
    pub fn debug_info_length(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG TimeDateStamp`, at 0x10.
    #[inline]
    pub fn time_date_stamp(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG ImageChecksum`, at 0x14.
    #[inline]
    pub fn image_checksum(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG ImageSize`, at 0x18.
    #[inline]
    pub fn image_size(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG ModuleId`, at 0x1C.
    #[inline]
    pub fn module_id(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `ULONG ModuleSequence`, at 0x20.
    #[inline]
    pub fn module_sequence(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG ExeModuleId`, at 0x24.
    #[inline]
    pub fn exe_module_id(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `ULONG ExeModuleSequence`, at 0x28.
    #[inline]
    pub fn exe_module_sequence(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `ULONG ExeProcessId`, at 0x2C.
    #[inline]
    pub fn exe_process_id(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCoverageSamplerModuleView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCoverageSamplerModuleView");
        out.field("path_offset", &self.path_offset());
        out.field("path_length", &self.path_length());
        out.field("debug_info_offset", &self.debug_info_offset());
        out.field("debug_info_length", &self.debug_info_length());
        out.field("time_date_stamp", &self.time_date_stamp());
        out.field("image_checksum", &self.image_checksum());
        out.field("image_size", &self.image_size());
        out.field("module_id", &self.module_id());
        out.field("module_sequence", &self.module_sequence());
        out.field("exe_module_id", &self.exe_module_id());
        out.field("exe_module_sequence", &self.exe_module_sequence());
        out.field("exe_process_id", &self.exe_process_id());
        out.finish()
    }
}
