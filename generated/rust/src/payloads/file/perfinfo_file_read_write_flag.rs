// Generated from spec/enums/PERFINFO_FILE_READ_WRITE_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a file read or write.
    ///
    /// No known name in C; here: `PERFINFO_FILE_READ_WRITE_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoFileReadWriteFlag(u32), size = 4 {
        /// `PERFINFO_FILE_READ_WRITE_FLAG_MDL`. Uses a memory descriptor list. Releases unknown.
        #[doc(alias = "PERFINFO_FILE_READ_WRITE_FLAG_MDL")]
        MDL = 0x00000001, "PERFINFO_FILE_READ_WRITE_FLAG_MDL";
    }
}

static TABLE: Values = values("PERFINFO_FILE_READ_WRITE_FLAG", true, &[
    named("PERFINFO_FILE_READ_WRITE_FLAG_MDL", 1, &[]),
]);
