// Generated from spec/enums/ETW_IO_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What is special about an I/O request.
    ///
    /// Microsoft gives the set no name; here: `ETW_IO_FLAG`, held by `ULONG`.
    ///
    /// What no source says:
    ///
    /// - Which field has the flags.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwIoFlag(u32), 4 {
        /// `ETW_IO_FLAG_BACKUP`. It is for a backup. In which releases it holds is not known.
        #[doc(alias = "ETW_IO_FLAG_BACKUP")]
        BACKUP = 0x00000001 "ETW_IO_FLAG_BACKUP",
        /// `ETW_IO_FLAG_PREFETCH`. It is a prefetch. In which releases it holds is not known.
        #[doc(alias = "ETW_IO_FLAG_PREFETCH")]
        PREFETCH = 0x00000002 "ETW_IO_FLAG_PREFETCH",
        /// `ETW_IO_FLAG_WRITE_AGGREGATION`. In which releases it holds is not known.
        #[doc(alias = "ETW_IO_FLAG_WRITE_AGGREGATION")]
        WRITE_AGGREGATION = 0x00000004 "ETW_IO_FLAG_WRITE_AGGREGATION",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwIoFlag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_io_flag::VALUES;
}
