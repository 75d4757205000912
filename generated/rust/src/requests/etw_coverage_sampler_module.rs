// Generated from spec/structs/ETW_COVERAGE_SAMPLER_MODULE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Module in the data of a coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTETW, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_COVERAGE_SAMPLER_MODULE", "EtwCoverageSamplerModule")
    .size(48)
    .about("Module in the data of a coverage sampler.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG PathOffset").at(0..4).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG PathLength").at(4..8),
        unsigned("ULONG DebugInfoOffset").at(8..12).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG DebugInfoLength").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG TimeDateStamp").at(16..20).means(Meaning::UnixTime),
        unsigned("ULONG ImageChecksum").at(20..24).means(Meaning::Hex),
        unsigned("ULONG ImageSize").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ModuleId").at(28..32).means(Meaning::Identifier),
        unsigned("ULONG ModuleSequence").at(32..36).means(Meaning::SequenceNumber),
        unsigned("ULONG ExeModuleId").at(36..40).means(Meaning::Identifier),
        unsigned("ULONG ExeModuleSequence").at(40..44).means(Meaning::SequenceNumber),
        unsigned("ULONG ExeProcessId").at(44..48).means(Meaning::ProcessId),
    ]);
fixed! {
    /// Module in the data of a coverage sampler.
    ///
    /// In C: `ETW_COVERAGE_SAMPLER_MODULE`, 0x30 bytes. Observed in 2004..20H2, 11-21H2.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Geoff Chappell, *NTETW.H*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_COVERAGE_SAMPLER_MODULE")]
    owned EtwCoverageSamplerModule / EtwCoverageSamplerModuleView: lone,
        name = "ETW_COVERAGE_SAMPLER_MODULE", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG PathOffset` at 0x00. Unit: bytes.
        path_offset / set_path_offset: u32, at = 0;
        /// `ULONG PathLength` at 0x04.
        path_length / set_path_length: u32, at = 4;
        /// `ULONG DebugInfoOffset` at 0x08. Unit: bytes.
        debug_info_offset / set_debug_info_offset: u32, at = 8;
        /// `ULONG DebugInfoLength` at 0x0C. Unit: bytes.
        debug_info_length / set_debug_info_length: u32, at = 12;
        /// Point in time: seconds since 1970, UTC. `ULONG TimeDateStamp` at 0x10.
        time_date_stamp / set_time_date_stamp: u32, at = 16;
        /// `ULONG ImageChecksum` at 0x14.
        image_checksum / set_image_checksum: u32, at = 20;
        /// `ULONG ImageSize` at 0x18. Unit: bytes.
        image_size / set_image_size: u32, at = 24;
        /// `ULONG ModuleId` at 0x1C.
        module_id / set_module_id: u32, at = 28;
        /// Position in a sequence of events, operations or buffers. `ULONG ModuleSequence` at 0x20.
        module_sequence / set_module_sequence: u32, at = 32;
        /// `ULONG ExeModuleId` at 0x24.
        exe_module_id / set_exe_module_id: u32, at = 36;
        /// Position in a sequence of events, operations or buffers. `ULONG ExeModuleSequence` at 0x28.
        exe_module_sequence / set_exe_module_sequence: u32, at = 40;
        /// Process ID. `ULONG ExeProcessId` at 0x2C.
        exe_process_id / set_exe_process_id: u32, at = 44;
    }
    converted {
        /// Point in time. The raw value is `time_date_stamp`.
        time_date_stamp_as_file_time: FileTime, raw = time_date_stamp, |raw| unix_time(raw);
    }
}
