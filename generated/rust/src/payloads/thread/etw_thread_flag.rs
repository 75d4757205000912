// Generated from spec/enums/ETW_THREAD_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a thread.
    ///
    /// No known name in C; here: `ETW_THREAD_FLAG`, of type `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwThreadFlag(u8), size = 1 {
        /// `ETW_THREAD_FLAG_REGISTRY_NOTIFICATION`. Releases unknown.
        #[doc(alias = "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION")]
        REGISTRY_NOTIFICATION = 0x01, "ETW_THREAD_FLAG_REGISTRY_NOTIFICATION";
    }
}

static TABLE: Values = values("ETW_THREAD_FLAG", true, &[
    named("ETW_THREAD_FLAG_REGISTRY_NOTIFICATION", 1, &[]),
]);
