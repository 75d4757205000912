// Generated from spec/enums/PERFINFO_FILE_READ_WRITE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a file read or write.
    ///
    /// No known name in C; here: `PERFINFO_FILE_READ_WRITE_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoFileReadWriteFlag(u32), 4 {
        /// `PERFINFO_FILE_READ_WRITE_FLAG_MDL`. Uses a memory descriptor list. Releases unknown.
        #[doc(alias = "PERFINFO_FILE_READ_WRITE_FLAG_MDL")]
        MDL = 0x00000001 "PERFINFO_FILE_READ_WRITE_FLAG_MDL",
    }
    also {
    }
    fields { }
}

impl PerfinfoFileReadWriteFlag {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "PERFINFO_FILE_READ_WRITE_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_FILE_READ_WRITE_FLAG_MDL", value: 1, shift: None, holds: None, releases: &[] },
] };
