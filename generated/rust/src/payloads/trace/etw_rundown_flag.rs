// Generated from spec/enums/ETW_RUNDOWN_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Kind of a rundown.
    ///
    /// No known name in C; here: `ETW_RUNDOWN_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Location of the flags. The header lists them below the name of a GUID, SystemTraceControlGuid.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwRundownFlag(u32), size = 4 {
        /// `ETW_KERNEL_RUNDOWN_START`. Rundown of the NT Kernel Logger, at its start. Releases unknown.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_START")]
        KERNEL_RUNDOWN_START = 0x00000001, "ETW_KERNEL_RUNDOWN_START";
        /// `ETW_KERNEL_RUNDOWN_STOP`. Rundown of the NT Kernel Logger, at its end. Releases unknown.
        #[doc(alias = "ETW_KERNEL_RUNDOWN_STOP")]
        KERNEL_RUNDOWN_STOP = 0x00000002, "ETW_KERNEL_RUNDOWN_STOP";
        /// `ETW_CKCL_RUNDOWN_START`. Rundown of the Circular Kernel Context Logger, at its start. Releases unknown.
        #[doc(alias = "ETW_CKCL_RUNDOWN_START")]
        CKCL_RUNDOWN_START = 0x00000004, "ETW_CKCL_RUNDOWN_START";
        /// `ETW_CKCL_RUNDOWN_STOP`. Rundown of the Circular Kernel Context Logger, at its end. Releases unknown.
        #[doc(alias = "ETW_CKCL_RUNDOWN_STOP")]
        CKCL_RUNDOWN_STOP = 0x00000008, "ETW_CKCL_RUNDOWN_STOP";
        /// `ETW_FILENAME_RUNDOWN`. Rundown of file names. Releases unknown.
        #[doc(alias = "ETW_FILENAME_RUNDOWN")]
        FILENAME_RUNDOWN = 0x00000010, "ETW_FILENAME_RUNDOWN";
    }
}

static TABLE: Values = values("ETW_RUNDOWN_FLAG", true, &[
    named("ETW_KERNEL_RUNDOWN_START", 1, &[]),
    named("ETW_KERNEL_RUNDOWN_STOP", 2, &[]),
    named("ETW_CKCL_RUNDOWN_START", 4, &[]),
    named("ETW_CKCL_RUNDOWN_STOP", 8, &[]),
    named("ETW_FILENAME_RUNDOWN", 16, &[]),
]);
