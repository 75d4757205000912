// Generated from spec/enums/PERFINFO_FILE_READ_WRITE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How a file is read or written.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_FILE_READ_WRITE_FLAG`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoFileReadWriteFlag(u32), 4 {
        /// `PERFINFO_FILE_READ_WRITE_FLAG_MDL`. By a memory descriptor list. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_FILE_READ_WRITE_FLAG_MDL")]
        MDL = 0x00000001 "PERFINFO_FILE_READ_WRITE_FLAG_MDL",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoFileReadWriteFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_file_read_write_flag::VALUES;
}
