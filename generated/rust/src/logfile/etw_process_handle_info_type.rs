// Generated from spec/enums/ETW_PROCESS_HANDLE_INFO_TYPE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// What a consumer can query about a trace that it processes.
    ///
    /// In C: `ETW_PROCESS_HANDLE_INFO_TYPE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_PROCESS_HANDLE_INFO_TYPE")]
    EtwProcessHandleInfoType(u32), size = 4 {
        /// `EtwQueryPartitionInformation`. ETW_TRACE_PARTITION_INFORMATION. Releases unknown.
        #[doc(alias = "EtwQueryPartitionInformation")]
        PARTITION_INFORMATION = 0x00000001, "EtwQueryPartitionInformation";
        /// `EtwQueryPartitionInformationV2`. ETW_TRACE_PARTITION_INFORMATION_V2. Releases unknown.
        #[doc(alias = "EtwQueryPartitionInformationV2")]
        PARTITION_INFORMATION_V2 = 0x00000002, "EtwQueryPartitionInformationV2";
        /// `EtwQueryLastDroppedTimes`. Times of the last dropped events (inferred from the name). Releases unknown.
        #[doc(alias = "EtwQueryLastDroppedTimes")]
        LAST_DROPPED_TIMES = 0x00000003, "EtwQueryLastDroppedTimes";
        /// `EtwQueryLogFileHeader`. TRACE_LOGFILE_HEADER (inferred from the name). Releases unknown.
        #[doc(alias = "EtwQueryLogFileHeader")]
        LOG_FILE_HEADER = 0x00000004, "EtwQueryLogFileHeader";
        /// `EtwQueryProcessHandleInfoMax`. One more than the last value of the development kit for Windows 11. Defined;
        /// no known use. Releases unknown.
        #[doc(alias = "EtwQueryProcessHandleInfoMax")]
        PROCESS_HANDLE_INFO_MAX = 0x00000005, "EtwQueryProcessHandleInfoMax";
    }
}

static TABLE: Values = values("ETW_PROCESS_HANDLE_INFO_TYPE", false, &[
    named("EtwQueryPartitionInformation", 1, &[]),
    named("EtwQueryPartitionInformationV2", 2, &[]),
    named("EtwQueryLastDroppedTimes", 3, &[]),
    named("EtwQueryLogFileHeader", 4, &[]),
    named("EtwQueryProcessHandleInfoMax", 5, &[]),
]);
