// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Module in the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_COVERAGE_SAMPLER_MODULE",
    aliases: &[],
    form: "EtwCoverageSamplerModule",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 2004..20H2, 11-21H2",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Module in the data of a coverage sampler.",
    fields: &[
        Field { name: "PathOffset", path: "PathOffset", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PathLength", path: "PathLength", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DebugInfoOffset", path: "DebugInfoOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "DebugInfoLength", path: "DebugInfoLength", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TimeDateStamp", path: "TimeDateStamp", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageChecksum", path: "ImageChecksum", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ImageSize", path: "ImageSize", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ModuleId", path: "ModuleId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ModuleSequence", path: "ModuleSequence", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ExeModuleId", path: "ExeModuleId", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ExeModuleSequence", path: "ExeModuleSequence", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ExeProcessId", path: "ExeProcessId", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Module in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_MODULE`, 0x30 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_MODULE")]
    owned EtwCoverageSamplerModule / EtwCoverageSamplerModuleView: lone [48] "ETW_COVERAGE_SAMPLER_MODULE" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG PathOffset` at 0x00.
        path_offset set_path_offset: u32 = 0;
        /// `ULONG PathLength` at 0x04.
        path_length set_path_length: u32 = 4;
        /// `ULONG DebugInfoOffset` at 0x08.
        debug_info_offset set_debug_info_offset: u32 = 8;
        /// `ULONG DebugInfoLength` at 0x0C.
        debug_info_length set_debug_info_length: u32 = 12;
        /// `ULONG TimeDateStamp` at 0x10.
        time_date_stamp set_time_date_stamp: u32 = 16;
        /// `ULONG ImageChecksum` at 0x14.
        image_checksum set_image_checksum: u32 = 20;
        /// `ULONG ImageSize` at 0x18.
        image_size set_image_size: u32 = 24;
        /// `ULONG ModuleId` at 0x1C.
        module_id set_module_id: u32 = 28;
        /// `ULONG ModuleSequence` at 0x20.
        module_sequence set_module_sequence: u32 = 32;
        /// `ULONG ExeModuleId` at 0x24.
        exe_module_id set_exe_module_id: u32 = 36;
        /// `ULONG ExeModuleSequence` at 0x28.
        exe_module_sequence set_exe_module_sequence: u32 = 40;
        /// `ULONG ExeProcessId` at 0x2C.
        exe_process_id set_exe_process_id: u32 = 44;
    }
    bits {
    }
}

impl EtwCoverageSamplerModule {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
