// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Module in the data of a coverage sampler.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_MODULE", "EtwCoverageSamplerModule", (48, 48), "Module in the data of a coverage sampler.", &[
    unsigned("PathOffset", 0, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PathLength", 4, 4, "ULONG", ""),
    unsigned("DebugInfoOffset", 8, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("DebugInfoLength", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("TimeDateStamp", 16, 4, "ULONG", "").means(Meaning::UnixTime),
    unsigned("ImageChecksum", 20, 4, "ULONG", "").means(Meaning::Hex),
    unsigned("ImageSize", 24, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("ModuleId", 28, 4, "ULONG", "").means(Meaning::Identifier),
    unsigned("ModuleSequence", 32, 4, "ULONG", "").means(Meaning::SequenceNumber),
    unsigned("ExeModuleId", 36, 4, "ULONG", "").means(Meaning::Identifier),
    unsigned("ExeModuleSequence", 40, 4, "ULONG", "").means(Meaning::SequenceNumber),
    unsigned("ExeProcessId", 44, 4, "ULONG", "").means(Meaning::ProcessId),
])
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::CHAPPELL_NTETW, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Module in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_MODULE`, 0x30 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_MODULE")]
    owned EtwCoverageSamplerModule / EtwCoverageSamplerModuleView: lone [48] "ETW_COVERAGE_SAMPLER_MODULE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG PathOffset` at 0x00. Unit: bytes.
        path_offset set_path_offset: u32 = 0;
        /// `ULONG PathLength` at 0x04.
        path_length set_path_length: u32 = 4;
        /// `ULONG DebugInfoOffset` at 0x08. Unit: bytes.
        debug_info_offset set_debug_info_offset: u32 = 8;
        /// `ULONG DebugInfoLength` at 0x0C. Unit: bytes.
        debug_info_length set_debug_info_length: u32 = 12;
        /// Point in time: seconds since 1970, UTC. `ULONG TimeDateStamp` at 0x10.
        time_date_stamp set_time_date_stamp: u32 = 16;
        /// `ULONG ImageChecksum` at 0x14.
        image_checksum set_image_checksum: u32 = 20;
        /// `ULONG ImageSize` at 0x18. Unit: bytes.
        image_size set_image_size: u32 = 24;
        /// `ULONG ModuleId` at 0x1C.
        module_id set_module_id: u32 = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG ModuleSequence` at 0x20.
        module_sequence set_module_sequence: u32 = 32;
        /// `ULONG ExeModuleId` at 0x24.
        exe_module_id set_exe_module_id: u32 = 36;
        /// Position in a sequence of events, operations or buffers. `ULONG ExeModuleSequence` at 0x28.
        exe_module_sequence set_exe_module_sequence: u32 = 40;
        /// Process ID. `ULONG ExeProcessId` at 0x2C.
        exe_process_id set_exe_process_id: u32 = 44;
    }
    bits {
    }
    typed {
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime = time_date_stamp, |raw| unix_time(raw);
    }
}
