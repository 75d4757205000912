// Generated from spec/enums/PERFINFO_IPI_REQUEST.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Kind of an interprocessor interrupt request.
    ///
    /// No known name in C; here: `PERFINFO_IPI_REQUEST`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoIpiRequest(u32), size = 4 {
        /// `PERFINFO_IPI_APC_REQUEST`. Asynchronous procedure call. Releases unknown.
        #[doc(alias = "PERFINFO_IPI_APC_REQUEST")]
        APC_REQUEST = 0x00000001, "PERFINFO_IPI_APC_REQUEST";
        /// `PERFINFO_IPI_DPC_REQUEST`. Deferred procedure call. Releases unknown.
        #[doc(alias = "PERFINFO_IPI_DPC_REQUEST")]
        DPC_REQUEST = 0x00000002, "PERFINFO_IPI_DPC_REQUEST";
    }
}

static TABLE: Values = values("PERFINFO_IPI_REQUEST", true, &[
    named("PERFINFO_IPI_APC_REQUEST", 1, &[]),
    named("PERFINFO_IPI_DPC_REQUEST", 2, &[]),
]);
