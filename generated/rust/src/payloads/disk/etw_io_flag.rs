// Generated from spec/enums/ETW_IO_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of an I/O request.
    ///
    /// No known name in C; here: `ETW_IO_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Field that contains the flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwIoFlag(u32), size = 4 {
        /// `ETW_IO_FLAG_BACKUP`. Backup request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_BACKUP")]
        BACKUP = 0x00000001, "ETW_IO_FLAG_BACKUP";
        /// `ETW_IO_FLAG_PREFETCH`. Prefetch request. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_PREFETCH")]
        PREFETCH = 0x00000002, "ETW_IO_FLAG_PREFETCH";
        /// `ETW_IO_FLAG_WRITE_AGGREGATION`. Releases unknown.
        #[doc(alias = "ETW_IO_FLAG_WRITE_AGGREGATION")]
        WRITE_AGGREGATION = 0x00000004, "ETW_IO_FLAG_WRITE_AGGREGATION";
    }
}

static TABLE: Values = values("ETW_IO_FLAG", true, &[
    named("ETW_IO_FLAG_BACKUP", 1, &[]),
    named("ETW_IO_FLAG_PREFETCH", 2, &[]),
    named("ETW_IO_FLAG_WRITE_AGGREGATION", 4, &[]),
]);
