// Generated from spec/enums/ETW_PROCESS_EVENT_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a process.
    ///
    /// No known name in C; here: `ETW_PROCESS_EVENT_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwProcessEventFlag(u32), size = 4 {
        /// `ETW_PROCESS_EVENT_FLAG_APPLICATION_ID`. The process has an application ID. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID")]
        APPLICATION_ID = 0x00000001, "ETW_PROCESS_EVENT_FLAG_APPLICATION_ID";
        /// `ETW_PROCESS_EVENT_FLAG_WOW64`. 32-bit process on a 64-bit system. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_WOW64")]
        WOW64 = 0x00000002, "ETW_PROCESS_EVENT_FLAG_WOW64";
        /// `ETW_PROCESS_EVENT_FLAG_PROTECTED`. Protected process. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PROTECTED")]
        PROTECTED = 0x00000004, "ETW_PROCESS_EVENT_FLAG_PROTECTED";
        /// `ETW_PROCESS_EVENT_FLAG_PACKAGED`. Process of an application package. Releases unknown.
        #[doc(alias = "ETW_PROCESS_EVENT_FLAG_PACKAGED")]
        PACKAGED = 0x00000008, "ETW_PROCESS_EVENT_FLAG_PACKAGED";
    }
}

static TABLE: Values = values("ETW_PROCESS_EVENT_FLAG", true, &[
    named("ETW_PROCESS_EVENT_FLAG_APPLICATION_ID", 1, &[]),
    named("ETW_PROCESS_EVENT_FLAG_WOW64", 2, &[]),
    named("ETW_PROCESS_EVENT_FLAG_PROTECTED", 4, &[]),
    named("ETW_PROCESS_EVENT_FLAG_PACKAGED", 8, &[]),
]);
